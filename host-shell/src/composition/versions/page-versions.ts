import {
  pagesOfRelease,
  type ReleaseDocument,
  type ReleasedPages,
  type ReleasedVersion,
} from '@touchline/contracts/release'
import { BehaviorSubject } from 'rxjs'
import type { AreaState } from '../composition'
import { FileOwners } from '../failures/file-owners'
import { Choices } from './choices'
import type { ResolvedOverride } from './overrides/resolve-override'

export interface PageVersionsDeps {
  document: ReleaseDocument
  /** Bucket of an area's canaries, 0 to 99, for a member, or for this device while nobody is logged in. */
  bucketOf: (area: string, member: string | null) => number
  overrides: ReadonlyMap<string, ResolvedOverride>
  /** Whether a place of the page shows the area, or tries to. */
  isOnPage: (area: string) => boolean
}

/** The release document in effect, and what of it this member's page runs. */
export class PageVersions {
  readonly document$: BehaviorSubject<ReleaseDocument>
  /** Declarations of the chosen versions. */
  readonly pages$ = new BehaviorSubject<ReleasedPages>(pagesOfRelease({}))
  readonly choices: Choices
  readonly files = new FileOwners()
  /** Account id of who is logged in. */
  member: string | null = null

  constructor(private readonly deps: PageVersionsDeps) {
    this.document$ = new BehaviorSubject(deps.document)
    const { current, canary } = deps.document.shell
    for (const shell of [current, ...(canary ? [canary.candidate] : [])]) this.files.know('shell', shell)
    this.choices = new Choices({
      bucketOf: (area) => deps.bucketOf(area, this.member),
      overrides: deps.overrides,
    })
  }

  /** Chooses anew from the document, for who is logged in now; answers the chosen versions. */
  choose(): ReadonlyMap<string, ReleasedVersion> {
    const versions = this.choices.choose(this.document$.value, this.deps.isOnPage)
    for (const [area, release] of versions)
      this.files.know(area, release, this.choices.isOverride(area, release.version))
    const pages = pagesOfRelease(Object.fromEntries(versions))
    if (JSON.stringify(pages) !== JSON.stringify(this.pages$.value)) this.pages$.next(pages)
    return versions
  }

  of(area: string): ReleasedVersion | undefined {
    return this.choices.current().get(area)
  }

  areas(): Iterable<string> {
    return this.choices.current().keys()
  }

  /** Whether another version than the one shown is chosen now. */
  isOutdated(state: AreaState): boolean {
    return state.stage !== 'idle' && this.of(state.area)?.version !== state.version
  }

  /** Whether the running version is swapped in place, so that nobody has to refresh the page for it. */
  isUrgent(state: AreaState): boolean {
    if (state.stage === 'idle') return false
    const release = this.document$.value.remotes[state.area]
    if (!release) return false
    return release.urgent === true || this.choices.hasEnded(state.area, state.version, release)
  }
}
