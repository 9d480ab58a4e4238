import type { BetType } from '@touchline/contracts/odds'
import { groupPrices } from './group-prices'
import { type HouseTerms, housePrices } from './house-prices'
import { readPricing } from './pricing'

const AS_FED: HouseTerms = { margin: null, shift: null }
const marginOf = (cents: number, factor = 1): HouseTerms => ({ ...AS_FED, margin: { cents, factor } })
const shiftOf = (...shift: number[]): HouseTerms => ({ ...AS_FED, shift })

test.each<[string, BetType, number[], HouseTerms, number[]]>([
  ['as fed', 'hdp', [96, 96], AS_FED, [96, 96]],
  ['two ways at another spread', 'hdp', [96, 96], marginOf(12), [94, 94]],
  ['two ways about a fair price', 'hdp', [86, -94], marginOf(4), [88, -92]],
  ['a heavy first side', 'hdp', [96, 96], shiftOf(3, 0), [93, 99]],
  ['a heavy second side', 'ou', [96, 96], shiftOf(0, 5), [99, 91]],
  ['over even money', 'ou', [-98, 90], shiftOf(5, 0), [97, 93]],
  ['spread and shift', 'hdp', [96, 96], { margin: { cents: 12, factor: 1 }, shift: [2, 0] }, [92, 96]],
  ['two ways without a price', 'hdp', [0, 0], marginOf(8), [0, 0]],
  ['no price that short', 'hdp', [2, -90], shiftOf(5, 0), [2, -90]],
  ['three ways without their margin', 'oxt', [192, 363, 375], marginOf(0, 0), [199, 393, 407]],
  ['a heavy result', 'oxt', [192, 363, 375], shiftOf(5, 0, 0), [187, 371, 384]],
  ['a result that cannot be any more', 'oxt', [0, 150, 240], shiftOf(0, 5, 0), [0, 147, 247]],
  ['a runner', 'orz', [500], shiftOf(5), [500]],
])('%s: %s %j', (_, type, fed, terms, prices) => {
  expect(housePrices(fed, type, terms)).toEqual(prices)
})

const distance = (price: number): number => (price > 0 ? 100 - price : -price - 100)
const SHIFTS = [-20, -5, -3, -1, 0, 1, 3, 5, 20]

test.each([5, 8, 12])(
  'bets on both sides of a line with %i cents, each at its best shift, are no sure profit',
  (cents) => {
    for (let first = 30; first <= 100 - cents; first += 1) {
      const fed = [first, -Math.min(100, first + cents)]
      const lines = SHIFTS.map((steps) =>
        housePrices(fed, 'hdp', shiftOf(Math.max(0, steps), Math.max(0, -steps))),
      )
      const best = [0, 1].map((side) => Math.min(...lines.map((prices) => distance(prices[side] ?? 0))))
      expect((best[0] ?? 0) + (best[1] ?? 0)).toBeGreaterThanOrEqual(2)
    }
  },
)

test('bets on all results, each at its best shift, are no sure profit', () => {
  for (const fed of [
    [192, 363, 375],
    [125, 600, 1100],
    [300, 320, 240],
  ])
    for (const most of [1, 5, 20]) {
      const loads = [
        [0, 0, 0],
        [most, 0, 0],
        [0, most, 0],
        [0, 0, most],
        [most, most, 0],
        [0, most, most],
        [most, 0, most],
      ]
      const lines = loads.map((load) => housePrices(fed, 'oxt', shiftOf(...load)))
      const best = fed.map((_, n) => Math.max(...lines.map((prices) => prices[n] ?? 0)))
      expect(best.reduce((sum, price) => sum + 100 / price, 0)).toBeGreaterThan(1)
    }
})

test('leagues have the margin of their tier, others their own or that of the feed', () => {
  const tier = { cents: 5, live_cents: 7, factor: 1, leagues: [12] }
  const { marginOf: given, shift } = readPricing({ tiers: [tier] })
  expect(given({ league: 12, isLive: false })).toEqual({ cents: 5, factor: 1 })
  expect(given({ league: 12, isLive: true })).toEqual({ cents: 7, factor: 1 })
  expect(given({ league: 13, isLive: false })).toBeNull()
  expect(shift).toEqual({ step: 200_000, most: 5 })
  const others = { cents: 10, live_cents: 12, factor: 1.5 }
  const all = readPricing({ tiers: [tier], others, shift: { step: 1000, most: 0 } })
  expect(all.marginOf({ league: 13, isLive: true })).toEqual({ cents: 12, factor: 1.5 })
  expect(() => readPricing({ tiers: [{ ...tier, cents: 'five' }] })).toThrow('PRICING: tiers.0.cents')
})

test.each<[why: string, BetType, prices: readonly number[], cents: number, wider: readonly number[]]>([
  ['a group without cents', 'hdp', [96, 96], 0, [96, 96]],
  ['both sides shorter by half', 'hdp', [96, 96], 6, [93, 93]],
  ['a negative price', 'ou', [-98, 90], 6, [99, 87]],
  ['a longer risk', 'hdp', [86, -94], 4, [84, -96]],
  ['a line of which a side would have no price', 'hdp', [2, -90], 6, [2, -90]],
  ['a line without prices', 'hdp', [0, 0], 6, [0, 0]],
  ['1X2', 'oxt', [192, 363, 375], 6, [192, 363, 375]],
])('prices of a commission group: %s, %s %j', (_, type, prices, cents, wider) => {
  expect(groupPrices(prices, type, cents)).toEqual(wider)
})

test('no side of a line is longer for a commission group', () => {
  for (let first = 30; first <= 100; first += 1)
    for (const spread of [4, 8, 12])
      for (const cents of [2, 4, 6, 20]) {
        const own = [first, 200 - first - spread > 100 ? first + spread - 200 : 200 - first - spread]
        const wider = groupPrices(own, 'hdp', cents)
        for (const [n, price] of wider.entries())
          expect(distance(price)).toBeGreaterThanOrEqual(distance(own[n] ?? 0))
      }
})

test('a file of prices names the spreads of groups B to D, in even cents', () => {
  const { centsOf } = readPricing({ tiers: [], groups: { B: 2, D: 6 } })
  expect(['A', 'B', 'C', 'D', 'Z'].map(centsOf)).toEqual([0, 2, 0, 6, 0])
  expect(() => readPricing({ tiers: [], groups: { B: 3 } })).toThrow('PRICING: groups.B')
  expect(() => readPricing({ tiers: [], groups: { A: 2 } })).toThrow('PRICING: groups.A')
})
