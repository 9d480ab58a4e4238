import type { MatchVoidReason } from '@touchline/contracts/calls'
import type { Period } from '@touchline/contracts/odds'

/** Goals of home and away. */
export type Score = readonly [home: number, away: number]

/** Who scored; 'none' when nobody did; null while unknown. */
export type GoalOf = 'home' | 'away' | 'none' | null

/** Score of a part of a match that is over, by its code. */
export type PartScore = readonly [period: Period, home: number, away: number]

/**
 * How a match was decided. Of a match that was `retired`, `walkover`, `awarded` or `noResult` only completed
 * play counts; `shortened` is an official result all the same.
 */
export const DECIDED = ['played', 'retired', 'walkover', 'awarded', 'shortened', 'noResult'] as const
export type Decided = (typeof DECIDED)[number]

/** The known facts of a match that bets depend on. Later revisions replace it as a whole. */
export interface MatchResult {
  /** 0 live or pending result, 1 completed, 2 cancelled (refund), 5 suspended. */
  readonly status: 0 | 1 | 2 | 5
  /** Score at half time; null until the first half has ended. */
  readonly half_time: Score | null
  /**
   * Score at the end; of football after stoppage time, without extra time. Of a match that was cut short the score at that
   * moment. Null until then.
   */
  readonly full_time: Score | null
  readonly first_goal: GoalOf
  readonly last_goal: GoalOf
  readonly first_half_first_goal: GoalOf
  readonly first_half_last_goal: GoalOf
  /** The half in which the match was given up; null when it was not. */
  readonly abandoned_in: 'first_half' | 'second_half' | null
  /** Winning runners of an outright, more than one in a dead heat. Null or absent until decided. */
  readonly winners?: readonly string[] | null
  /**
   * Scores of finished quarters, sets, innings … If some are reported, a part missing at the end was not
   * played.
   */
  readonly periods?: readonly PartScore[]
  /** Absent for matches that were played. */
  readonly decided?: Decided
  /** The side that goes on, when the other retires or after a tie that somebody must win. */
  readonly goes_on?: 'home' | 'away' | null
  /** Why it is void, for display; bets look at `status` alone. */
  readonly void_reason?: MatchVoidReason
  /** When play began, epoch milliseconds, if known. Bets placed later, or long before, are not about it. */
  readonly kicked_off?: number
  /**
   * Of a match that was not played in time: the missed kick-off. Bets placed for a later one are not about
   * it.
   */
  readonly scheduled?: number
  /**
   * The match continues after an end reported too early; bets are accepted again. Settlement looks at
   * `status`.
   */
  readonly reopens?: boolean
}

/** A match without known facts; reports replace it. */
export const NO_RESULT_YET: MatchResult = {
  status: 0,
  half_time: null,
  full_time: null,
  first_goal: null,
  last_goal: null,
  first_half_first_goal: null,
  first_half_last_goal: null,
  abandoned_in: null,
}

/** Whether this report shows that no play happened yet: then it cannot show when play began. */
export const isNothingPlayed = ({ status, half_time, abandoned_in, periods }: MatchResult): boolean =>
  (status === 0 || status === 5) && half_time === null && abandoned_in === null && !periods?.length

/** Whether by this word a match is over: it was completed, called off or given up. */
export const isFinalResult = ({ status, abandoned_in }: MatchResult): boolean =>
  status === 1 || status === 2 || abandoned_in !== null

/** A match without play: its bets are refunded. */
export const NOT_PLAYED: MatchResult = { ...NO_RESULT_YET, status: 2 }
