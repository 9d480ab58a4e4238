import type { SlipLeg } from '../../shared/domain/slip-leg'
import { arsenalLeg } from '../../testing/slip-fixtures'
import { ruleOfSlip } from './rule-of-slip'

const leg = (change: Partial<SlipLeg> = {}): SlipLeg => ({
  ...arsenalLeg({ market: 2, score_at_bet: null }),
  myanmar: null,
  ...change,
})

test.each([
  ['a handicap', leg(), 'football.handicap'],
  ['a handicap in play', leg({ market: 3, score_at_bet: [1, 0] }), 'football.handicapLive'],
  ['a quarter line', leg({ line: -3 }), 'football.quarter'],
  ['a quarter line of goals', leg({ bet_type: 'ou', line: 9, selection: 'over' }), 'football.quarter'],
  ['a half line of goals', leg({ bet_type: 'ou', line: 10, selection: 'over' }), 'football.total'],
  ['a correct score', leg({ bet_type: 'cs', line: 0, selection: '2-1' }), 'football.scores'],
  ['a set of tennis', leg({ sport: 3, period: 21 }), 'sports.tennis'],
  ['badminton', leg({ sport: 5 }), 'sports.score'],
  ['an outright', leg({ bet_type: 'orz', line: 0 }), 'results.outright'],
] as const)('a single on %s leads to its rule', (_, open, rule) => {
  expect(ruleOfSlip({ mode: 'single', leg: open, burmese: 0 })).toBe(rule)
})

test.each([
  ['single', 0, undefined],
  ['parlay', 0, 'combined.legs'],
  ['system', 0, 'combined.system'],
  ['myanmar', 1, 'burmese.body'],
  ['myanmar', 2, 'burmese.maung'],
] as const)('a slip in mode %s with %d Burmese selections leads to %s', (mode, burmese, rule) => {
  expect(ruleOfSlip({ mode, leg: null, burmese })).toBe(rule)
})
