/** Cases a property is tried with: a size for every commit, or the full size of the quality table with FULL=1. */
export const runs = (full: number, quick = 1000): { numRuns: number } => ({
  numRuns: process.env.FULL ? full : Math.min(quick, full),
})
