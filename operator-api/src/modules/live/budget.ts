/** So many in so many milliseconds. */
export interface BudgetLimit {
  readonly points: number
  readonly ms: number
}

/** How often something may happen, for each name, counted at once: what comes in thousands must not wait for a promise. */
export class Budget {
  private readonly spent = new Map<string, number>()
  private since = 0

  constructor(
    private readonly limit: BudgetLimit,
    private readonly now: () => number,
  ) {}

  /** Counts one; false when the budget is spent. */
  take(name: string): boolean {
    const isAllowed = this.has(name)
    this.spent.set(name, (this.spent.get(name) ?? 0) + 1)
    return isAllowed
  }

  /** Whether the budget allows one more. */
  has(name: string): boolean {
    const now = this.now()
    // All at once, so that nothing is kept of who has gone; a clock that was set back starts again too.
    if (now < this.since || now - this.since >= this.limit.ms) {
      this.spent.clear()
      this.since = now
    }
    return (this.spent.get(name) ?? 0) < this.limit.points
  }
}
