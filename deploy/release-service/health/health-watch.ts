import type { ErrorBudget, HealthReport, ServedPages } from '@touchline/contracts'
import { networkOf } from '@touchline/rules'
import * as v from 'valibot'
import { areasOf } from '../release/area-versions'
import type { Identity } from '../release/keys'
import type { ReleaseState } from '../release/release-record'
import { budgetOf } from '../release/release-settings'
import type { Releases } from '../release/releases'
import { DeviceWindow, KeptWindow } from './device-window'
import { type OnPage, Promises } from './promises'
import { protections } from './protections'
import { KeptDevices, ServedDevices } from './served-devices'
import { devicesPerSource, type Judged, verdictOf } from './verdict'

export type HealthOf = (area: string, version: string) => Judged | null

/** How often a version failed when it ran for everybody; null when nobody knows. */
export type RateBefore = (area: string, version: string) => number | null

export interface HealthWatchOptions {
  releases: Releases
  now: () => number
  log: (line: string) => void
}

/** All that is counted, as it is written down. */
export const KeptCounts = v.object({
  windows: v.record(v.string(), KeptWindow),
  served: v.record(v.string(), KeptDevices),
  rates: v.record(v.string(), v.number()),
})
export type KeptCounts = v.InferOutput<typeof KeptCounts>

const ACTOR = 'error budget'
const MS = 1000
/** Between two judgements this long nobody listened: the process stood still, or the clock was set. */
const STOOD_STILL_MS = 10_000

/** Counts what edges served and pages report per version that is live, and takes a version back that spent its budget. */
export class HealthWatch {
  /** How many reports came so far. */
  reports = 0
  private readonly windows = new Map<string, DeviceWindow>()
  private readonly served = new Map<string, ServedDevices>()
  private readonly promises = new Map<string, Promises>()
  /** Version → how often it failed at last, for the one that comes after it. */
  private readonly rates = new Map<string, number>()
  private readonly refused = new Set<string>()
  private hasNews = false
  private judgedAt: number | null = null

  constructor(private readonly options: HealthWatchOptions) {}

  /** Pages that an edge served: what reports are held against. */
  async count({ brand, channel, pages }: ServedPages): Promise<void> {
    const state = await this.options.releases.read({ brand, channel })
    if (!state) return
    const [scope, live, now] = [`${brand} ${channel}`, liveVersions(state), this.options.now()]
    for (const { device, source, shell } of pages) {
      const from = networkOf(source)
      of(this.served, scope, () => new ServedDevices()).add(device, from, now)
      of(this.promises, scope, () => new Promises()).begin(device, shell)
      if (live.has(`shell@${shell}`)) this.windowOf(`${scope} shell@${shell}`).served(device, from, now)
    }
    this.news()
  }

  /** Takes a report in; of versions that are not live, and from whom no edge served, nothing is kept. */
  async record(report: HealthReport): Promise<void> {
    const { brand, channel, device } = report
    const state = await this.options.releases.read({ brand, channel })
    const now = this.options.now()
    const scope = `${brand} ${channel}`
    const source = this.served.get(scope)?.sourceOf(device, now) ?? null
    if (!state || source === null) return
    const live = liveVersions(state)
    this.promises.get(scope)?.heard(report, now)
    for (const name of live) this.windows.get(`${scope} ${name}`)?.heard(device)
    for (const area of report.areas) {
      const name = `${area.area}@${area.version}`
      if (live.has(name)) this.windowOf(`${scope} ${name}`).record(device, source, area, now)
    }
    this.news()
  }

  /** Everything that is counted now. */
  kept(): KeptCounts {
    const each = <T, R>(map: ReadonlyMap<string, T>, keep: (one: T) => R) =>
      Object.fromEntries([...map].map(([key, one]) => [key, keep(one)]))
    return {
      windows: each(this.windows, (window) => window.kept()),
      served: each(this.served, (devices) => devices.kept()),
      rates: Object.fromEntries(this.rates),
    }
  }

  /** Goes on from what was counted before. */
  goOn({ windows, served, rates }: KeptCounts): void {
    for (const [key, window] of Object.entries(windows)) this.windows.set(key, new DeviceWindow(window))
    for (const [key, devices] of Object.entries(served)) this.served.set(key, new ServedDevices(devices))
    for (const [key, rate] of Object.entries(rates)) this.rates.set(key, rate)
    this.hasNews = true
  }

  /** Health of the versions of a release; null for a version that nobody reported of. */
  of({ brand, channel }: Identity, { settings }: ReleaseState): HealthOf {
    return (area, version) => {
      const window = this.windows.get(`${brand} ${channel} ${area}@${version}`)
      return window ? this.healthOf(window, budgetOf(settings, area)) : null
    }
  }

  /** Takes back what spent its budget, and forgets versions that are no longer live. Called every now and then. */
  async judge(): Promise<void> {
    this.bookHangs()
    if (!this.hasNews) return
    this.hasNews = false
    this.forget()
    for (const { identity, state } of this.options.releases.all()) {
      const scope = `${identity.brand} ${identity.channel}`
      const health = this.of(identity, state)
      this.noteRates(scope, state, health)
      const before: RateBefore = (area, version) => this.rates.get(`${scope} ${area}@${version}`) ?? null
      for (const { change, reason } of protections(state, health, before, this.options.now())) {
        const attempt = `${scope} ${state.revision} ${JSON.stringify(change)}`
        if (this.refused.has(attempt)) continue
        const outcome = await this.options.releases.change({
          ...{ ...identity, expected: state.revision, change, reason, actor: ACTOR },
          ...{ dryRun: false, unchecked: false, newChannel: false, mayPromote: false, isProtection: true },
        })
        const told = outcome.kind === 'refused' ? `refused: ${outcome.reason}` : outcome.kind
        this.options.log(`${scope}: ${reason} → ${told}`)
        // What is refused stays refused until somebody changes the release.
        if (outcome.kind === 'refused') this.refused.add(attempt)
        // The next one is judged on what is in effect then; what did not go through is judged again.
        this.hasNews = true
        break
      }
    }
  }

  /** Pages that did not report when they said they would: booked on what was tried there, else on what changed last. */
  private bookHangs(): void {
    const now = this.options.now()
    const stoodStill = this.judgedAt !== null && now - this.judgedAt > STOOD_STILL_MS
    this.judgedAt = now
    for (const { identity, state } of this.options.releases.all()) {
      const scope = `${identity.brand} ${identity.channel}`
      const promises = this.promises.get(scope)
      if (stoodStill) promises?.forgive()
      for (const [device, onPage] of promises?.broken(now) ?? []) {
        const { area, version } = blamed(onPage, state)
        this.windows.get(`${scope} ${area}@${version}`)?.hung(device, now)
        this.hasNews = true
      }
    }
  }

  private noteRates(scope: string, { document }: ReleaseState, health: HealthOf): void {
    for (const [area, { current }] of Object.entries(areasOf(document))) {
      const fares = health(area, current.version)
      if (fares && fares.verdict !== 'too_few')
        this.rates.set(`${scope} ${area}@${current.version}`, fares.rate)
    }
  }

  private healthOf(window: DeviceWindow, budget: ErrorBudget): Judged {
    const figures = window.figures(this.options.now(), budget.windowSeconds * MS, devicesPerSource(budget))
    const { loads, errors, rate, hangs, silent, failures, messages, loadMs } = figures
    const verdict = verdictOf(figures, budget)
    return { loads, errors, rate, hangs, silent, failures, messages, loadMs, verdict, figures }
  }

  private windowOf(key: string): DeviceWindow {
    return of(this.windows, key, () => new DeviceWindow())
  }

  private news(): void {
    this.hasNews = true
    this.reports += 1
  }

  private forget(): void {
    const all = this.options.releases.all()
    const named = (versions: (state: ReleaseState) => Iterable<string>) =>
      new Set(
        all.flatMap(({ identity: { brand, channel }, state }) =>
          [...versions(state)].map((name) => `${brand} ${channel} ${name}`),
        ),
      )
    const [live, lastGood] = [named(liveVersions), named(lastGoodVersions)]
    for (const key of this.windows.keys()) if (!live.has(key)) this.windows.delete(key)
    for (const key of this.rates.keys()) if (!live.has(key) && !lastGood.has(key)) this.rates.delete(key)
  }
}

function of<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

/** Of what was on a page that stopped answering: what only some have, else what came last to everybody. */
function blamed(onPage: readonly OnPage[], { document, settings }: ReleaseState): OnPage {
  const areas = areasOf(document)
  const sinceOf = ({ area, version }: OnPage) =>
    areas[area]?.canary?.candidate.version === version
      ? Number.POSITIVE_INFINITY
      : (settings.since[area] ?? 0)
  return [...onPage].sort((one, other) => sinceOf(other) - sinceOf(one))[0] as OnPage
}

const liveVersions = ({ document }: ReleaseState): Set<string> =>
  new Set(
    Object.entries(areasOf(document)).flatMap(([area, { current, canary }]) =>
      [current.version, ...(canary ? [canary.candidate.version] : [])].map((version) => `${area}@${version}`),
    ),
  )

const lastGoodVersions = ({ document }: ReleaseState): string[] =>
  Object.entries(areasOf(document)).map(([area, { lastGood }]) => `${area}@${lastGood}`)
