import { stakeRefusal } from '../checks/checked-bet'
import { narrowestOfKind } from './kind-limit'

const limit = (key: string, min_bet: number, max_bet: number, max_payout: number) => ({
  key,
  min_bet,
  max_bet,
  max_payout,
  max_per_match: 1_000_000,
})
const limits = new Map(
  [
    limit('parlay:1', 500, 100_000, 9_000_000),
    limit('parlay:2', 1000, 200_000, 5_000_000),
    limit('parlay:3', 300, 300_000, 7_000_000),
  ].map((one) => [one.key, one]),
)

describe('the limit of a bet over several sports', () => {
  test.each([
    { code: 'betLowerMin', key: 'parlay:2' },
    { code: 'betOverMax', key: 'parlay:1' },
    { code: 'betOverMaxPayout', key: 'parlay:2' },
  ] as const)('is named by the sport that sets the bound: $code', ({ code, key }) => {
    const narrowest = narrowestOfKind(limits, 'parlay', [1, 2, 3])
    if (!narrowest) throw new Error('no limit')
    expect(narrowest).toMatchObject({ min_bet: 1000, max_bet: 100_000, max_payout: 5_000_000 })
    expect(stakeRefusal({ ok: false, code, bound: 1 }, narrowest)).toMatchObject({ details: { limit: key } })
  })

  test('is missing where one of the sports has no limit', () => {
    expect(narrowestOfKind(limits, 'parlay', [1, 9])).toBeUndefined()
  })
})
