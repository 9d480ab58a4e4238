import { drawsOf } from '../fairness/draws'
import { VECTOR_SEED } from '../testing/vectors'
import { lotteryModel, MARKETS_4D } from './lottery'
import { permutationsOf } from './permutations'

const four = lotteryModel(4)
const result4 = four.draw({}, drawsOf({ seed: VECTOR_SEED, clientSeed: '4D:2026-11-25:001', nonce: 0 }))
const returned = (market: string, number: string) =>
  four.returns({}, { market, selection: [number], odds: 0 }, result4)

test('the numbers of a published draw', () => {
  expect(result4.numbers.join(' ')).toBe(
    '9755 6752 4181 2760 7313 9471 4298 0467 9385 5110 9803 3463 7517 8235 9166 9265 0239 8963 4187 8618 4509 8523 4380',
  )
})

test.each([
  [3, '3D:2026-11-25:001', '250'],
  [2, '2D:2026-11-25:001', '64'],
] as const)('the number of %iD', (digits, clientSeed, number) => {
  expect(lotteryModel(digits).draw({}, drawsOf({ seed: VECTOR_SEED, clientSeed, nonce: 0 })).numbers).toEqual(
    [number],
  )
})

test.each([
  ['big', '0467', 180],
  ['small', '6752', 2000],
  ['big', '9755', 2500],
  ['4a', '9755', 6000],
  ['4a', '6752', 0],
  ['iboxBig', '4670', 8],
  ['iboxBig', '2358', 6],
  ['iboxBig', '5579', 209],
  ['iboxSmall', '5579', 292],
  ['iboxBig', '1148', 42],
  ['3a', '755', 660],
  ['3abc', '752', 210],
])('%s on %s returns %i', (market, number, times) => {
  expect(returned(market, number)).toEqual([times, 1])
})

test.each([
  ['boxBig', '5579', [2500, 12]],
  ['boxBig', '2358', [120, 24]],
  ['rollSmall', '675_', [2000, 10]],
  ['rollBig', '_755', [2500, 10]],
  ['bigSmall', 'big', [195, 100]],
  ['bigSmall', 'small', [0, 1]],
  ['oddEven', 'odd', [195, 100]],
])('%s on %s returns %j of the whole stake', (market, number, times) => {
  expect(returned(market, number)).toEqual(times)
})

test('classes of all numbers by their permutations', () => {
  const classes = new Map<number, number>()
  for (let n = 0; n < 10_000; n++) {
    const perms = permutationsOf(String(n).padStart(4, '0')).length
    classes.set(perms, (classes.get(perms) ?? 0) + 1)
  }
  expect(Object.fromEntries(classes)).toEqual({ 24: 5040, 12: 4320, 6: 270, 4: 360, 1: 10 })
})

/** Return in percent: each place is equally likely to be any number. */
const rtpOf = (market: string, number: string): string => {
  const places = Array.from({ length: 23 }, (_, place) => place)
  const covered = four.exposure?.({ market, selection: [number] }).map(([one]) => one) ?? []
  let sum = 0
  for (const place of places)
    for (const hit of covered) {
      const numbers = places.map((one) => (one === place ? hit : '----'))
      const [won, stakes] = four.returns({}, { market, selection: [number], odds: 0 }, { numbers })
      sum += won / stakes
    }
  return (sum / 100).toFixed(2)
}

test.each([
  ['big', '1234', '64.00'],
  ['small', '1234', '65.00'],
  ['4a', '1234', '60.00'],
  ['boxBig', '1234', '64.00'],
  ['rollSmall', '12_4', '65.00'],
  ['iboxBig', '1234', '66.72'],
  ['iboxSmall', '1234', '65.28'],
  ['iboxBig', '1123', '64.20'],
  ['iboxSmall', '1123', '65.16'],
  ['iboxBig', '1122', '64.08'],
  ['iboxSmall', '1122', '65.10'],
  ['iboxBig', '1112', '64.00'],
  ['iboxSmall', '1112', '65.00'],
])('%s on %s returns %s percent', (market, number, percent) => {
  expect(rtpOf(market, number)).toBe(percent)
})

test.each([
  ['big', '579'],
  ['big', '55790'],
  ['big', '55a9'],
  ['iboxBig', '1111'],
  ['boxBig', '1111'],
  ['rollBig', '1234'],
  ['rollBig', '1__4'],
  ['3a', '1234'],
  ['bigSmall', 'odd'],
  ['6d', '1234'],
])('there is no %s on %s', (market, number) => {
  expect(four.price({}, { market, selection: [number] })).toBeNull()
})

test('every market has a liability for each number that it covers', () => {
  expect(
    MARKETS_4D.every((market) => (four.exposure?.({ market, selection: ['1123'] }) ?? []).length > 0),
  ).toBe(true)
  expect(four.exposure?.({ market: 'iboxBig', selection: ['1112'] })).toHaveLength(4)
})
