interface Options {
  /** So long nothing has to fail before the API counts as back, in milliseconds. */
  backMs: number
  log: (line: string) => void
  now?: () => number
}

/** Says that the API does not answer and that it does again, once each: while it is away every call fails. */
export class ApiWatch {
  private readonly now: () => number
  /** Calls that failed, and when the first and the last of them did; null while the API answers. */
  private away: { calls: number; since: number; last: number } | null = null

  constructor(private readonly options: Options) {
    this.now = options.now ?? (() => performance.now())
  }

  failed(what: string, error: Error): void {
    const now = this.now()
    if (!this.away) {
      this.away = { calls: 0, since: now, last: now }
      this.options.log(
        `The API fails: ${what}: ${error.message}. What else fails is counted until it answers again.`,
      )
    }
    this.away.calls += 1
    this.away.last = now
  }

  answered(): void {
    const { away } = this
    if (!away || this.now() - away.last < this.options.backMs) return
    this.away = null
    const seconds = ((away.last - away.since) / 1000).toFixed(1)
    this.options.log(`The API answers again: ${away.calls} calls failed within ${seconds} s.`)
  }
}
