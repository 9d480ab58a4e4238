import { ruleOfRejection } from './rule-of-rejection'
import type { RuleId } from './rules'

const RULE_OF: Readonly<Record<string, RuleId>> = {
  invalidOdds: 'odds.moved',
  betOverMax: 'odds.limits',
  betOverMaxBet: 'odds.limits',
  betOverMaxPerMatch: 'odds.limits',
  betOverLimit: 'odds.limits',
  betLowerMin: 'odds.limits',
  minBetAmount: 'odds.limits',
  betOverMaxPayout: 'odds.payout',
  matchNotActive: 'odds.suspended',
  atLeastTwoMatchToBetParlay: 'combined.legs',
  atLeastThreeMatchToBetParlay: 'combined.legs',
  maxParlayTicket: 'combined.legs',
}

/** Which rule says why a bet was refused, or rejected on its way; codes that no rule is about have none. */
export const ruleOfRefusal = (code: string): RuleId | undefined => RULE_OF[code] ?? ruleOfRejection(code)
