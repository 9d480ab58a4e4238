interface Beat {
  everyMs: number
  nextAt: number
  run: () => void
}

/** A clock that moves only when it is set; due timers run in order. */
export class ManualClock {
  private readonly beats = new Set<Beat>()

  constructor(private at: number) {}

  now = (): number => this.at
  steady = (): number => this.at

  every = (everyMs: number, run: () => void): (() => void) => {
    const beat = { everyMs, nextAt: this.at + everyMs, run }
    this.beats.add(beat)
    return () => this.beats.delete(beat)
  }

  advance(ms: number): void {
    const until = this.at + ms
    for (;;) {
      const next = [...this.beats].sort((a, b) => a.nextAt - b.nextAt)[0]
      if (!next || next.nextAt > until) break
      this.at = next.nextAt
      next.nextAt += next.everyMs
      next.run()
    }
    this.at = until
  }
}
