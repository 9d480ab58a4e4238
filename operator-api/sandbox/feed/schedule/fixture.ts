import type { League, Team } from '../leagues/league'

/** A match that will be, is or was played. */
export interface Fixture {
  readonly id: number
  readonly league: League
  readonly home: Team
  readonly away: Team
  /** Epoch milliseconds. */
  readonly kickoff: number
  /** Published days ahead instead of shortly before its kick-off. */
  readonly featured: boolean
}
