import type { BookMatch } from '../offered-line'
import type { HeldLeague, HeldMatch } from './held-match'
import { marketOf, minuteOf } from './market-of'

/** A match as other modules see it, at a moment. */
export function bookMatchOf(
  match: HeldMatch,
  league: HeldLeague | undefined,
  now: number,
  rate: number,
): BookMatch {
  const { period, score, halfScore, reds, suspension, danger, status } = match.play
  return {
    id: match.id,
    leagueId: match.league,
    sport: league?.sport ?? 0,
    league: league?.name ?? '',
    home: match.home,
    away: match.away,
    kickoff: match.kickoff,
    market: marketOf(match, now),
    period,
    minute: minuteOf(match, now, rate),
    score,
    halfScore,
    reds,
    suspension,
    danger,
    status,
    parent: match.parent,
  }
}
