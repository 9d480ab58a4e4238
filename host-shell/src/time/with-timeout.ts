/** Waits until something is there, whatever becomes of it, or the milliseconds are over. */
export const withTimeout = (longestMs: number, something: Promise<unknown>): Promise<unknown> =>
  Promise.race([something.catch(() => undefined), new Promise<void>((done) => setTimeout(done, longestMs))])
