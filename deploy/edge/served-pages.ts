import type { ServedPages } from '@touchline/contracts'

type ServedPage = ServedPages['pages'][number]

export interface ServedPagesOptions {
  /** Address of the release service. */
  releaseService: string
  channel: string
  log: (line: string) => void
}

/** More wait only while the service is away, and then nobody judges. */
const WAITING_MAX = 5000
const PATIENCE_MS = 5000

/** Tells the release service which pages were served: at once, and what comes meanwhile together. */
export class ServedPagesLog {
  private waiting = new Map<string, ServedPage[]>()
  private sending: Promise<void> | null = null
  private isAway = false

  constructor(private readonly options: ServedPagesOptions) {}

  add(brand: string, page: ServedPage): void {
    const pages = this.waiting.get(brand) ?? []
    if (pages.length < WAITING_MAX) pages.push(page)
    this.waiting.set(brand, pages)
    this.sending ??= this.sendAll()
  }

  /** Resolves when the service knows of all pages so far: a report that overtakes its page counts nothing. */
  async told(): Promise<void> {
    await this.sending
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.size > 0) {
      const batches = [...this.waiting]
      this.waiting = new Map()
      await Promise.all(batches.map(([brand, pages]) => this.send(brand, pages)))
    }
    this.sending = null
  }

  private async send(brand: string, pages: ServedPage[]): Promise<void> {
    const { releaseService, channel, log } = this.options
    await fetch(`${releaseService}/served`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ brand, channel, pages } satisfies ServedPages),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        this.isAway = false
      },
      (error: unknown) => {
        if (!this.isAway) log(`Served pages are not counted for now: ${String(error)}`)
        this.isAway = true
      },
    )
  }
}
