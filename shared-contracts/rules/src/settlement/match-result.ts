/** Goals of home and away. */
export type Score = readonly [home: number, away: number]

/** Who scored; 'none' when nobody did; null while unknown. */
export type GoalOf = 'home' | 'away' | 'none' | null

/** What is known of a match, as far as bets depend on it. Later revisions replace it as a whole. */
export interface MatchResult {
  /** 0 live or pending result, 1 completed, 2 cancelled (refund), 5 suspended. */
  readonly status: 0 | 1 | 2 | 5
  /** Score at half time; null until the first half has ended. */
  readonly half_time: Score | null
  /** Score after stoppage time, without extra time; null until the match has ended. */
  readonly full_time: Score | null
  readonly first_goal: GoalOf
  readonly last_goal: GoalOf
  readonly first_half_first_goal: GoalOf
  readonly first_half_last_goal: GoalOf
  /** The half in which the match was given up; null when it was not. */
  readonly abandoned_in: 'first_half' | 'second_half' | null
  /** Winning runners of an outright, more than one in a dead heat. Null or absent until decided. */
  readonly winners?: readonly string[] | null
}
