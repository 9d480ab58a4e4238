const PING_MS = 2000

interface ServerClockDeps {
  /** Browser clock, epoch milliseconds. */
  clock: () => number
  ping: (at: number) => void
}

/** Keeps asking the server for its time, which proves the connection too. */
export class ServerClock {
  /** Server clock minus browser clock, milliseconds. */
  skew = 0
  private pingedAt = 0

  constructor(private readonly deps: ServerClockDeps) {}

  ask(): void {
    this.pingedAt = this.deps.clock()
    this.deps.ping(this.pingedAt)
  }

  askWhenDue(): void {
    if (this.deps.clock() - this.pingedAt >= PING_MS) this.ask()
  }

  take({ at, server }: { at: number; server: number }): void {
    this.skew = Math.round(server - (at + this.deps.clock()) / 2)
  }
}
