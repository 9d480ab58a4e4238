/** Watches one kind of thing that a remote may leave on the page. Only one watch of a kind runs at a time. */
export interface Watcher {
  /** What is there beyond the start, one sentence for each thing; empty when everything was taken along. */
  left(): string[]
  /** Takes the present state as the start, where things may be set up once for good. */
  reset(): void
  /** Puts back what was wrapped to watch it. */
  stop(): void
}

/** Entries of `now` that `before` does not account for, counting repetitions. */
export function beyond(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before]
  return now.filter((entry) => {
    const at = left.indexOf(entry)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Watches something that can be listed as it is now; what a remote adds to it is a fault the first time already. */
export function watchList(list: () => string[], describe: (entry: string) => string): Watcher {
  const start = list()
  return {
    left: () => beyond(start, list()).map(describe),
    reset: () => undefined,
    stop: () => undefined,
  }
}
