/** Something outside of React that components follow with `useSyncExternalStore`. */
export class Notifier {
  private readonly listeners = new Set<() => void>()
  private end: (() => void) | null = null

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.end ??= this.begin()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size > 0) return
      this.end?.()
      this.end = null
    }
  }

  /** Called for the first listener; its result is called after the last one unsubscribes. */
  protected begin(): () => void {
    return () => undefined
  }

  protected notify(): void {
    for (const listener of this.listeners) listener()
  }
}
