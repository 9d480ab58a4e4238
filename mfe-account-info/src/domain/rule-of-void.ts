import type { LegVoidReason } from '@touchline/contracts/calls'
import type { RuleId } from '@touchline/contracts/rules'

/** Which rule says why a leg is void. */
const RULE_OF: Readonly<Record<LegVoidReason, RuleId>> = {
  cancelled: 'results.void',
  wrongDetails: 'results.void',
  postponed: 'results.postponed',
  placedLate: 'results.placedLate',
  abandoned: 'results.secondHalfAbandoned',
  walkover: 'results.notPlayed',
  notPlayed: 'results.notPlayed',
  retired: 'results.notPlayed',
  awarded: 'results.notPlayed',
  noResult: 'results.notPlayed',
}

export const ruleOfVoid = (reason: LegVoidReason): RuleId => RULE_OF[reason]
