import type { BetLeg, LegResult } from '@touchline/contracts/calls'
import { FOOTBALL } from '@touchline/contracts/odds'
import type { RuleId } from './rules'

const OF_FOOTBALL: Partial<Record<BetLeg['bet_type'], RuleId>> = {
  hdp: 'football.handicap',
  ou: 'football.total',
  oxt: 'football.oneXtwo',
  dc: 'football.oneXtwo',
  oe: 'football.oddEven',
  cs: 'football.scores',
  tg: 'football.scores',
  htft: 'football.scores',
  fglg: 'football.firstLast',
}

const OF_SPORT: Readonly<Record<number, RuleId>> = {
  2: 'sports.basketball',
  3: 'sports.tennis',
  9: 'sports.esports',
}

/** The rule by which a leg was decided. */
export function ruleOfLeg(
  leg: Pick<BetLeg, 'bet_type' | 'sport' | 'myanmar'>,
  { explanation }: Pick<LegResult, 'explanation'>,
): RuleId {
  if (leg.bet_type === 'orz') return 'results.outright'
  if (leg.myanmar) return 'burmese.body'
  if (leg.sport !== FOOTBALL) return OF_SPORT[leg.sport] ?? 'sports.score'
  if (explanation && explanation.parts.length > 1) return 'football.quarter'
  return OF_FOOTBALL[leg.bet_type] ?? 'football.time'
}
