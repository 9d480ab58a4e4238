import type { ErrorBudget, HealthReport, ServedPages } from '@touchline/contracts/release'
import { areasOf } from '../release/area-versions'
import { type Identity, scopeOf } from '../release/keys'
import type { ReleaseState } from '../release/release-record'
import { budgetOf } from '../release/release-settings'
import type { Releases } from '../release/releases'
import type { DeviceWindow } from './device-window'
import { Hangs } from './hangs'
import { HealthRecords, type KeptCounts } from './health-records'
import { lastGoodNames, liveNames } from './live-names'
import { type HealthOf, type Protection, protections, type RateBefore } from './protections'
import { devicesPerSource, fewNetworks, type Judged, verdictOf } from './verdict'

export interface HealthWatchOptions {
  releases: Releases
  now: () => number
  log: (line: string) => void
}

const ACTOR = 'error budget'
const MS = 1000

/** Counts what edges served and pages report per version that is live, and takes a version back that spent its budget. */
export class HealthWatch {
  /** How many reports came so far. */
  reports = 0
  private readonly records = new HealthRecords()
  private readonly hangs = new Hangs(this.records)
  private readonly refused = new Set<string>()
  private hasNews = false

  constructor(private readonly options: HealthWatchOptions) {}

  /** Pages that an edge served: what reports are held against. */
  async count({ brand, channel, pages }: ServedPages): Promise<void> {
    const state = await this.options.releases.read({ brand, channel })
    if (!state) return
    this.records.addPages(scopeOf({ brand, channel }), liveNames(state.document), pages, this.options.now())
    this.news()
  }

  /** Takes a report in; of versions that are not live, and from whom no edge served, nothing is kept. */
  async record(report: HealthReport): Promise<void> {
    const { brand, channel } = report
    const state = await this.options.releases.read({ brand, channel })
    if (!state) return
    const live = liveNames(state.document)
    if (this.records.addReport(scopeOf({ brand, channel }), live, report, this.options.now())) this.news()
  }

  /** Everything that is counted now. */
  kept(): KeptCounts {
    return this.records.kept()
  }

  /** Goes on from stored counts. */
  goOn(kept: KeptCounts): void {
    this.records.goOn(kept)
    this.hasNews = true
  }

  /** Health of the versions of a release; null for a version that nobody reported of. */
  of(identity: Identity, { settings }: ReleaseState): HealthOf {
    return (area, version) => {
      const window = this.records.find(scopeOf(identity), `${area}@${version}`)
      return window ? this.healthOf(window, budgetOf(settings, area)) : null
    }
  }

  /** Takes back what spent its budget, and forgets versions that are no longer live. Called every now and then. */
  async judge(): Promise<void> {
    const { releases, now } = this.options
    if (this.hangs.book(releases.all(), now())) this.hasNews = true
    if (!this.hasNews) return
    this.hasNews = false
    this.forget()
    for (const { identity, state } of releases.all()) {
      const scope = scopeOf(identity)
      const health = this.of(identity, state)
      this.noteRates(scope, state, health)
      const before: RateBefore = (area, version) =>
        this.records.rates.get(`${scope} ${area}@${version}`) ?? null
      const attemptOf = ({ change }: Protection) => `${scope} ${state.revision} ${JSON.stringify(change)}`
      const wanted = protections(state, health, before, now())
      const next = wanted.find((one) => !this.refused.has(attemptOf(one)))
      if (!next) continue
      // A refused change stays refused until somebody changes the release.
      if (await this.isRefused(identity, state, next)) this.refused.add(attemptOf(next))
      // The next one is judged on the release in effect then; a failed change is judged again.
      this.hasNews = true
    }
  }

  private async isRefused(
    identity: Identity,
    { revision }: ReleaseState,
    { change, reason }: Protection,
  ): Promise<boolean> {
    const outcome = await this.options.releases.change({
      ...identity,
      expected: revision,
      change,
      reason,
      actor: ACTOR,
      dryRun: false,
      unchecked: false,
      newChannel: false,
      mayPromote: false,
      mayMisfit: false,
      isProtection: true,
    })
    const answer = outcome.kind === 'refused' ? `refused: ${outcome.reason}` : outcome.kind
    this.options.log(`${scopeOf(identity)}: ${reason} → ${answer}`)
    return outcome.kind === 'refused'
  }

  private noteRates(scope: string, { document }: ReleaseState, health: HealthOf): void {
    for (const [area, { current }] of Object.entries(areasOf(document))) {
      const fares = health(area, current.version)
      if (fares && fares.verdict !== 'too_few')
        this.records.rates.set(`${scope} ${area}@${current.version}`, fares.rate)
    }
  }

  private healthOf(window: DeviceWindow, budget: ErrorBudget): Judged {
    const figures = window.figures(this.options.now(), budget.windowSeconds * MS, devicesPerSource(budget))
    const { loads, errors, rate, hangs, silent, unreached, failures, messages, loadMs } = figures
    return {
      loads,
      errors,
      rate,
      hangs,
      silent,
      unreached,
      failures,
      messages,
      loadMs,
      figures,
      verdict: verdictOf(figures, budget),
      fewNetworks: fewNetworks(figures, budget),
    }
  }

  private news(): void {
    this.hasNews = true
    this.reports += 1
  }

  private forget(): void {
    const all = this.options.releases.all()
    const named = (names: (document: ReleaseState['document']) => Iterable<string>) =>
      new Set(
        all.flatMap(({ identity, state }) =>
          [...names(state.document)].map((name) => `${scopeOf(identity)} ${name}`),
        ),
      )
    this.records.forget(named(liveNames), named(lastGoodNames))
  }
}
