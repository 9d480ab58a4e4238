/** How much more goals fall late than early (domain 6.1). */
const C = 0.2

/** Share of a match's goals that fall until this minute, 0 to 90: F(45) is 0.45. */
export const goalClock = (minute: number): number => {
  const t = Math.min(90, Math.max(0, minute))
  return (t + C * ((t * t) / 90 - t)) / 90
}
export const HALF = 45
