const ADDRESSES_MAX = 10_000

/** So much work a second for each address, and a little more at once. */
export class AddressBudget {
  /** When each address has paid for what it took, milliseconds. */
  private readonly paidAt = new Map<string, number>()

  constructor(
    private readonly perSecond: number,
    private readonly atOnce: number,
    private readonly now: () => number,
  ) {}

  /** Takes one piece of work; false when the address has to wait. */
  take(address: string): boolean {
    const now = this.now()
    const cost = 1000 / this.perSecond
    const most = this.atOnce * cost
    // A clock that was put back holds nobody up for longer than the burst lasts.
    const paidAt = Math.min(Math.max(this.paidAt.get(address) ?? 0, now), now + most)
    if (paidAt + cost > now + most) return false
    if (this.paidAt.size >= ADDRESSES_MAX) this.paidAt.clear()
    this.paidAt.set(address, paidAt + cost)
    return true
  }
}
