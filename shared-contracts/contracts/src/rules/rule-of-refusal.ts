import type { RuleId } from './rules'

const RULE_OF: Readonly<Record<string, RuleId>> = {
  rejectedDanger: 'live.waiting',
  invalidOddsBall: 'odds.moved',
  oddsIsUpdating: 'odds.moved',
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

/** Which rule says why a bet was refused or rejected; codes that no rule is about have none. */
export function ruleOfRefusal(code: string): RuleId | undefined {
  return RULE_OF[code] ?? (code.startsWith('rejected') ? 'live.rejected' : undefined)
}
