import type { BetLeg, LegVoidReason } from '@touchline/contracts/calls'
import { FOOTBALL } from '@touchline/contracts/odds'
import type { RuleId } from '@touchline/contracts/rules'

/** Which rule says why a leg is void. */
const RULE_OF: Readonly<Record<Exclude<LegVoidReason, 'abandoned'>, RuleId>> = {
  cancelled: 'results.void',
  wrongDetails: 'results.void',
  postponed: 'results.postponed',
  placedLate: 'results.placedLate',
  walkover: 'results.notPlayed',
  notPlayed: 'results.notPlayed',
  retired: 'results.notPlayed',
  awarded: 'results.notPlayed',
  noResult: 'results.notPlayed',
}

/** The rule of why a leg is void; by default the rule of cancelled matches. */
export function ruleOfVoid(leg: Pick<BetLeg, 'void_reason' | 'sport' | 'half_score'>): RuleId {
  if (leg.void_reason === 'abandoned') return ruleOfAbandoned(leg)
  return RULE_OF[leg.void_reason ?? 'cancelled']
}

/** A first half that was over has a score. */
function ruleOfAbandoned({ sport, half_score }: Pick<BetLeg, 'sport' | 'half_score'>): RuleId {
  if (sport !== FOOTBALL) return 'results.notPlayed'
  return half_score ? 'results.secondHalfAbandoned' : 'results.firstHalfAbandoned'
}
