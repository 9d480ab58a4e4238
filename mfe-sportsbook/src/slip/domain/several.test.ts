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

const each = (input: StakeInput): Step => ({ type: 'each_stake', input })
const typedForAll = each({ do: 'type', text: '100' })
const left = each({ do: 'leave' })
const EACH: readonly Step[] = [
  ...[PICK, feed(), quotes()],
  ...[picked(pickOf(1)), feed({}, 1), quotes(pickOf(1), 2)],
  typedForAll,
]
const DRAWN: Step = { type: 'drawn' }
const pressedAll = (afterMs = 1000): Step => ({ type: 'pressed_all', afterMs })
const ALL = [...EACH, DRAWN, pressedAll()]
const OVERPAID = [quotes({ max_payout: 1500 }), quotes({ ...pickOf(1), max_payout: 1500 }, 2)]
const sentKeys = ({ effects }: ReturnType<typeof after>) =>
  effects.flatMap((effect) => (effect.do === 'place' ? effect.sent.request.idem_key : []))

/** `null` where the press sends none of them. */
test.each<[string, readonly Step[], [string, string] | null]>([
  ['drawn and pressed', ALL, ['sending', 'sending']],
  ['pressed before they are drawn', [...EACH, pressedAll()], null],
  ['pressed just after they are drawn', [...EACH, DRAWN, pressedAll(399)], null],
  ['one without a stake', [...EACH, typed('', 2), DRAWN, pressedAll()], ['sending', 'editing']],
  ['one suspended since they were drawn', [...EACH, DRAWN, feed({ suspension: 1 }, 1), pressedAll()], null],
  ['typed anew and drawn', [...EACH, DRAWN, typed('50', 2), DRAWN, pressedAll(0)], ['sending', 'sending']],
  ['one above its limit', [...EACH, typed('80000', 2), DRAWN, pressedAll()], null],
  ['all above the payout limit', [...EACH, ...OVERPAID, DRAWN, pressedAll()], null],
  ['beyond the balance', [...EACH, DRAWN, { ...pressedAll(), ...as({ available: 15_000 }) }], null],
  ['with old limits', [...EACH, DRAWN, pressedAll(20_000)], ['validating', 'validating']],
])('several singles %s: %j', (_, steps, stages) => {
  const step = after(...steps)
  const found = step.slip.all.map(({ wager }) => wager.stage.stage)
  expect(found).toEqual(stages ?? ['editing', 'editing'])
  expect(sentKeys(step)).toHaveLength(found.filter((stage) => stage === 'sending').length)
})

test('several singles have a key each, one press, and are sent once', () => {
  const step = after(...ALL)
  expect(sentKeys(step)).toEqual(['key-1', 'key-2'])
  expect(new Set([1, 2].map((id) => step.state.bets.get(id)?.press)).size).toBe(1)
  expect(after(...ALL, pressedAll()).effects).toEqual([])
})

test('one of several that is locked in its validation has a refusal', () => {
  const { slip } = after(...EACH, DRAWN, pressedAll(20_000), feed({ suspension: 1 }), quotes())
  expect(slip.all[0]?.wager.draft?.refusal?.code).toBe('oddsIsUpdating')
})

test.each<[string, readonly Step[], string[]]>([
  ['typed', EACH, ['100', '100']],
  ['typed while one is pending', [...EACH, PRESS, each({ do: 'type', text: '50' })], ['100', '50']],
  ['written out', [...EACH, typed('1234', 2), left], ['100', '1,234']],
  ['of Min', [...EACH, each({ do: 'min' })], ['10', '10']],
  ['cleared', [...EACH, each({ do: 'clear' })], ['', '']],
  ['above the limit of one', [...EACH, quotes({ ...pickOf(1), max_bet: 5000 }, 2), left], ['100', '50']],
])('several singles have the one stake that is %s', (_, steps, held) => {
  const { slip, state } = after(...steps)
  expect(slip.all.map(({ wager }) => wager.draft?.stakeText)).toEqual(held)
  expect(state.sameStake).toBe(true)
})
