import type { HealthReport } from '@touchline/contracts'

export interface HealthDeps {
  /** Who reports, as it is when the report leaves. */
  identity: () => Pick<HealthReport, 'brand' | 'channel' | 'shell' | 'revision' | 'device'>
  /** Sends a report without waiting for an answer; works while the page is going away. */
  send: (report: HealthReport) => void
  /** Epoch milliseconds. */
  now: () => number
}

/** What came apart: the faults of an area, its calls, uncaught errors of its code, and what the policy of the page refused. */
export type FailureKind = keyof HealthReport['areas'][number]['failures'] & string

type AreaHealth = HealthReport['areas'][number]

const REGULARLY_MS = 30_000
/** A bad release is noticed within seconds; what fails together is told together. */
const FAILURE_MS = 1000
/** Something that fails again and again does not report again and again. */
const FAILURES_APART_MS = 10_000
const MESSAGES_MAX = 3
const MESSAGE_LENGTH = 300
const LOAD_TIMES_MAX = 20

/** Gathers what happened to every version of every area on this page, and reports it: failures soon, the rest now and then. */
export class HealthReporter {
  private readonly areas = new Map<string, AreaHealth>()
  private vitals: HealthReport['vitals']
  private soon: ReturnType<typeof setTimeout> | undefined
  private failuresSentAt = Number.NEGATIVE_INFINITY
  private readonly regularly: ReturnType<typeof setInterval>

  constructor(private readonly deps: HealthDeps) {
    this.regularly = setInterval(() => this.flush(), REGULARLY_MS)
  }

  /** An attempt to load a version; its time once it came to something. */
  attempted(area: string, version: string, loadMs: number | null): void {
    const health = this.of(area, version)
    if (loadMs === null) health.loads += 1
    else health.loadMs = [...(health.loadMs ?? []), loadMs].slice(-LOAD_TIMES_MAX)
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

  /** Reports what there is, now. */
  flush(): void {
    clearTimeout(this.soon)
    this.soon = undefined
    if (this.areas.size === 0 && !this.vitals) return
    const areas = [...this.areas.values()]
    const { vitals } = this
    this.areas.clear()
    this.vitals = undefined
    this.deps.send({ ...this.deps.identity(), areas, ...(vitals && { vitals }) })
  }

  stop(): void {
    clearInterval(this.regularly)
    clearTimeout(this.soon)
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
