import { ARSENAL_PICK, arsenalQuote } from '../../testing/slip-fixtures'
import {
  after,
  as,
  bet,
  entered,
  feed,
  PICK,
  PRESS,
  picked,
  pressed,
  quotes,
  READY,
  refusal,
  requestOf,
  SENT,
  type Step,
  sentBy,
  typed,
} from '../../testing/slip-steps'
import { movedMeanwhile } from './slip-draft'
import { stakeFaultOf } from './slip-stake'

const REFRESHED: Step = { type: 'refreshed' }
const waited = (afterMs: number): Step => ({ ...REFRESHED, afterMs })
const firstOf = ({ slip }: ReturnType<typeof after>) => {
  const wager = slip.all[0]?.wager
  return { refusal: wager?.draft?.refusal ?? null, fault: wager && stakeFaultOf(wager.money, wager.limits) }
}

describe('the refusal of a moving price', () => {
  const MOVING = [...SENT, refusal('oddsIsUpdating')]
  const KEPT = { code: 'oddsIsUpdating' }
  const lockedPrice = feed({ state: 1, ball: 11 })
  const again = (): Step => entered({ do: 'edit', change: { refusal: movedMeanwhile() } })

  test.each<[string, readonly Step[], object | null]>([
    ['stays for 2.9 seconds', [...MOVING, waited(2900)], KEPT],
    ['ends after 3 seconds', [...MOVING, waited(3000)], null],
    ['stays while the price is locked', [...MOVING, lockedPrice, waited(5000)], KEPT],
    ['ends then with the lock', [...MOVING, lockedPrice, waited(5000), feed({ ball: 12 })], null],
    [
      'stays its whole time where it is repeated',
      [...MOVING, again(), waited(2000), again(), waited(2900)],
      KEPT,
    ],
    ['ends then too', [...MOVING, again(), waited(2000), again(), waited(3000)], null],
    [
      'of one of several singles stays',
      [
        ...READY,
        picked({ ...ARSENAL_PICK, selection: 'away' }),
        PRESS,
        refusal('oddsIsUpdating'),
        waited(5000),
      ],
      KEPT,
    ],
    ['ends with the next press', [...MOVING, PRESS], null],
  ])('%s', (_, steps, has) => {
    const found = firstOf(after(...steps)).refusal
    if (has) expect(found).toMatchObject(has)
    else expect(found).toBeNull()
  })
})

describe('a refusal of the server', () => {
  const ofMaintenance: readonly Step[] = [...SENT, refusal('game_maintenance', { until: 9 })]
  const overLimit: readonly Step[] = [...SENT, refusal('betOverMax', { bound: 5 })]
  const over: Step = { type: 'maintenance_over' }

  test.each<[string, readonly Step[], object | null]>([
    ['stays', [...overLimit, waited(60_000)], { code: 'betOverMax', bound: 5 }],
    ['ends with an edit of the stake', [...overLimit, typed('50')], null],
    [
      'of maintenance has its end',
      [...ofMaintenance, waited(60_000)],
      { code: 'game_maintenance', until: 9 },
    ],
    ['of maintenance ends with it', [...ofMaintenance, over], null],
    ['of another kind stays after maintenance', [...overLimit, over], { code: 'betOverMax' }],
  ])('%s', (_, steps, has) => {
    const found = firstOf(after(...steps)).refusal
    if (has) expect(found).toMatchObject(has)
    else expect(found).toBeNull()
  })

  test('of a moved price asks about the quote that came with it', () => {
    const quote: Step = {
      type: 'refused_quotes',
      owner: 1,
      details: {},
      quote: arsenalQuote({ ball: 12, odds: 80 }),
    }
    const { slip } = after(...SENT, refusal('invalidOddsBall'), quote)
    expect(slip.all[0]?.wager.draft?.refusal).toMatchObject({ code: 'invalidOddsBall' })
    expect(slip.all[0]?.selection.gate).toMatchObject({
      gate: 'accept_price',
      from: { odds: -96 },
      terms: { odds: 80, ball: 12 },
    })
  })

  test('for good can be tried again, and asks about the price of now', () => {
    const { slip } = after(
      ...SENT,
      refusal('matchHide'),
      feed({ ball: 20, prices: [80, -88] }),
      bet({ type: 'again' }),
    )
    expect(slip.all[0]?.wager.stage).toMatchObject({ stage: 'editing', draft: { stakeText: '100' } })
    expect(slip.all[0]?.selection.gate).toMatchObject({
      gate: 'accept_price',
      from: { odds: -96 },
      terms: { odds: 80 },
    })
  })
})

describe('of a refusal and a quote the newer one is the limit of a match', () => {
  const overMatch = (bound: number): readonly Step[] => [...SENT, refusal('betOverMaxPerMatch', { bound })]
  const left = (match_left: number | undefined, afterMs = 2000): Step => ({
    ...quotes({ match_left }),
    afterMs,
  })
  const FULL = 'full'

  test.each<[string, readonly Step[], object]>([
    ['the refusal at first', overMatch(0), { refusal: { bound: 0 }, fault: FULL }],
    ['the refusal after a press, too', [...overMatch(0), PRESS], { refusal: { bound: 0 }, fault: FULL }],
    ['a quote by which the stake fits', [...overMatch(0), left(1_000_000)], { refusal: null, fault: null }],
    [
      'a quote by which a smaller stake fits',
      [...overMatch(0), left(4800)],
      { refusal: { bound: 5000 }, fault: null },
    ],
    [
      'a quote by which no stake fits',
      [...overMatch(5000), left(500)],
      { refusal: { bound: 0 }, fault: FULL },
    ],
    [
      'the refusal, where a quote has no such limit',
      [...overMatch(0), left(undefined)],
      { refusal: { bound: 0 } },
    ],
    [
      'the refusal, where the quote is only 1.4 seconds newer',
      [...overMatch(0), left(1_000_000, 1400)],
      { refusal: { bound: 0 } },
    ],
    ['a quote that is 1.5 seconds newer', [...overMatch(0), left(1_000_000, 1500)], { refusal: null }],
  ])('%s', (_, steps, has) => {
    expect(firstOf(after(...steps))).toMatchObject(has)
  })

  test('a press bets the stake that fits', () => {
    const lowered: readonly Step[] = [...overMatch(0), left(4800), PRESS]
    expect(after(...lowered).slip.all[0]?.wager.draft).toMatchObject({ stakeText: '50', refusal: null })
    expect(requestOf(after(...lowered))).toBeNull()
    expect(requestOf(after(...lowered, PRESS))).toMatchObject({ stake: 5000, idem_key: 'key-1.1' })
  })

  test('of two singles the remaining one has all that the match leaves', () => {
    const away = { ...ARSENAL_PICK, selection: 'away' }
    const both: readonly Step[] = [
      PICK,
      feed(),
      quotes(),
      picked(away),
      quotes({ ...away, odds: 90 }, 2),
      typed('100'),
      typed('100', 2),
      PRESS,
      pressed(2),
    ]
    const second = refusal('betOverMaxPerMatch', { bound: 1500 }, sentBy(after(...both)), 2)
    const first = refusal('betOverMaxPerMatch', { bound: 1500 })
    const alone: readonly Step[] = [...both, first, second, { type: 'removed', ids: [1], hasUndo: false }]
    expect(firstOf(after(...alone))).toMatchObject({ refusal: { bound: 1500 }, fault: null })
    const quoted = { ...quotes({ ...away, odds: 90, match_left: 5000 }, 2), afterMs: 2000 }
    const lowered: readonly Step[] = [...alone, quoted, pressed(2)]
    expect(after(...lowered).slip.all[0]?.wager.draft).toMatchObject({ stakeText: '50', refusal: null })
    expect(requestOf(after(...lowered, pressed(2)))).toMatchObject({ selection: 'away', stake: 5000 })
  })
})

test.each<[number, object | null]>([
  [100, { code: 'insufficient_balance', bound: 0 }],
  [900_000, null],
])('after a refusal for want of balance one of %i leaves %o', (available, has) => {
  const short: readonly Step[] = [...SENT, refusal('insufficient_balance', { bound: 0 })]
  const found = firstOf(after(...short, { ...REFRESHED, ...as({ available }) }))
  if (has) expect(found).toMatchObject({ refusal: has, fault: 'short' })
  else expect(found).toMatchObject({ refusal: null, fault: null })
})
