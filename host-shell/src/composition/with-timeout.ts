/** Waits until something is settled or the milliseconds are over, whichever comes first. */
export const withTimeout = (longestMs: number, something: Promise<unknown>): Promise<unknown> =>
  Promise.race([something, new Promise<void>((done) => setTimeout(done, longestMs))])
