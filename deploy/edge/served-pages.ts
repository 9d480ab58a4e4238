import type { ServedPages } from '@touchline/contracts/release'

type ServedPage = ServedPages['pages'][number]

/** A release service, and what it knows its edges by. */
export interface ReportTo {
  url: string
  token: string
}

export interface ServedPagesOptions {
  /** Null for an edge that no player reaches: then nothing is reported. */
  reportTo: ReportTo | null
  channel: string
  log: (line: string) => void
  /** How long a batch may take. */
  patienceMs?: number
  /** How long a report waits for its page. */
  waitMs?: number
  /** When what did not arrive is sent again. */
  retryMs?: number
}

/** More wait only while the service is away, and then nobody judges. */
const WAITING_MAX = 5000
const PATIENCE_MS = 5000
const RETRY_MS = 1000
/** Answers after which the same pages may be taken later; after another refusal they never are. */
const TRANSIENT = new Set([401, 403, 408, 429])

/** The log line for an answer 401. */
export const REFUSED_TOKEN =
  'the release service answered 401: the EDGE_TOKEN of this edge is not the one that the release service has'

export const authorizationOf = ({ token }: ReportTo) => ({ authorization: `Bearer ${token}` })

type Batch = Map<string, ServedPage[]>

/** Reports to the release service which pages were served: at once, and pages served meanwhile together. */
export class ServedPagesLog {
  private waiting: Batch = new Map()
  private sending: Promise<void> | null = null
  private isPaused = false
  private isAway = false

  constructor(private readonly options: ServedPagesOptions) {}

  add(brand: string, page: ServedPage): void {
    if (this.options.reportTo === null) return
    this.keep(brand, [page])
    this.start()
  }

  /**
   * Resolves when the service knows of all pages so far: a report that overtakes its page counts nothing. Pages that
   * arrive later are not waited for, nor a service that does not answer in time.
   */
  async sent(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const inTime = new Promise<void>((done) => {
      timer = setTimeout(done, this.options.waitMs ?? PATIENCE_MS)
    })
    await Promise.race([this.sentSoFar(), inTime])
    clearTimeout(timer)
  }

  private async sentSoFar(): Promise<void> {
    const isMoreWaiting = this.waiting.size > 0
    await this.sending
    // The waiting pages are the batch after the pending one.
    if (isMoreWaiting) await this.sending
  }

  private start(): void {
    if (this.sending || this.isPaused || this.waiting.size === 0) return
    const batch = this.waiting
    this.waiting = new Map()
    this.sending = Promise.all([...batch].map(([brand, pages]) => this.send(brand, pages))).then(() => {
      this.sending = null
      this.start()
    })
  }

  private keep(brand: string, pages: readonly ServedPage[]): void {
    const all = this.waiting.get(brand) ?? []
    all.push(...pages.slice(0, WAITING_MAX - all.length))
    this.waiting.set(brand, all)
  }

  private async send(brand: string, pages: ServedPage[]): Promise<void> {
    const { reportTo, channel, patienceMs = PATIENCE_MS } = this.options
    if (reportTo === null) return
    try {
      const answer = await fetch(`${reportTo.url}/served`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorizationOf(reportTo) },
        body: JSON.stringify({ brand, channel, pages } satisfies ServedPages),
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.arrayBuffer()
      if (answer.ok) this.isAway = false
      else
        this.failed(answer.status === 401 ? REFUSED_TOKEN : `the release service answered ${answer.status}`)
      if (!answer.ok && (answer.status >= 500 || TRANSIENT.has(answer.status))) this.retry(brand, pages)
    } catch (error) {
      this.failed(String(error))
      this.retry(brand, pages)
    }
  }

  private retry(brand: string, pages: readonly ServedPage[]): void {
    const later = this.waiting.get(brand) ?? []
    this.waiting.delete(brand)
    this.keep(brand, [...pages, ...later])
    if (this.isPaused) return
    this.isPaused = true
    setTimeout(() => {
      this.isPaused = false
      this.start()
    }, this.options.retryMs ?? RETRY_MS).unref()
  }

  private failed(why: string): void {
    if (!this.isAway) this.options.log(`Served pages are not counted for now: ${why}`)
    this.isAway = true
  }
}
