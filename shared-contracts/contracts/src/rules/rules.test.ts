import { CATALOGUE } from '../errors'
import { pathOfRule } from './path-of-rule'
import { ruleOfMarket } from './rule-of-market'
import { ruleOfRefusal } from './rule-of-refusal'

test.each([
  ['rejectedDanger', 'live.waiting'],
  ['rejectedGoal', 'live.rejected'],
  ['matchEnded', 'live.rejected'],
  ['halfMatchEnded', 'live.rejected'],
  ['betOverMaxPayout', 'odds.payout'],
  ['maxParlayTicket', 'combined.legs'],
  ['insufficient_balance', undefined],
] as const)('a bet refused with %s leads to %s', (code, rule) => {
  expect(CATALOGUE).toHaveProperty(code)
  expect(ruleOfRefusal(code)).toBe(rule)
})

test.each([
  [1, 'htft', 'football.scores'],
  [2, 'ou', 'sports.basketball'],
  [7, 'hdp', 'sports.score'],
  [2, 'orz', 'results.outright'],
] as const)('of sport %d a market %s follows %s', (sport, bet_type, rule) => {
  expect(ruleOfMarket({ sport, bet_type })).toBe(rule)
})

test('a rule has an address, and so have all of them', () => {
  expect([pathOfRule('odds.moved'), pathOfRule()]).toEqual(['/info/rules?rule=odds.moved', '/info/rules'])
})
