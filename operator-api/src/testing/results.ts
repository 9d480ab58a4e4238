import { type MatchResult, NO_RESULT_YET, NOT_PLAYED } from '@touchline/rules'

/** A match that ended with these scores. */
export const finished = (
  full: [number, number],
  half: [number, number] = [0, 0],
  rest: Partial<MatchResult> = {},
): MatchResult => ({ ...NO_RESULT_YET, status: 1, half_time: half, full_time: full, ...rest })

/** A match that was called off. */
export const cancelled = NOT_PLAYED
