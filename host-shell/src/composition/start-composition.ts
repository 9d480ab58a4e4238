import { isNewerRelease, type ReleaseDocument } from '@touchline/contracts/release'
import { type ParcelPlace, routeOf } from '@touchline/contracts/routes'
import { BehaviorSubject, type Subscription } from 'rxjs'
import { withTimeout } from '../time/with-timeout'
import type {
  AreaFacts,
  AreaReport,
  AreaState,
  Composition,
  CompositionOptions,
  FileOwner,
  Slot,
  SlotStates,
} from './composition'
import { AreaReports } from './failures/area-reports'
import { type AreaLoader, createAreaLoader } from './loading/area-loader'
import { createAreaStyles } from './loading/area-styles'
import type { FetchRemote } from './loading/federation'
import type { IntegrityGuard } from './loading/integrity-guard'
import { preloadRelease } from './loading/preload-release'
import { afterMain } from './mounting/after-main'
import { AreaSlot } from './mounting/area-slot'
import { isOf, PageSlots } from './mounting/page-slots'
import { type RegisteredAreas, registerAreas } from './mounting/register-areas'
import { areaFacts } from './versions/area-facts'
import type { OverrideFallback } from './versions/overrides/fallback'
import type { ResolvedOverride } from './versions/overrides/resolve-override'
import { PageVersions } from './versions/page-versions'

/** Longest that a parcel waits for the page's own area: a page that hangs keeps nobody from betting. */
const PARCEL_WAIT_MS = 3000
/** An area is given up before this; an unobserved load waits as long. */
const SETTLED_WITHIN_MS = 10_000
/** Longest that an urgent swap leaves the old version on the page while the new one is on its way. */
const SWAP_WAIT_MS = 4000
/** Longest that the rest of an urgent swap waits until what the player bets with shows. */
const SWAPPED_WAIT_MS = 1500
/** The slip takes bets; other areas are swapped once parcels of this place show. */
const SWAPPED_FIRST: ParcelPlace = 'slip'

export interface CompositionDeps {
  guard: IntegrityGuard
  fetchRemote: FetchRemote
  /** Bucket of an area's canaries, 0 to 99, for a member, or for this device while nobody is logged in. */
  bucketOf: (area: string, member: string | null) => number
  /** Overrides of released versions in this browser. */
  overrides: ReadonlyMap<string, ResolvedOverride>
  /** Replaces failing overrides by released versions; null in a browser without overrides. */
  fallback: typeof OverrideFallback | null
  /** Monotonic, milliseconds. */
  clock: () => number
}

/** Puts the page together from the areas of a release document, and keeps each area's failures in its own place. */
export const startComposition = (deps: CompositionDeps, options: CompositionOptions): Composition =>
  new RunningComposition(deps, options)

class RunningComposition implements Composition {
  readonly areas$: BehaviorSubject<SlotStates>
  readonly facts$: BehaviorSubject<readonly AreaFacts[]>
  readonly outdated$ = new BehaviorSubject<readonly string[]>([])
  private readonly versions: PageVersions
  private readonly reports: AreaReports
  private readonly loader: AreaLoader
  private readonly slots: PageSlots
  private readonly fallback: OverrideFallback | null
  private readonly registered: RegisteredAreas
  private readonly following: Subscription
  private readonly preloaded = new Set<string>()
  /** The page's own area is on its way. */
  private coming: Promise<void> | null = null

  constructor(
    private readonly deps: CompositionDeps,
    private readonly options: CompositionOptions,
  ) {
    const { overrides, bucketOf } = deps
    this.versions = new PageVersions({
      document: options.document,
      bucketOf,
      overrides,
      isOnPage: (area) => this.slots.some((state) => state.stage !== 'idle' && state.area === area),
    })
    const { choices } = this.versions
    this.reports = new AreaReports({
      report: options.report,
      ...(options.onAttempt && { onAttempt: options.onAttempt }),
      isOverride: (area, version) => choices.isOverride(area, version),
    })
    this.fallback =
      deps.fallback &&
      new deps.fallback({
        overrides,
        choices,
        records: this.reports.records,
        onDropped: (area, override) => options.onOverrideDropped?.(area, override),
      })
    this.loader = this.createLoader()
    this.slots = this.createSlots()
    this.choose()
    this.areas$ = new BehaviorSubject(this.slots.states())
    this.facts$ = new BehaviorSubject<readonly AreaFacts[]>(this.facts())
    const main = this.slots.of('main')
    const { session$ } = options.host
    // Before single-spa follows the login: the area that it opens then is the member's own version of it.
    this.following = session$.subscribe((session) => {
      this.versions.member = session.stage === 'in' ? session.account.info.account_id : null
      this.choose()
      this.notify()
    })
    this.registered = registerAreas(session$, () => this.routes, {
      show: (area) => {
        this.choose()
        return main.show(area, options.slots.main)
      },
      clear: () => main.clear(),
    })
    this.registered.add(this.versions.areas())
    const expected = routeOf(location.pathname, this.routes)?.owner
    if (expected) this.preload(expected)
    this.fallback?.reportUnusable()
    void this.followMain()
  }

  get document$() {
    return this.versions.document$
  }

  get pages$() {
    return this.versions.pages$
  }

  private get routes() {
    return this.pages$.value.routes
  }

  isUnreached: Composition['isUnreached'] = ({ area, version, fault, message }) =>
    [...this.deps.guard.unanswered].some(
      (url) => message.includes(url) || (fault === 'timeout' && url.includes(`/${area}/${version}/`)),
    )

  ownerOf = (url: string): FileOwner | null => this.versions.files.of(url)

  mountParcel(name: Slot, target: HTMLElement): () => void {
    const slot = this.slots.of(name)
    let isWanted = true
    const show = () => {
      if (!isWanted) return
      this.choose()
      const parcel = this.pages$.value.parcels.find((one) => one.name === name)
      if (parcel) void slot.show(parcel.area, target)
    }
    if (this.coming || this.isMainComing()) void this.settled(PARCEL_WAIT_MS).then(show)
    else show()
    return () => {
      isWanted = false
      // A parcel that has moved elsewhere meanwhile is no longer this caller's to remove.
      if (slot.isIn(target)) void slot.clear()
    }
  }

  async settled(longestMs = SETTLED_WITHIN_MS): Promise<void> {
    await withTimeout(longestMs, this.coming ?? this.followMain())
  }

  /** Runs from the start of the main area's load until it shows; concurrent callers share one wait. */
  private followMain(): Promise<void> {
    if (!this.isMainComing()) return Promise.resolve()
    const { shown = async () => undefined } = this.options
    this.coming = afterMain(this.areas$, shown, SETTLED_WITHIN_MS).finally(() => {
      this.coming = null
    })
    return this.coming
  }

  private isMainComing(): boolean {
    const { stage } = this.slots.of('main').state
    return stage !== 'mounted' && stage !== 'failed' && routeOf(location.pathname, this.routes) !== undefined
  }

  retry(slot: Slot): void {
    const { state } = this.slots.of(slot)
    if (state.stage !== 'failed') return
    const { area } = state
    if (this.versions.of(area)) this.loader.forget(area)
    this.reports.triedAgain(area)
    // Areas that failed together return together: the slip does not wait for a second press.
    void this.slots.reopen(isOf(area, 'failed'))
  }

  preload(area: string): void {
    const release = this.versions.of(area)
    if (!release || this.loader.isLoaded(area) || this.preloaded.has(release.base)) return
    this.preloaded.add(release.base)
    preloadRelease(release, this.options.host.locale.language(), this.deps.guard)
  }

  applyRevision(document: ReleaseDocument): void {
    if (!isNewerRelease(document, this.document$.value)) return
    this.document$.next(document)
    this.choose()
    this.registered.add(this.versions.areas())
    // A failed or unloaded area has no state to lose.
    void this.slots.reopen((state) => state.stage !== 'mounted' && this.versions.isOutdated(state))
    for (const area of Object.keys(document.remotes)) void this.swap(area)
    this.notify()
  }

  async stop(): Promise<void> {
    this.following.unsubscribe()
    await this.registered.stop()
    await this.slots.clear()
    for (const stream of [this.areas$, this.facts$, this.outdated$, this.document$]) stream.complete()
  }

  /**
   * Replaces a mounted version by the current one; the old one stays until then, so that no place is empty.
   * Main page and slip come first, the areas beside them after.
   */
  private async swap(area: string): Promise<void> {
    const isOld = (state: AreaState) =>
      isOf(area, 'mounted')(state) && this.versions.isOutdated(state) && this.versions.isUrgent(state)
    if (!this.slots.some(isOld)) return
    await withTimeout(
      SWAP_WAIT_MS,
      this.loader.load(area).catch(() => undefined),
    )
    const { parcels } = this.pages$.value
    const first = parcels.filter(({ place }) => place === SWAPPED_FIRST).map(({ name }) => name)
    const swapped = this.slots.reopen(isOld, ['main', ...first])
    await withTimeout(SWAPPED_WAIT_MS, swapped.then(this.options.shown))
    void this.slots.reopen(isOld)
  }

  private createLoader(): AreaLoader {
    return createAreaLoader({
      fetchRemote: (area, release) =>
        this.deps.fetchRemote(area, release, this.options.host.locale.language()),
      guard: this.deps.guard,
      now: this.deps.clock,
      isUnhashed: (area, { version }) =>
        this.versions.choices.isOverride(area, version) && this.deps.overrides.get(area)?.unhashed === true,
      onAttempt: (area, version) => this.reports.begun(area, version),
      onLoaded: (area, version, loadMs) => {
        this.reports.loaded(area, version, loadMs)
        // While the page's own area renders and sends its first call, the network is free for the other
        // areas.
        if (routeOf(location.pathname, this.routes)?.bare) return
        for (const parcel of this.pages$.value.parcels) this.preload(parcel.area)
      },
    })
  }

  private createSlots(): PageSlots {
    const { host, hostFor = () => host } = this.options
    const report = (failure: AreaReport) => {
      this.reports.failed(failure)
      this.notify()
    }
    const deps = {
      loader: this.loader,
      styles: createAreaStyles(this.deps.guard),
      // A fault of a build under development is no failure of a release.
      hostFor: (area: string, version: string) =>
        this.versions.choices.isOverride(area, version) ? host : hostFor(area, version),
      now: host.now,
      changed: (state: AreaState) => {
        if (state.stage === 'mounted') this.reports.mounted(state)
        this.notify()
      },
      failed: (failure: AreaReport) => {
        report(failure)
        this.dropOverride(failure)
      },
      screenFailed: report,
      retry: (slot: Slot) => this.retry(slot),
    }
    return new PageSlots((slot) => new AreaSlot({ ...deps, slot }))
  }

  /** An override that failed makes room for the released version. */
  private dropOverride(failure: AreaReport): void {
    const { area } = failure
    if (!this.fallback?.hasDropped(failure)) return
    this.choose()
    if (!this.versions.of(area)) return
    void this.slots.reopen((state) => isOf(area, 'failed')(state) && this.versions.isOutdated(state))
    this.notify()
  }

  private choose(): void {
    this.loader.choose(this.versions.choose())
  }

  /** Reports the mounted areas, and the outdated ones among them. */
  private notify(): void {
    const states = this.slots.states()
    this.areas$.next(states)
    this.facts$.next(this.facts())
    const { versions } = this
    const asking = Object.values(states).flatMap((state) =>
      state.stage === 'mounted' && versions.isOutdated(state) && !versions.isUrgent(state)
        ? [state.area]
        : [],
    )
    const outdated = [...new Set(asking)]
    if (outdated.join() !== this.outdated$.value.join()) this.outdated$.next(outdated)
  }

  private facts(): AreaFacts[] {
    const states = Object.values(this.slots.states())
    const overrideOf = this.fallback?.factsOf ?? (() => null)
    const { choices, document$ } = this.versions
    return areaFacts(document$.value, choices, states, this.reports.records.of, overrideOf)
  }
}
