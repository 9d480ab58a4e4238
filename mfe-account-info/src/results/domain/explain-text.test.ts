import type { LegResult } from '@touchline/contracts/calls'
import { legOf } from '../../testing/bets'
import { factorText, marginText, partLine, productAgainst, shortReason } from './explain-text'

test.each([
  ['hdp', 'home', -2, 2, '−0.5', '+1 − 0.5 = +0.5'],
  ['hdp', 'home', -4, 0, '−1', '+1 − 1 = 0'],
  ['hdp', 'home', 0, -4, '0', '−1 + 0 = −1'],
  ['hdp', 'away', 2, -2, '+0.5', '−1 + 0.5 = −0.5'],
  ['ou', 'over', 10, 2, '2.5', '3 − 2.5 = +0.5'],
  ['ou', 'under', 10, -2, '2.5', '2.5 − 3 = −0.5'],
  ['ou', 'under', 12, 0, '3', '3 − 3 = 0'],
] as const)(
  '%s %s of %i quarters with a margin of %i: %s, %s',
  (bet_type, selection, line, margin, shown, sum) => {
    expect(partLine({ bet_type }, line)).toBe(shown)
    expect(marginText({ bet_type, selection }, { line, margin })).toBe(sum)
  },
)

const explanation: LegResult['explanation'] = { score: [2, 1], from: null, parts: [], myanmar: null }

test.each([
  [{ line: -3 }, { score: '2-1', from: null, line: '0.5-1 (−0.75)' }],
  [
    { line: -3, selection: 'away' },
    { score: '2-1', from: null, line: '0.5-1 (+0.75)' },
  ],
  [
    { bet_type: 'ou' as const, line: 10, selection: 'over' },
    { score: '2-1', from: null, line: null },
  ],
  [
    { bet_type: 'oxt' as const, selection: 'X' },
    { score: '2-1', from: null, line: null },
  ],
])('a leg of %j is decided by %j', (leg, reason) => {
  expect(shortReason(legOf(leg), { explanation })).toEqual(reason)
  expect(shortReason(legOf(leg), { explanation: null })).toBeNull()
})

test.each([
  [[1, 5], [0, 4], '1-1', '0-4'],
  [[2, 1], [0, 0], '2-1', null],
] as const)(
  'a handicap that ended %j and was placed at %j is decided by %s, from %s',
  (score, at, since, from) => {
    const struck = { ...explanation, score: [score[0], score[1]], from: [at[0], at[1]] } as typeof explanation
    expect(shortReason(legOf({ line: 0 }), { explanation: struck })).toEqual({
      score: since,
      from,
      line: '0',
    })
  },
)

test.each([
  [10_000, '1.00'],
  [19_600, '1.96'],
  [14_286, '1.4286'],
  [14_350, '1.435'],
  [0, '0.00'],
])('a factor of %i ten-thousandths reads %s', (factor, text) => {
  expect(factorText(factor)).toBe(text)
})

test.each([
  ['adds up', 10_000, [14_300, 20_000], 28_600, 'same'],
  ['loses', 10_000, [14_300, 0], 0, 'same'],
  ['has a factor of more places than are known', 10_000, [14_286, 14_286], 20_408, 'near'],
  ['is cut by the payout limit', 10_000, [90_000, 90_000], 500_000, 'more'],
  ['is not cut where the places that are known do not say so', 500_000, [14_286, 14_286], 1_020_408, 'near'],
] as const)('what a parlay pays %s', (_, stake, factors, paid, against) => {
  expect(productAgainst(stake, factors, paid)).toBe(against)
})
