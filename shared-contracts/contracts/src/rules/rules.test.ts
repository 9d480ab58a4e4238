import { CATALOGUE } from '../errors'
import { pathOfRule } from './path-of-rule'
import { ruleOfMarket } from './rule-of-market'
import { ruleOfRefusal } from './rule-of-refusal'
import { ruleOfRejection } from './rule-of-rejection'

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

test.each(['rejectedByNobody', 'batchEnded', 'matchNotActiveYet', 'constructor'])(
  'a bet rejected for %s, which the catalogue does not know, leads to no rule',
  (reason) => {
    expect(Object.keys(CATALOGUE)).not.toContain(reason)
    expect(ruleOfRejection(reason)).toBeUndefined()
  },
)

test('every reason of play that the catalogue has leads to a rule', () => {
  const reasons = Object.keys(CATALOGUE).filter((code) => code.startsWith('rejected'))
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.filter((reason) => !ruleOfRejection(reason))).toEqual([])
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
