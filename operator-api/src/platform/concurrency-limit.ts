/** Lets so many go on at once; the others wait in the order in which they came. */
export function concurrencyLimit(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let busy = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    // Whoever waits takes over the seat of the one that leaves.
    if (busy >= count) await new Promise<void>((turn) => waiting.push(turn))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
