/** Waits until the promise settles or the time is over. */
export const withTimeout = (longestMs: number, something: Promise<unknown>): Promise<unknown> =>
  Promise.race([something.catch(() => undefined), new Promise<void>((done) => setTimeout(done, longestMs))])
