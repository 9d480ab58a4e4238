import type { BetLeg } from '@touchline/contracts/calls'
import type { SlipMatch } from './slip-match'
import type { SlipTerms } from './slip-terms'

/** Facts of a leg that stay as they were struck: enough to word it, in the slip, on a receipt and in My Bets. */
export type SlipLeg = Pick<
  BetLeg,
  | 'match_id'
  | 'sport'
  | 'league'
  | 'home'
  | 'away'
  | 'kickoff'
  | 'market'
  | 'bet_type'
  | 'period'
  | 'line'
  | 'selection'
  | 'odds'
  | 'odds_type'
  | 'score_at_bet'
  | 'myanmar'
>

/** A leg at given terms. */
export function slipLegOf(match: SlipMatch, terms: SlipTerms): SlipLeg {
  return {
    match_id: match.id,
    sport: match.sport,
    league: match.league,
    home: match.home,
    away: match.away,
    kickoff: match.kickoff,
    market: terms.market,
    bet_type: terms.betType,
    period: terms.period,
    line: terms.line,
    selection: terms.selection,
    odds: terms.odds,
    odds_type: terms.oddsType,
    score_at_bet: terms.score && [...terms.score],
  }
}
