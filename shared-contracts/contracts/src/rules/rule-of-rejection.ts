import type { RuleId } from './rules'

/** Which rule says why a bet on its way was rejected; reasons that no rule is about have none. */
export function ruleOfRejection(reason: string): RuleId | undefined {
  if (reason === 'rejectedDanger') return 'live.waiting'
  if (reason.startsWith('rejected')) return 'live.rejected'
  return reason === 'invalidOddsBall' || reason === 'oddsIsUpdating' ? 'odds.moved' : undefined
}
