import type { ErrorBudget, HealthReport, VersionHealth } from '@touchline/contracts'
import { areasOf } from '../release/area-versions'
import type { Identity } from '../release/keys'
import type { ReleaseState } from '../release/release-record'
import { budgetOf } from '../release/release-settings'
import type { Releases } from '../release/releases'
import { DeviceWindow, type KeptWindow } from './device-window'
import { protections } from './protections'
import { verdictOf } from './verdict'

export type HealthOf = (area: string, version: string) => VersionHealth | null

export interface HealthWatchOptions {
  releases: Releases
  now: () => number
  log: (line: string) => void
}

const ACTOR = 'error budget'
const MS = 1000

/** Counts the reports of pages per version that is live, and takes a version back that spent its error budget. */
export class HealthWatch {
  /** How many reports came so far. */
  reports = 0
  private readonly windows = new Map<string, DeviceWindow>()
  private hasNews = false

  constructor(private readonly options: HealthWatchOptions) {}

  /** Takes a report in; of versions that are not live nothing is kept. */
  async record(report: HealthReport, source: string): Promise<void> {
    const { brand, channel, device } = report
    const state = await this.options.releases.read({ brand, channel })
    if (!state) return
    const live = liveVersions(state)
    for (const area of report.areas) {
      const name = `${area.area}@${area.version}`
      if (!live.has(name)) continue
      const key = `${brand} ${channel} ${name}`
      const window = this.windows.get(key) ?? new DeviceWindow()
      this.windows.set(key, window)
      window.record(device, source, area, this.options.now())
      this.hasNews = true
      this.reports += 1
    }
  }

  /** Everything that is counted now, by brand, channel and version. */
  kept(): ReadonlyMap<string, KeptWindow> {
    return new Map([...this.windows].map(([key, window]) => [key, window.kept()]))
  }

  /** Goes on from what was counted before. */
  goOn(kept: ReadonlyMap<string, KeptWindow>): void {
    for (const [key, window] of kept) this.windows.set(key, new DeviceWindow(window))
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
    if (!this.hasNews) return
    this.hasNews = false
    this.forget()
    for (const { identity, state } of this.options.releases.all()) {
      const health = this.of(identity, state)
      for (const { change, reason } of protections(state, health, this.options.now())) {
        const outcome = await this.options.releases.change({
          ...{ ...identity, expected: state.revision, change, reason, actor: ACTOR },
          ...{ dryRun: false, unchecked: false, newChannel: false, mayPromote: false, isProtection: true },
        })
        this.options.log(`${identity.brand} ${identity.channel}: ${reason} → ${outcome.kind}`)
        // The next one is judged on what is in effect then; what did not go through is judged again.
        this.hasNews = true
        break
      }
    }
  }

  private healthOf(window: DeviceWindow, budget: ErrorBudget): VersionHealth {
    const figures = window.figures(this.options.now(), budget.windowSeconds * MS)
    return { ...figures, verdict: verdictOf(figures, budget) }
  }

  private forget(): void {
    const live = new Set(
      this.options.releases
        .all()
        .flatMap(({ identity: { brand, channel }, state }) =>
          [...liveVersions(state)].map((name) => `${brand} ${channel} ${name}`),
        ),
    )
    for (const key of this.windows.keys()) if (!live.has(key)) this.windows.delete(key)
  }
}

const liveVersions = ({ document }: ReleaseState): Set<string> =>
  new Set(
    Object.entries(areasOf(document)).flatMap(([area, { current, canary }]) =>
      [current.version, ...(canary ? [canary.candidate.version] : [])].map((version) => `${area}@${version}`),
    ),
  )
