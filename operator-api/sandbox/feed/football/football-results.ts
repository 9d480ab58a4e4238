import type { MatchResult } from '@touchline/rules'
import type { Score } from '../play/match-script'
import type { PitchEvent } from './draw-events'

export const isGoal = ({ kind }: PitchEvent): boolean =>
  kind === 'goal' || kind === 'penaltyGoal' || kind === 'checkedGoal'

/** Events of both sides, counted. */
export const scoreOf = (events: readonly PitchEvent[]): Score => [
  events.filter(({ side }) => side === 0).length,
  events.filter(({ side }) => side === 1).length,
]

/** The result of a match by its goals, half of it or all. */
export function resultOf(
  goals: readonly PitchEvent[],
  half: Score,
  full: Score | null,
  status: 0 | 1,
): MatchResult {
  const scorer = (goal: PitchEvent | undefined) => (goal ? SIDES[goal.side] : 'none')
  const inFirst = goals.filter((goal) => goal.half === 0)
  // Markets that half time does not decide are not known yet.
  const known = full !== null || goals.length > 0
  return {
    status,
    half_time: half,
    full_time: full,
    first_goal: known ? scorer(goals[0]) : null,
    last_goal: full ? scorer(goals.at(-1)) : null,
    first_half_first_goal: scorer(inFirst[0]),
    first_half_last_goal: scorer(inFirst.at(-1)),
    abandoned_in: null,
  }
}
const SIDES = ['home', 'away'] as const

/** The change of the half-time result of a match that is abandoned in the second half. */
export const GIVEN_UP = { status: 2, abandoned_in: 'second_half' } as const
