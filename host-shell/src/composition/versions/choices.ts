import {
  type AreaRelease,
  chooseVersion,
  type ReleaseDocument,
  type ReleasedVersion,
} from '@touchline/contracts/release'
import type { ResolvedOverride } from './overrides/resolve-override'

export interface ChoicesDeps {
  /** Bucket of an area's canaries for who uses this browser now, 0 to 99. */
  bucketOf: (area: string) => number
  /** Overrides of released versions in this browser. */
  overrides: ReadonlyMap<string, ResolvedOverride>
}

/** Which version of every area this browser runs: its override, its canary, or the current one. */
export class Choices {
  private versions: ReadonlyMap<string, ReleasedVersion> = new Map()
  /** Buckets stay while an area is on the page: a login must not swap a visible area. */
  private readonly buckets = new Map<string, number>()
  private readonly dropped = new Set<string>()
  /** Canaries that this page has known, `area@version`. */
  private readonly candidates = new Set<string>()

  constructor(private readonly deps: ChoicesDeps) {}

  /** Chooses anew; areas that are on the page keep the bucket with which they came. */
  choose(
    document: ReleaseDocument,
    isOnPage: (area: string) => boolean,
  ): ReadonlyMap<string, ReleasedVersion> {
    const versions = new Map<string, ReleasedVersion>()
    for (const [area, release] of Object.entries(document.remotes)) {
      if (!isOnPage(area) || !this.buckets.has(area)) this.buckets.set(area, this.deps.bucketOf(area))
      versions.set(area, chooseVersion(release, this.bucketOf(area)))
      if (release.canary) this.candidates.add(`${area}@${release.canary.candidate.version}`)
    }
    for (const [area, override] of this.deps.overrides) {
      if (override.release && !this.dropped.has(area)) versions.set(area, override.release)
    }
    this.versions = versions
    return versions
  }

  current(): ReadonlyMap<string, ReleasedVersion> {
    return this.versions
  }

  bucketOf(area: string): number {
    return this.buckets.get(area) ?? this.deps.bucketOf(area)
  }

  /** Whether this version was a canary that has ended without being released to everybody. */
  hasEnded(area: string, version: string, { current, canary, lastGood }: AreaRelease): boolean {
    const known = [current.version, canary?.candidate.version, lastGood]
    return this.candidates.has(`${area}@${version}`) && !known.includes(version)
  }

  /** Whether this version of an area was this browser's own choice. */
  isOverride(area: string, version: string): boolean {
    return this.deps.overrides.get(area)?.release?.version === version
  }

  /** The override of an area does not work: the released version replaces it until the page is reloaded. */
  dropOverride(area: string): void {
    this.dropped.add(area)
  }

  isDropped(area: string): boolean {
    return this.dropped.has(area)
  }
}
