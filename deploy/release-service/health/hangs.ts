import { areasOf } from '../release/area-versions'
import { type Identity, scopeOf } from '../release/keys'
import type { ReleaseState } from '../release/release-record'
import type { OnPage } from './expected-reports'
import type { HealthRecords } from './health-records'

/** Between two looks this long nobody listened: the process stood still, or the clock was set. */
const STOOD_STILL_MS = 10_000

/** Books pages that did not report when they said they would. */
export class Hangs {
  private bookedAt: number | null = null

  constructor(private readonly records: HealthRecords) {}

  /** On what was tried on such a page, else on what changed last. Whether there was any. */
  book(releases: readonly { identity: Identity; state: ReleaseState }[], now: number): boolean {
    const stoodStill = this.bookedAt !== null && now - this.bookedAt > STOOD_STILL_MS
    this.bookedAt = now
    let isAny = false
    for (const { identity, state } of releases) {
      const scope = scopeOf(identity)
      const expected = this.records.expectedOf(scope)
      if (stoodStill) expected?.expectNone()
      for (const [device, onPage] of expected?.takeOverdue(now) ?? []) {
        const { area, version } = blamed(onPage, state)
        this.records.find(scope, `${area}@${version}`)?.hung(device, now)
        isAny = true
      }
    }
    return isAny
  }
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
