/** Watches one kind of thing that a remote may leave on the page. Only one watch of a kind runs at a time. */
export interface Watcher {
  /** Changes since the start, one sentence each; empty after a clean end. */
  changes(): string[]
  /** Takes the present state as the start, where things may be set up once for good. */
  reset(): void
  /** Restores everything wrapped for watching. */
  stop(): void
}

/** Entries of `now` that `before` does not account for, counting repetitions. */
export function beyond(before: readonly string[], now: readonly string[]): string[] {
  const unmatched = [...before]
  return now.filter((entry) => {
    const at = unmatched.indexOf(entry)
    if (at >= 0) unmatched.splice(at, 1)
    return at < 0
  })
}

/** Watches something that can be listed as it is now; what a remote adds to it is a fault the first time already. */
export function watchList(list: () => string[], describe: (entry: string) => string): Watcher {
  const start = list()
  return {
    changes: () => beyond(start, list()).map(describe),
    reset: () => undefined,
    stop: () => undefined,
  }
}
