import type { LegResult } from '@touchline/contracts/calls'
import { legOf } from '../testing/bets'
import { factorText, marginText, partLine, shortReason } from './explain-text'

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
  [{ line: -3 }, '2-1, −0.75'],
  [{ line: -3, selection: 'away' }, '2-1, +0.75'],
  [{ bet_type: 'ou' as const, line: 10, selection: 'over' }, '2-1'],
  [{ bet_type: 'oxt' as const, selection: 'X' }, '2-1'],
])('a leg of %j is decided by %s', (leg, reason) => {
  expect(shortReason(legOf(leg), { explanation })).toBe(reason)
  expect(shortReason(legOf(leg), { explanation: null })).toBeNull()
})

test.each([
  [19_600, '1.96'],
  [14_350, '1.43'],
  [10_000, '1.00'],
  [0, '0.00'],
])('a factor of %i is told as %s', (factor, text) => {
  expect(factorText(factor)).toBe(text)
})
