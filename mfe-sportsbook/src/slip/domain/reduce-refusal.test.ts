import { ARSENAL_PICK, arsenalQuote } from '../../testing/slip-fixtures'
import {
  after,
  as,
  entered,
  feed,
  PRESS,
  picked,
  quotes,
  READY,
  refusal,
  requestOf,
  SENT,
  type Step,
  typed,
} from '../../testing/slip-steps'
import { movedMeanwhile } from './slip-draft'
import { stakeFaultOf } from './slip-stake'

const waited = (afterMs: number): Step => ({ type: 'refreshed', afterMs })
const firstOf = ({ slip }: ReturnType<typeof after>) => {
  const { draft = null, money = null, limits = null } = slip.all[0]?.wager ?? {}
  return { refusal: draft?.refusal ?? null, fault: stakeFaultOf(money, limits) }
}

describe('a refusal', () => {
  const MOVING = [...SENT, refusal('oddsIsUpdating')]
  const MOVED = { code: 'oddsIsUpdating' }
  const lockedPrice = feed({ state: 1, ball: 11 })
  const again = (): Step => entered({ do: 'edit', change: { refusal: movedMeanwhile() } })
  const ofTwo = [...READY, picked({ ...ARSENAL_PICK, selection: 'away' }), PRESS, refusal('oddsIsUpdating')]
  const closed = [...SENT, refusal('game_maintenance', { until: 9 })]
  const CLOSED = { code: 'game_maintenance', until: 9 }
  const overLimit = [...SENT, refusal('betOverMax', { bound: 5 })]
  const OVER_LIMIT = { code: 'betOverMax', bound: 5 }
  const over: Step = { type: 'maintenance_over' }

  test.each<[string, readonly Step[], object | null]>([
    ['of a moving price stays for 2.9 seconds', [...MOVING, waited(2900)], MOVED],
    ['of a moving price ends after 3 seconds', [...MOVING, waited(3000)], null],
    ['of a moving price stays while that is locked', [...MOVING, lockedPrice, waited(5000)], MOVED],
    [
      'of a moving price ends with the lock',
      [...MOVING, lockedPrice, waited(5000), feed({ ball: 12 })],
      null,
    ],
    [
      'that is repeated stays its whole time',
      [...MOVING, again(), waited(2000), again(), waited(2900)],
      MOVED,
    ],
    ['that is repeated ends then', [...MOVING, again(), waited(2000), again(), waited(3000)], null],
    ['of a moving price stays with one of several', [...ofTwo, waited(5000)], MOVED],
    ['of a moving price ends with the next press', [...MOVING, PRESS], null],
    ['of a limit stays', [...overLimit, waited(60_000)], OVER_LIMIT],
    ['of a limit ends with an edit of the stake', [...overLimit, typed('50')], null],
    ['of a limit stays after maintenance', [...overLimit, over], OVER_LIMIT],
    ['of maintenance stays', [...closed, waited(60_000)], CLOSED],
    ['of maintenance ends with it', [...closed, over], null],
  ])('%s', (_, steps, has) => {
    const found = firstOf(after(...steps))
    expect(found).toMatchObject({ refusal: has })
  })

  test('of a moved price asks about the quote that came with it', () => {
    const quote = arsenalQuote({ ball: 12, odds: 80 })
    const quoted: Step = { type: 'refused_quotes', owner: 1, details: {}, quote }
    const [entry] = after(...SENT, refusal('invalidOddsBall'), quoted).slip.all
    expect(entry?.wager.draft?.refusal).toMatchObject({ code: 'invalidOddsBall' })
    const asks = { gate: 'accept_price', from: { odds: -96 }, terms: { odds: 80, ball: 12 } }
    expect(entry?.selection.gate).toMatchObject(asks)
  })
})

describe('of a refusal and a quote the newer one is the limit of a match', () => {
  const overMatch = (bound: number) => [...SENT, refusal('betOverMaxPerMatch', { bound })]
  const full = overMatch(0)
  const left = (match_left: number | undefined, afterMs = 2000): Step => ({
    ...quotes({ match_left }),
    afterMs,
  })

  test.each<[string, readonly Step[], number | null, string | null]>([
    ['the refusal at first', full, 0, 'full'],
    ['the refusal after a press, too', [...full, PRESS], 0, 'full'],
    ['the refusal where a quote has no such limit', [...full, left(undefined)], 0, 'full'],
    ['the refusal where the quote came within 1.5 seconds', [...full, left(1_000_000, 1499)], 0, 'full'],
    ['a quote that came after 1.5 seconds', [...full, left(1_000_000, 1500)], null, null],
    ['a quote by which a smaller stake fits', [...full, left(4800)], 5000, null],
    ['a quote by which no stake fits', [...overMatch(5000), left(500)], 0, 'full'],
  ])('%s', (_, steps, bound, fault) => {
    const found = firstOf(after(...steps))
    expect([found.refusal?.bound ?? null, found.fault]).toEqual([bound, fault])
  })

  test('a press bets the stake that fits', () => {
    const lowered = [...full, left(4800), PRESS]
    expect(after(...lowered).slip.all[0]?.wager.draft).toMatchObject({ stakeText: '50', refusal: null })
    expect(requestOf(after(...lowered))).toBeNull()
    expect(requestOf(after(...lowered, PRESS))).toMatchObject({ stake: 5000, idem_key: 'key-1.1' })
  })
})

test.each([
  { available: 100, bound: 0, fault: 'short' },
  { available: 900_000, bound: null, fault: null },
])('a refusal for want of balance has the bound $bound with a balance of $available', (given) => {
  const short = [...SENT, refusal('insufficient_balance', { bound: 0 })]
  const found = firstOf(after(...short, { ...waited(0), ...as({ available: given.available }) }))
  expect([found.refusal?.bound ?? null, found.fault]).toEqual([given.bound, given.fault])
})
