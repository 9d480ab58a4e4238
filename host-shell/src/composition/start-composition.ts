import { type ReleaseDocument, type Route, routeOf, routesOfRelease } from '@touchline/contracts'
import { BehaviorSubject, type Subscription } from 'rxjs'
import { areaFacts } from './area-facts'
import { AreaRecords } from './area-records'
import type {
  AreaAttempt,
  AreaFacts,
  AreaReport,
  AreaState,
  Composition,
  CompositionOptions,
  ParcelName,
  Slot,
} from './composition'
import { FailureLog } from './failures/failure-log'
import { FileOwners } from './failures/file-owners'
import { type AreaLoader, createAreaLoader } from './loading/area-loader'
import { createAreaStyles } from './loading/area-styles'
import type { FetchRemote } from './loading/federation'
import type { IntegrityGuard } from './loading/integrity-guard'
import { preloadRelease } from './loading/preload-release'
import { afterMain } from './mounting/after-main'
import { AreaSlot } from './mounting/area-slot'
import { isOf, PageSlots, type States } from './mounting/page-slots'
import { type RegisteredAreas, registerAreas } from './mounting/register-areas'
import { Choices } from './versions/choices'
import type { OverrideFallback } from './versions/overrides/fallback'
import type { ResolvedOverride } from './versions/overrides/resolve-override'
import { withTimeout } from './with-timeout'

/** The area whose parcels live beside every page. */
const PARCEL_OWNER = 'sportsbook'
/** Longest that a parcel waits for the page's own area: a page that hangs keeps nobody from betting. */
const PARCEL_WAIT_MS = 3000
/** An area is given up before this; what nobody looks for waits as long. */
const SETTLED_WITHIN_MS = 10_000
/** Longest that an urgent swap leaves the old version on the page while the new one is on its way. */
const SWAP_WAIT_MS = 4000
/** Longest that the rest of an urgent swap waits until what the player bets with shows. */
const SWAPPED_WAIT_MS = 1500
/** What the player bets with; the rest of an area is swapped once these show. */
const SWAPPED_FIRST: readonly Slot[] = ['main', 'slip']

export interface CompositionDeps {
  guard: IntegrityGuard
  fetchRemote: FetchRemote
  /** Bucket of an area's canaries, 0 to 99, for a member, or for this device while nobody is logged in. */
  bucketOf: (area: string, member: string | null) => number
  /** What this browser runs in place of what was released. */
  overrides: ReadonlyMap<string, ResolvedOverride>
  /** Lets released versions stand in for overrides that do not work; null in a browser that has none. */
  fallback: typeof OverrideFallback | null
  /** Monotonic, milliseconds. */
  clock: () => number
}

/** Puts the page together from the areas of a release document, and keeps each area's failures in its own place. */
export const startComposition = (deps: CompositionDeps, options: CompositionOptions): Composition =>
  new RunningComposition(deps, options)

class RunningComposition implements Composition {
  readonly areas$: BehaviorSubject<States>
  readonly facts$: BehaviorSubject<readonly AreaFacts[]>
  readonly outdated$ = new BehaviorSubject<readonly string[]>([])
  readonly document$: BehaviorSubject<ReleaseDocument>
  readonly routes$ = new BehaviorSubject<readonly Route[]>([])
  private readonly slots: PageSlots
  private readonly loader: AreaLoader
  private readonly choices: Choices
  private readonly records = new AreaRecords()
  private readonly failures = new FailureLog()
  private readonly files = new FileOwners()
  /** Loads that have not reached the page yet, `area@version`. */
  private readonly loading = new Set<string>()
  readonly ownerOf = this.files.of
  private readonly fallback: OverrideFallback | null
  private readonly preloaded = new Set<string>()
  private readonly registered: RegisteredAreas
  private readonly following: Subscription
  private member: string | null = null
  private coming: Promise<void> | null = null

  constructor(
    private readonly deps: CompositionDeps,
    private readonly options: CompositionOptions,
  ) {
    this.document$ = new BehaviorSubject(options.document)
    const { current, canary } = options.document.shell
    for (const shell of [current, ...(canary ? [canary.candidate] : [])]) this.files.know('shell', shell)
    const bucketOf = (area: string) => deps.bucketOf(area, this.member)
    const { overrides } = deps
    this.choices = new Choices({ bucketOf, overrides })
    this.fallback =
      deps.fallback &&
      new deps.fallback({
        overrides,
        choices: this.choices,
        records: this.records,
        onDropped: (area, override) => options.onOverrideDropped?.(area, override),
      })
    this.loader = this.createLoader()
    this.slots = this.createSlots()
    this.choose()
    this.areas$ = new BehaviorSubject(this.slots.states())
    this.facts$ = new BehaviorSubject<readonly AreaFacts[]>(this.facts())
    const main = this.slots.of('main')
    const { session$ } = options.host
    // Before single-spa hears of the login: the area that it opens then is the member's own version of it.
    this.following = session$.subscribe((session) => {
      this.member = session.stage === 'in' ? session.account.info.account_id : null
      this.choose()
      this.tell()
    })
    this.registered = registerAreas(session$, () => this.routes$.value, {
      show: (area) => {
        this.choose()
        return main.show(area, options.slots.main)
      },
      clear: () => main.clear(),
    })
    this.registered.add(this.choices.current().keys())
    const expected = routeOf(location.pathname, this.routes$.value)?.owner
    if (expected) this.preload(expected)
    this.fallback?.tellUnusable()
    void this.followMain()
  }

  mountParcel(name: ParcelName, target: HTMLElement): () => void {
    const slot = this.slots.of(name)
    let isWanted = true
    const show = () => {
      if (!isWanted) return
      this.choose()
      void slot.show(PARCEL_OWNER, target)
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

  /** From the page's own area being on its way until it shows; whoever asks in between waits for the same. */
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
    return (
      stage !== 'mounted' &&
      stage !== 'failed' &&
      routeOf(location.pathname, this.routes$.value) !== undefined
    )
  }

  retry(slot: Slot): void {
    const { state } = this.slots.of(slot)
    if (state.stage !== 'failed') return
    const { area } = state
    if (this.choices.current().has(area)) this.loader.forget(area)
    this.failures.forget(area)
    // What failed together comes back together: the slip does not wait for a second press.
    void this.slots.reopen(isOf(area, 'failed'))
  }

  preload(area: string): void {
    const release = this.choices.current().get(area)
    if (!release || this.loader.isLoaded(area) || this.preloaded.has(release.base)) return
    this.preloaded.add(release.base)
    preloadRelease(release, this.options.host.locale.language(), this.deps.guard)
  }

  applyRevision(document: ReleaseDocument): void {
    if (document.revision <= this.document$.value.revision) return
    this.document$.next(document)
    this.choose()
    this.registered.add(this.choices.current().keys())
    // What has failed or has not come yet has nothing to lose.
    void this.slots.reopen((state) => state.stage !== 'mounted' && this.isOutdated(state))
    for (const area of Object.keys(document.remotes)) void this.swap(area)
    this.tell()
  }

  async stop(): Promise<void> {
    this.following.unsubscribe()
    await this.registered.stop()
    await this.slots.clear()
    for (const stream of [this.areas$, this.facts$, this.outdated$, this.document$]) stream.complete()
  }

  /**
   * Puts the version of now in the place of the one on the page, which stays meanwhile so that nothing is empty: the
   * page and the slip first, and what stands beside them when these show.
   */
  private async swap(area: string): Promise<void> {
    const isOld = (state: AreaState) =>
      isOf(area, 'mounted')(state) && this.isOutdated(state) && this.isUrgent(state)
    if (!this.slots.some(isOld)) return
    await withTimeout(
      SWAP_WAIT_MS,
      this.loader.load(area).catch(() => undefined),
    )
    const swapped = this.slots.reopen(isOld, SWAPPED_FIRST)
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
        this.choices.isOverride(area, version) && this.deps.overrides.get(area)?.unhashed === true,
      onAttempt: (area, version) => {
        this.loading.add(`${area}@${version}`)
        this.attempted({ area, version, stage: 'begun' })
      },
      onLoaded: (area, version, loadMs) => {
        this.records.loaded(area, version, loadMs)
        this.attempted({ area, version, stage: 'loaded', loadMs })
        // While the page's own area draws and asks its first question, the line is free for what stands beside it.
        this.preload(PARCEL_OWNER)
      },
    })
  }

  private createSlots(): PageSlots {
    const { host, hostFor = () => host } = this.options
    const deps = {
      loader: this.loader,
      styles: createAreaStyles(this.deps.guard),
      // What a build under development does wrong is no failure of a release.
      hostFor: (area: string, version: string) =>
        this.choices.isOverride(area, version) ? host : hostFor(area, version),
      now: host.now,
      changed: (state: AreaState) => {
        if (state.stage === 'mounted') this.mounted(state)
        this.tell()
      },
      failed: (report: AreaReport) => this.failed(report),
      screenFailed: (report: AreaReport) => this.record(report),
      retry: (slot: Slot) => this.retry(slot),
    }
    return new PageSlots((slot) => new AreaSlot({ ...deps, slot }))
  }

  private attempted(attempt: AreaAttempt): void {
    if (!this.choices.isOverride(attempt.area, attempt.version)) this.options.onAttempt?.(attempt)
  }

  /** However many places show it: one load is mounted once. */
  private mounted({ area, version }: { area: string; version: string }): void {
    if (this.loading.delete(`${area}@${version}`)) this.attempted({ area, version, stage: 'mounted' })
  }

  private failed(report: AreaReport): void {
    const { area } = report
    this.record(report)
    if (!this.fallback?.hasDropped(report)) return
    this.choose()
    if (!this.choices.current().has(area)) return
    void this.slots.reopen((state) => isOf(area, 'failed')(state) && this.isOutdated(state))
    this.tell()
  }

  /** Counts a failure, once. */
  private record(report: AreaReport): void {
    const { area, version } = report
    if (this.failures.isNews(report)) {
      this.records.failed(report)
      if (!this.choices.isOverride(area, version)) this.options.report(report)
    }
    this.tell()
  }

  private choose(): void {
    const versions = this.choices.choose(this.document$.value, (area) =>
      this.slots.some((state) => state.stage !== 'idle' && state.area === area),
    )
    this.loader.choose(versions)
    for (const [area, release] of versions)
      this.files.know(area, release, this.choices.isOverride(area, release.version))
    const routes = routesOfRelease(Object.fromEntries(versions))
    if (JSON.stringify(routes) !== JSON.stringify(this.routes$.value)) this.routes$.next(routes)
  }

  private isOutdated(state: AreaState): boolean {
    return state.stage !== 'idle' && this.choices.current().get(state.area)?.version !== state.version
  }

  /** Whether what runs is swapped in place, so that nobody has to refresh the page for it. */
  private isUrgent(state: AreaState): boolean {
    if (state.stage === 'idle') return false
    const release = this.document$.value.remotes[state.area]
    if (!release) return false
    return release.urgent === true || this.choices.hasEnded(state.area, state.version, release)
  }

  private tell(): void {
    const states = this.slots.states()
    this.areas$.next(states)
    this.facts$.next(this.facts())
    const mounted = Object.values(states).filter((state) => state.stage === 'mounted')
    const asking = mounted.filter((state) => this.isOutdated(state) && !this.isUrgent(state))
    const outdated = new Set(asking.map((state) => state.area))
    if ([...outdated].join() !== this.outdated$.value.join()) this.outdated$.next([...outdated])
  }

  private facts(): AreaFacts[] {
    const states = Object.values(this.slots.states())
    const overrideOf = this.fallback?.factsOf ?? (() => null)
    return areaFacts(this.document$.value, this.choices, states, this.records.of, overrideOf)
  }
}
