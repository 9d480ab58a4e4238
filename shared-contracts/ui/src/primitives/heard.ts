/** Something outside of React that components hear of with `useSyncExternalStore`. */
export class Heard {
  private readonly hearers = new Set<() => void>()
  private end: (() => void) | null = null

  readonly listen = (hear: () => void): (() => void) => {
    this.hearers.add(hear)
    this.end ??= this.begin()
    return () => {
      this.hearers.delete(hear)
      if (this.hearers.size > 0) return
      this.end?.()
      this.end = null
    }
  }

  /** The first hearer came; what is returned ends it after the last one left. */
  protected begin(): () => void {
    return () => undefined
  }

  protected notify(): void {
    for (const hear of this.hearers) hear()
  }
}
