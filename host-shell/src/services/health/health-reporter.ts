import type { HealthReport } from '@touchline/contracts/release'

export interface HealthDeps {
  /** Who reports, as it is when the report leaves. */
  identity: () => Pick<HealthReport, 'brand' | 'channel' | 'shell' | 'revision' | 'device' | 'page'>
  /** Sends a report without waiting for an answer; works while the page is going away. */
  send: (report: HealthReport) => void
  /** Epoch milliseconds. */
  now: () => number
  /** Browsers let timers of hidden pages wait: such a page promises nothing. */
  isHidden: () => boolean
}

/**
 * Kinds of failure: faults of an area, its calls, uncaught errors of its code, and violations of the page's
 * policy.
 */
export type FailureKind = keyof HealthReport['areas'][number]['failures'] & string

type AreaHealth = HealthReport['areas'][number]

/**
 * Heartbeats after the start of a load: milliseconds since the last report, and the promised interval to the
 * next. Hanging loads show soon; an area that worked for a minute needs no more reports.
 */
const BEATS: readonly (readonly [afterMs: number, promisedMs: number])[] = [
  [5000, 10_000],
  [15_000, 20_000],
  [40_000, 60_000],
]
const REGULARLY_MS = 30_000
/** A bad release is noticed within seconds; what fails together is reported together. */
const FAILURE_MS = 1000
/** Something that fails again and again does not report again and again. */
const FAILURES_APART_MS = 10_000
const MESSAGES_MAX = 3
const MESSAGE_LENGTH = 300
const LOAD_TIMES_MAX = 20

/**
 * Gathers what happened to every version of every area on this page, and reports it: a load as it begins, failures soon,
 * the rest with heartbeats that are promised beforehand, so that a page that hangs is missed.
 */
export class HealthReporter {
  private readonly areas = new Map<string, AreaHealth>()
  private vitals: HealthReport['vitals']
  private soon: ReturnType<typeof setTimeout> | undefined
  /** Which heartbeat comes next; beyond the last one nothing is promised. */
  private beat = BEATS.length
  private beating: ReturnType<typeof setTimeout> | undefined
  private failuresSentAt = Number.NEGATIVE_INFINITY
  private readonly regularly: ReturnType<typeof setInterval>

  constructor(private readonly deps: HealthDeps) {
    this.regularly = setInterval(() => this.flush(), REGULARLY_MS)
  }

  /**
   * A load starts. Reported before the area's code can block the page, together with other loads of the
   * moment. `isSentWithNext` waits for the next report, which saves a request before the first odds.
   */
  begun(area: string, version: string, { isSentWithNext = false } = {}): void {
    this.of(area, version).loads += 1
    this.beat = this.deps.isHidden() ? BEATS.length : 0
    if (!isSentWithNext) queueMicrotask(() => this.flush())
  }

  /** Its files came and were evaluated. */
  loaded(area: string, version: string, loadMs: number): void {
    const health = this.of(area, version)
    health.loadMs = [...(health.loadMs ?? []), loadMs].slice(-LOAD_TIMES_MAX)
  }

  /** It is on the page. */
  mounted(area: string, version: string): void {
    const health = this.of(area, version)
    health.mounted = (health.mounted ?? 0) + 1
  }

  failed(area: string, version: string, kind: FailureKind, message: string): void {
    const health = this.of(area, version)
    health.failures[kind] = (health.failures[kind] ?? 0) + 1
    const text = message.slice(0, MESSAGE_LENGTH)
    const messages = health.messages ?? []
    if (!messages.includes(text)) health.messages = [...messages, text].slice(0, MESSAGES_MAX)
    if (this.soon !== undefined) return
    const wait = Math.max(FAILURE_MS, this.failuresSentAt + FAILURES_APART_MS - this.deps.now())
    this.soon = setTimeout(() => {
      this.failuresSentAt = this.deps.now()
      this.flush()
    }, wait)
  }

  /** Measures of the page, of which the newest counts. */
  measured(vitals: NonNullable<HealthReport['vitals']>): void {
    this.vitals = { ...this.vitals, ...vitals }
  }

  /** Reports what there is, now, and promises the next heartbeat. */
  flush(): void {
    clearTimeout(this.soon)
    this.soon = undefined
    if (this.areas.size > 0 || this.vitals) this.send()
  }

  /** The page is hidden or goes: nothing is promised any more. */
  leave(): void {
    const isAwaited = this.beat < BEATS.length
    this.beat = BEATS.length
    if (isAwaited) this.send()
    else this.flush()
  }

  stop(): void {
    this.beat = BEATS.length
    clearInterval(this.regularly)
    clearTimeout(this.soon)
    clearTimeout(this.beating)
  }

  private send(): void {
    const areas = [...this.areas.values()]
    const { vitals } = this
    this.areas.clear()
    this.vitals = undefined
    clearTimeout(this.beating)
    const [afterMs, promisedMs] = BEATS[this.beat] ?? [0, null]
    if (afterMs > 0) {
      this.beating = setTimeout(() => {
        this.beat += 1
        this.send()
      }, afterMs)
    }
    this.deps.send({ ...this.deps.identity(), areas, next: promisedMs, ...(vitals && { vitals }) })
  }

  private of(area: string, version: string): AreaHealth {
    const name = `${area}@${version}`
    const known = this.areas.get(name)
    if (known) return known
    const fresh: AreaHealth = { area, version, loads: 0, failures: {} }
    this.areas.set(name, fresh)
    return fresh
  }
}
