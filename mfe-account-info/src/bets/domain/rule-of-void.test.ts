import { LEG_VOID_REASONS, type LegVoidReason } from '@touchline/contracts/calls'
import type { RuleId } from '@touchline/contracts/rules'
import outcomes from '../../locales/en/screens/outcomes.json'
import rules from '../../locales/en/screens/rules.json'
import { RULE_IDS } from '../../rules/domain/rules'
import { ruleOfVoid } from './rule-of-void'

const leg = (void_reason: LegVoidReason, change: object = {}) => ({
  void_reason,
  sport: 1,
  half_score: null,
  ...change,
})

test.each(LEG_VOID_REASONS)('the reason %s has words and a rule', (reason) => {
  expect(outcomes.legVoid[reason]).toMatch(/^Void: .+\.$/)
  expect(RULE_IDS).toContain(ruleOfVoid(leg(reason)))
})

test('no other reason has words', () => {
  expect(Object.keys(outcomes.legVoid).sort()).toEqual([...LEG_VOID_REASONS].sort())
})

test.each<[is: string, change: object, rule: RuleId]>([
  ['in its first half', {}, 'results.firstHalfAbandoned'],
  ['in its second half', { half_score: [1, 0] }, 'results.secondHalfAbandoned'],
  ['of a sport without halves', { sport: 3, half_score: [1, 0] }, 'results.notPlayed'],
])('a match abandoned %s leads to the rule of it', (_is, change, rule) => {
  expect(ruleOfVoid(leg('abandoned', change))).toBe(rule)
  const [topic, name] = rule.split('.') as ['results', keyof typeof rules.rules.results]
  expect(rules.rules[topic][name].title).toBeTruthy()
})
