import type { BetLeg, LegResult } from '@touchline/contracts/calls'
import { FOOTBALL } from '@touchline/contracts/odds'
import { type RuleId, ruleOfMarket } from '@touchline/contracts/rules'

/** The rule by which a leg was decided. */
export function ruleOfLeg(
  leg: Pick<BetLeg, 'bet_type' | 'sport' | 'myanmar'>,
  { explanation }: Pick<LegResult, 'explanation'>,
): RuleId {
  if (leg.myanmar) return 'burmese.body'
  const isSplit = leg.sport === FOOTBALL && explanation !== null && explanation.parts.length > 1
  return isSplit ? 'football.quarter' : ruleOfMarket(leg)
}
