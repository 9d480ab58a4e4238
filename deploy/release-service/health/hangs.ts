import { areasOf } from '../release/area-versions'
import { type Identity, scopeOf } from '../release/keys'
import type { ReleaseState } from '../release/release-record'
import type { OnPage } from './expected-reports'
import type { HealthRecords } from './health-records'

/** After such a gap between two looks the process was paused, or the clock was set: reports may be lost. */
const PAUSED_AFTER_MS = 10_000

/** Books pages that did not report when they said they would. */
export class Hangs {
  private bookedAt: number | null = null

  constructor(private readonly records: HealthRecords) {}

  /** Counts every page that did not report in time; answers whether a page was counted. */
  book(releases: readonly { identity: Identity; state: ReleaseState }[], now: number): boolean {
    const wasPaused = this.bookedAt !== null && now - this.bookedAt > PAUSED_AFTER_MS
    this.bookedAt = now
    let isAny = false
    for (const { identity, state } of releases) {
      const scope = scopeOf(identity)
      const expected = this.records.expectedOf(scope)
      if (wasPaused) expected?.expectNone()
      for (const { device, page, onPage } of expected?.takeOverdue(now) ?? []) {
        for (const { area, version } of suspectsOf(onPage, state))
          this.records.find(scope, `${area}@${version}`)?.hung(device, page, now)
        isAny = true
      }
    }
    return isAny
  }
}

/**
 * The versions that count a page that stopped answering. Players get a canary by chance, so every page with an area under
 * canary counts for its version, the candidate or the current one: a hang of something else then falls on both alike.
 * Loading areas are suspected too; a page without either counts for the newest release.
 */
function suspectsOf(onPage: readonly OnPage[], { document, settings }: ReleaseState): OnPage[] {
  const areas = areasOf(document)
  const newestOf = (some: readonly OnPage[]) =>
    [...some]
      .sort((one, other) => (settings.since[other.area] ?? 0) - (settings.since[one.area] ?? 0))
      .slice(0, 1)
  const withCanary = onPage.filter(({ area }) => areas[area]?.canary)
  const loading = onPage.filter(({ isMounted }) => !isMounted)
  if (loading.length > 0) return [...new Set([...withCanary, ...newestOf(loading)])]
  return withCanary.length > 0 ? withCanary : newestOf(onPage)
}
