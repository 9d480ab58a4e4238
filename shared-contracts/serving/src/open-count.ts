/** Counts open things, by name and in all, up to a bound for each. Unused names cost no memory. */
export class OpenCount {
  private readonly open = new Map<string, number>()
  private total = 0

  constructor(private readonly max: { each: number; all?: number }) {}

  /** Takes a place for a name; null when all are taken. The returned function releases it, once. */
  take(name: string): (() => void) | null {
    const own = this.of(name)
    if (own >= this.max.each || this.total >= (this.max.all ?? Number.POSITIVE_INFINITY)) return null
    this.open.set(name, own + 1)
    this.total += 1
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.total -= 1
      const left = this.of(name) - 1
      if (left > 0) this.open.set(name, left)
      else this.open.delete(name)
    }
  }

  /** How many places a name holds. */
  of(name: string): number {
    return this.open.get(name) ?? 0
  }
}
