import { bodyLadder, maungLadder, maungReturn } from './bets/myanmar'
import type { BurmeseTerms } from './burmese-terms'

const terms = (change: Partial<BurmeseTerms> = {}): BurmeseTerms => ({
  lineId: 1,
  betType: 'hdp',
  period: 0,
  side: 'home',
  ball: 1,
  goals: 1,
  percent: 30,
  upper: 'home',
  odds: 95,
  ...change,
})
const RATES = { byLegs: { 2: 15 }, otherwise: 20 }

test.each<{ it: string; change: Partial<BurmeseTerms>; ends: string[] }>([
  { it: 'the upper side at 1+30', change: {}, ends: ['100 % 95', '30 % 28.5', '-100 % -100'] },
  { it: 'the lower side at 1+30', change: { side: 'away' }, ends: ['100 % 95', '-30 % -30', '-100 % -100'] },
  {
    it: 'Over at 2+20',
    change: { betType: 'ou', side: 'over', goals: 2, percent: 20 },
    ends: ['100 % 95', '20 % 19', '-100 % -100'],
  },
])('a body on $it ends as it is settled: $ends', ({ change, ends }) => {
  const ladder = bodyLadder(terms(change), 10_000)
  expect(ladder.map(({ percent, net }) => `${percent} % ${net / 100}`)).toEqual(ends)
})

test('a body on the upper side wins 30 % by exactly one', () => {
  const [, byOne] = bodyLadder(terms(), 10_000)
  expect(byOne?.condition).toEqual({ kind: 'margin_exactly', goals: 1, afterBet: false })
})

test.each([
  { legCount: 2, gross: 40_000, percent: 15, deducted: 6000, paid: 34_000 },
  { legCount: 3, gross: 80_000, percent: 20, deducted: 16_000, paid: 64_000 },
])('a maung of $legCount legs pays its gross less $percent percent', ({ legCount, ...paid }) => {
  expect(maungReturn({ legCount, deductions: RATES }, 10_000)).toEqual(paid)
})

test('the ends of a maung are all legs won, a leg on its line, and a leg lost', () => {
  const legs = [terms({ percent: 20 }), terms({ percent: -75 }), terms({ percent: -100 })]
  expect(maungLadder(legs, RATES, 10_000)).toEqual([
    { row: 'all', net: 54_000 },
    { row: 'onLine', place: 0, percent: 20, net: 28_400 },
    { row: 'onLine', place: 1, percent: -75, net: -2000 },
    { row: 'lost', net: -10_000 },
  ])
})
