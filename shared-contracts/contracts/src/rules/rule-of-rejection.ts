import type { ErrorCode } from '../errors'
import type { RuleId } from './rules'

/** Rejections of a sent bet; a new code of the catalogue fails the compile here. */
type Rejection =
  | Extract<ErrorCode, `rejected${string}`>
  // The match ended, or its half, or it was called off.
  | 'matchEnded'
  | 'halfMatchEnded'
  | 'matchNotActive'
  | 'invalidOddsBall'
  | 'oddsIsUpdating'

const RULE_OF: Readonly<Record<Rejection, RuleId>> = {
  rejectedDanger: 'live.waiting',
  rejectedGoal: 'live.rejected',
  rejectedScore: 'live.rejected',
  rejectedPriceMoved: 'live.rejected',
  rejectedRedCard: 'live.rejected',
  rejectedSuspended: 'live.rejected',
  matchEnded: 'live.rejected',
  halfMatchEnded: 'live.rejected',
  matchNotActive: 'live.rejected',
  invalidOddsBall: 'odds.moved',
  oddsIsUpdating: 'odds.moved',
}

const hasRule = (reason: string): reason is Rejection => Object.hasOwn(RULE_OF, reason)

/** Which rule says why a bet on its way was rejected; reasons that no rule is about have none. */
export const ruleOfRejection = (reason: string): RuleId | undefined =>
  hasRule(reason) ? RULE_OF[reason] : undefined
