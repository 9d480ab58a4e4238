import type { MatchRow, MatchType, SuspensionReason } from '@touchline/contracts/odds'
import { PlayPeriodId, SUSPENSION_REASONS } from '@touchline/contracts/odds'

/** The content of a match row, by name. Times in epoch milliseconds. */
export interface MatchFacts {
  readonly league: number
  readonly home: string
  readonly away: string
  readonly type: MatchType
  readonly kickoff: number
  readonly period: number
  /** When the minute of the period was 0; null while no clock runs. */
  readonly clockBase: number | null
  readonly score: readonly [home: number, away: number]
  readonly reds: readonly [home: number, away: number]
  readonly suspension: SuspensionReason
  readonly goesLive: boolean
}

export function matchFacts(row: MatchRow): MatchFacts {
  const [, league, home, away, type, kickoff, period, clockBase, ...rest] = row
  const [homeScore, awayScore, homeReds, awayReds, , suspension, , goesLive] = rest
  return {
    league,
    home,
    away,
    type,
    kickoff: kickoff * 1000,
    period,
    clockBase: clockBase === 0 ? null : clockBase * 1000,
    score: [homeScore, awayScore],
    reds: [homeReds, awayReds],
    suspension: SUSPENSION_REASONS[suspension] ?? 'none',
    goesLive: goesLive === 1,
  }
}

/** Does the list of the board look different, or only the row itself? */
export function isListedAlike(a: MatchFacts, b: MatchFacts): boolean {
  return (
    a.league === b.league &&
    a.kickoff === b.kickoff &&
    a.type === b.type &&
    a.home === b.home &&
    a.away === b.away &&
    (a.period === PlayPeriodId.ended) === (b.period === PlayPeriodId.ended)
  )
}
