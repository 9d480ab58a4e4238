/** How often a test repeats something: a small number in the daily run, the figure of the quality table with FULL=1. */
export const size = (small: number, full: number): number => (process.env.FULL ? full : small)
