/** Anything whose minute goes on by itself. */
interface Clocked {
  writeClock(): void
}

/** One timer for the minutes of all rows on screen. */
export class ClockRound {
  private readonly members = new Set<Clocked>()
  private timer: ReturnType<typeof setInterval> | null = null

  join(member: Clocked): () => void {
    this.members.add(member)
    this.timer ??= setInterval(() => {
      for (const each of this.members) each.writeClock()
    }, 1000)
    return () => this.leave(member)
  }

  private leave(member: Clocked): void {
    this.members.delete(member)
    if (this.members.size > 0 || !this.timer) return
    clearInterval(this.timer)
    this.timer = null
  }
}
