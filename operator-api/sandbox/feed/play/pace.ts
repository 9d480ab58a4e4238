/** How match time and waiting time relate to real time at a speed. */
export interface Pace {
  /** Real milliseconds of so many match minutes. */
  minutes(count: number): number
  /**
   * Real milliseconds of a pause of so many seconds on a real pitch. It shrinks with the root of the speed, so that at
   * 12 minutes a minute a pause of 30 s lasts 9 s: long enough to be seen, short enough to leave prices open.
   */
  pause(seconds: number): number
}

export const paceAt = (speed: number): Pace => ({
  minutes: (count) => (count * 60_000) / speed,
  pause: (seconds) => (seconds * 1000) / Math.sqrt(Math.max(1, speed)),
})
