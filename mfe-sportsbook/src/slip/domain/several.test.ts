import { ARSENAL_PICK } from '../../testing/slip-fixtures'
import {
  after,
  as,
  feed,
  PICK,
  PRESS,
  picked,
  pickOf,
  quotes,
  type Step,
  typed,
} from '../../testing/slip-steps'
import type { StakeInput } from './stake-input'

const OFFERED: readonly Step[] = [PICK, feed(), quotes()]

describe('several singles', () => {
  const EACH: readonly Step[] = [
    ...OFFERED,
    picked(pickOf(1)),
    feed({}, 1),
    quotes({ ...pickOf(1) }, 2),
    { type: 'each_stake', input: { do: 'type', text: '100' } },
  ]
  const DRAWN: Step = { type: 'drawn' }
  const pressedAll = (afterMs = 1000): Step => ({ type: 'pressed_all', afterMs })
  const ALL: readonly Step[] = [...EACH, DRAWN, pressedAll()]
  const places = ({ effects }: ReturnType<typeof after>) =>
    effects.filter((effect) => effect.do === 'place').length

  test.each<[string, readonly Step[], string[], number]>([
    ['drawn and pressed', ALL, ['sending', 'sending'], 2],
    ['pressed twice', [...ALL, pressedAll()], ['sending', 'sending'], 0],
    ['pressed before they are drawn', [...EACH, pressedAll()], ['editing', 'editing'], 0],
    ['pressed just after they are drawn', [...EACH, DRAWN, pressedAll(399)], ['editing', 'editing'], 0],
    ['drawn with a stake less', [...EACH, typed('', 2), DRAWN, pressedAll()], ['sending', 'editing'], 1],
    [
      'pressed after one was suspended that is not drawn so',
      [...EACH, DRAWN, feed({ suspension: 1 }, 1), pressedAll()],
      ['editing', 'editing'],
      0,
    ],
    [
      'typed anew and drawn, at once',
      [...EACH, DRAWN, typed('50', 2), DRAWN, pressedAll(0)],
      ['sending', 'sending'],
      2,
    ],
    [
      'with a stake above its limit',
      [...EACH, typed('80000', 2), DRAWN, pressedAll()],
      ['editing', 'editing'],
      0,
    ],
    [
      'of which even the minimum would pay too much',
      [
        ...EACH,
        quotes({ max_payout: 1500 }),
        quotes({ ...pickOf(1), max_payout: 1500 }, 2),
        DRAWN,
        pressedAll(),
      ],
      ['editing', 'editing'],
      0,
    ],
    [
      'beyond the balance together',
      [...EACH, DRAWN, { ...pressedAll(), ...as({ available: 15_000 }) }],
      ['editing', 'editing'],
      0,
    ],
    ['on limits that have grown old', [...EACH, DRAWN, pressedAll(20_000)], ['validating', 'validating'], 0],
    [
      'of which one is locked when its limits come',
      [...EACH, DRAWN, pressedAll(20_000), feed({ suspension: 1 }), quotes()],
      ['editing', 'validating'],
      0,
    ],
  ])('%s', (_, steps, stages, sends) => {
    const step = after(...steps)
    expect(step.slip.all.map(({ wager }) => wager.stage.stage)).toEqual(stages)
    expect(places(step)).toBe(sends)
  })

  test('have a key each, and one press', () => {
    const { effects, state } = after(...ALL)
    const keys = effects.flatMap((effect) => (effect.do === 'place' ? effect.sent.request.idem_key : []))
    expect(keys).toEqual(['key-1', 'key-2'])
    expect(new Set([1, 2].map((id) => state.bets.get(id)?.press)).size).toBe(1)
  })

  test('keep the refusal of a lock each, which one alone does not', () => {
    const { slip } = after(...EACH, DRAWN, pressedAll(20_000), feed({ suspension: 1 }), quotes())
    expect(slip.all[0]?.wager.draft?.refusal?.code).toBe('oddsIsUpdating')
  })

  const each = (input: StakeInput): Step => ({ type: 'each_stake', input })
  const AWAY = { ...ARSENAL_PICK, selection: 'away' }
  const ofOneMatch = (match_left: number): readonly Step[] => [
    PICK,
    feed(),
    quotes({ match_left }),
    picked(AWAY),
    quotes({ ...AWAY, odds: 90, match_left }, 2),
    each({ do: 'type', text: '100' }),
  ]

  test.each<[string, readonly Step[], string[], boolean?]>([
    ['typed', EACH, ['100', '100']],
    ['typed while one is pending', [...EACH, PRESS, each({ do: 'type', text: '50' })], ['100', '50']],
    ['left', [...EACH, typed('1234', 2), each({ do: 'leave' })], ['100', '1,234']],
    ['of Min', [...EACH, each({ do: 'min' })], ['10', '10']],
    ['cleared', [...EACH, each({ do: 'clear' })], ['', '']],
    [
      'left above the limit of one of them',
      [...EACH, quotes({ ...pickOf(1), max_bet: 5000 }, 2), each({ do: 'leave' })],
      ['100', '50'],
    ],
    ['left within the limit of their match', [...ofOneMatch(30_000), each({ do: 'leave' })], ['100', '100']],
    [
      'left above the limit of their match',
      [...ofOneMatch(15_000), each({ do: 'leave' })],
      ['78.13', '75'],
      false,
    ],
    [
      'pressed above the limit of their match',
      [...ofOneMatch(15_000), DRAWN, pressedAll()],
      ['78.13', '75'],
      false,
    ],
  ])('have the one stake that is %s', (_, steps, held, sameStake = true) => {
    const step = after(...steps)
    expect(step.slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(held)
    expect([step.state.sameStake, places(step)]).toEqual([sameStake, 0])
  })
})
