/** Waits for something, but not longer than so many milliseconds. */
export const atMost = (longestMs: number, something: Promise<unknown>): Promise<unknown> =>
  Promise.race([something, new Promise<void>((done) => setTimeout(done, longestMs))])
