/** Milliseconds until the next try: doubling with every failure in a row, up to the longest. */
export const backoffMs = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** failures, longestMs)
