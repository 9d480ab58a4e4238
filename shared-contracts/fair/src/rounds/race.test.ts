import { drawsOf } from '../fairness/draws'
import { VECTOR_SEED } from '../testing/vectors'
import { factsHash } from './facts-hash'
import { orderChance, placeChance, RACE_MARKETS, raceModel } from './race'

const WEIGHTS = [30, 22, 17, 13, 10, 8]
const facts = { weights: WEIGHTS }
const model = raceModel(WEIGHTS, RACE_MARKETS)
const priceOf = (market: string, ...numbers: (number | string)[]) =>
  model.price(facts, { market, selection: numbers.map(String) })

test('the order of a published round', () => {
  const draws = drawsOf({ seed: VECTOR_SEED, clientSeed: 'race:45:20261122:001', nonce: 0 })
  expect(model.draw(facts, draws)).toEqual({ order: [1, 2, 3, 6, 4, 5] })
})

test.each([
  [1, 307, 0.550309, 170, 0.746904],
  [2, 410, 0.435794, 209, 0.636658],
  [3, 522, 0.34988, 254, 0.537982],
  [4, 671, 0.274756, 315, 0.438149],
  [5, 857, 0.215182, 392, 0.351605],
  [6, 1056, 0.174078, 474, 0.288702],
])('runner %i wins at %i, is in the first two with %f and placed at %i', (runner, win, two, place, three) => {
  expect(priceOf('win', runner)).toBe(win)
  expect(placeChance(WEIGHTS, runner, 2)).toBeCloseTo(two, 6)
  expect(priceOf('place', runner)).toBe(place)
  expect(placeChance(WEIGHTS, runner, 3)).toBeCloseTo(three, 6)
})

test.each([
  ['exacta', [1, 2], 939],
  ['exacta', [2, 1], 1040],
  ['exacta', [6, 5], 9010],
  ['quinella', [1, 2], 505],
  ['quinella', [5, 6], 4486],
  ['tricast', [1, 2, 3], 2532],
  ['tricast', [6, 5, 4], 52_419],
  ['trio', [1, 2, 3], 538],
  ['trio', [4, 5, 6], 8317],
])('%s of %j pays %i', (market, numbers, odds) => {
  expect(priceOf(market, ...numbers)).toBe(odds)
})

test('chances of orders', () => {
  expect(orderChance(WEIGHTS, [1, 2])).toBeCloseTo(0.094286, 6)
  expect(orderChance(WEIGHTS, [6, 5, 4])).toBeCloseTo(0.001379, 6)
})

test('odd and even of eight runners are priced at eight cents', () => {
  const eight = raceModel([24, 19, 15, 12, 10, 8, 7, 5], RACE_MARKETS)
  const priced = eight.list({ weights: [24, 19, 15, 12, 10, 8, 7, 5] }, 'oddEven')
  expect(priced.map(({ odds }) => odds)).toEqual([175, 220])
})

test.each([
  ['win', ['7']],
  ['win', ['01']],
  ['win', []],
  ['win', ['1', '2']],
  ['exacta', ['1', '1']],
  ['quinella', ['2', '1']],
  ['tricast', ['1', '2']],
  ['oddEven', ['low']],
  ['nothing', ['1']],
])('%s has no selection %j', (market, selection) => {
  expect(model.price(facts, { market, selection })).toBeNull()
})

test.each([
  ['win', ['1'], true],
  ['place', ['2'], true],
  ['place', ['3'], false],
  ['quinella', ['1', '2'], true],
  ['exacta', ['2', '1'], false],
  ['trio', ['1', '2', '3'], true],
  ['tricast', ['1', '2', '3'], true],
  ['oddEven', ['odd'], true],
  ['bigSmall', ['big'], false],
  ['headToHead', ['6', '4'], true],
])('%s %j in the order 1 2 3 6 4 5: %s', (market, selection, won) => {
  const returned = model.returns(facts, { market, selection, odds: 300 }, { order: [1, 2, 3, 6, 4, 5] })
  expect(returned).toEqual(won ? [300, 100] : [0, 1])
})

test('facts follow from the public id alone and have a hash', () => {
  const dealt = model.facts('vd:20261128:001')
  expect([...dealt.weights].sort((a, b) => b - a)).toEqual(WEIGHTS)
  expect(model.facts('vd:20261128:001')).toEqual(dealt)
  expect(factsHash(dealt)).toHaveLength(64)
})
