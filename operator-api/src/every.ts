/** Runs again and again until the function it answers is called. */
export function every(intervalMs: number, run: () => void): () => void {
  const timer = setInterval(run, intervalMs)
  return () => clearInterval(timer)
}
