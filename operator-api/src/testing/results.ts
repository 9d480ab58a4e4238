import type { MatchResult } from '@touchline/rules'

/** A match that ended with these scores. */
export const finished = (
  full: [number, number],
  half: [number, number] = [0, 0],
  rest: Partial<MatchResult> = {},
): MatchResult => ({
  status: 1,
  half_time: half,
  full_time: full,
  first_goal: null,
  last_goal: null,
  first_half_first_goal: null,
  first_half_last_goal: null,
  abandoned_in: null,
  ...rest,
})

/** A match that was called off. */
export const cancelled: MatchResult = {
  status: 2,
  half_time: null,
  full_time: null,
  first_goal: null,
  last_goal: null,
  first_half_first_goal: null,
  first_half_last_goal: null,
  abandoned_in: null,
}
