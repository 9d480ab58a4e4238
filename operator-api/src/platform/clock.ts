/** Time and its beat, handed in so that tests can turn it. */
export interface Clock {
  /** Epoch milliseconds; never goes back. */
  now(): number
  /** Milliseconds since some moment; unlike `now` it never steps. */
  steady(): number
  /** Runs again and again until the function it answers is called. */
  every(intervalMs: number, run: () => void): () => void
}
