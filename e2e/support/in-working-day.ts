const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** The working day of the sandbox begins at noon, eight hours ahead of UTC. */
const STARTS_MS = 4 * 3_600_000

/**
 * Milliseconds from now to a kick-off at most `wishMs` ahead that is still in the working day of now: lists of today and of results
 * end with it. In the last five minutes of a day it may be in the next one.
 */
export function inWorkingDay(wishMs: number): number {
  const left = DAY_MS - ((Date.now() - STARTS_MS) % DAY_MS)
  return left > 5 * MINUTE_MS ? Math.min(wishMs, left - MINUTE_MS) : wishMs
}
