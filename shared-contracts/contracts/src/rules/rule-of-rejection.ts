import type { RuleId } from './rules'

/** Which rule says why a bet on its way was rejected; reasons that no rule is about have none. */
export function ruleOfRejection(reason: string): RuleId | undefined {
  if (reason === 'rejectedDanger') return 'live.waiting'
  // The match ended, or its half, or it was called off.
  if (/^rejected|atchEnded$|^matchNotActive$/.test(reason)) return 'live.rejected'
  return reason === 'invalidOddsBall' || reason === 'oddsIsUpdating' ? 'odds.moved' : undefined
}
