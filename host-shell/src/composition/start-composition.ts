import type { AreaRelease, ReleaseDocument } from '@touchline/contracts'
import { BehaviorSubject } from 'rxjs'
import { areaFacts } from './area-facts'
import { type AreaLoader, createAreaLoader } from './area-loader'
import { chooseVersion } from './choose-version'
import type {
  AreaFacts,
  AreaReport,
  AreaState,
  Composition,
  CompositionOptions,
  ParcelName,
  Slot,
} from './composition'
import { SLOTS } from './composition'
import type { FetchRemote } from './federation'
import type { Guard } from './guard'
import { preloadRelease } from './preload-release'
import { registerAreas } from './register-areas'
import { AreaSlot } from './slot'
import { createStyleShelf } from './style-shelf'

/** The area whose parcels live beside every page. */
const PARCEL_OWNER = 'sportsbook'

export interface CompositionDeps {
  guard: Guard
  fetchRemote: FetchRemote
  /** Bucket of this device, 0 to 99. */
  bucket: number
  /** Monotonic, milliseconds. */
  clock: () => number
}

/** Puts the page together from the areas of a release document, and keeps each area's failures in its own place. */
export const startComposition = (deps: CompositionDeps, options: CompositionOptions): Composition =>
  new RunningComposition(deps, options)

type States = Readonly<Record<Slot, AreaState>>

class RunningComposition implements Composition {
  readonly areas$: BehaviorSubject<States>
  readonly facts$: BehaviorSubject<readonly AreaFacts[]>
  readonly outdated$ = new BehaviorSubject<readonly string[]>([])
  private document: ReleaseDocument
  private readonly slots: Record<Slot, AreaSlot>
  private readonly loader: AreaLoader
  private readonly errors = new Map<string, number>()
  /** What fails for one area fails in every slot that waits for it, and is reported once until it is tried again. */
  private readonly reported = new Map<string, Set<string>>()
  private readonly unregister: () => Promise<void>

  constructor(
    private readonly deps: CompositionDeps,
    private readonly options: CompositionOptions,
  ) {
    this.document = options.document
    this.loader = createAreaLoader(deps.fetchRemote, deps.guard, deps.clock)
    this.chooseVersions()
    this.slots = this.createSlots()
    this.areas$ = new BehaviorSubject(this.states())
    this.facts$ = new BehaviorSubject<readonly AreaFacts[]>(this.facts())
    const { main } = this.slots
    this.unregister = registerAreas(Object.keys(this.document.remotes), options.host.session$, {
      show: (area) => main.show(area, options.slots.main),
      clear: () => main.clear(),
      expect: (area) => this.preload(area),
    })
  }

  mountParcel(name: ParcelName, target: HTMLElement): () => void {
    const slot = this.slots[name]
    void slot.show(PARCEL_OWNER, target)
    return () => {
      // A parcel that has moved elsewhere meanwhile is no longer this caller's to remove.
      if (slot.isIn(target)) void slot.clear()
    }
  }

  retry(slot: Slot): void {
    const { state } = this.slots[slot]
    if (state.stage !== 'failed') return
    this.loader.forget(state.area)
    this.reported.delete(state.area)
    // What failed together comes back together: the slip does not wait for a second press.
    for (const other of Object.values(this.slots)) {
      if (other.state.stage === 'failed' && other.state.area === state.area) void other.reopen()
    }
  }

  preload(area: string): void {
    if (this.loader.lastLoadMs(area) !== null || !this.document.remotes[area]) return
    preloadRelease(this.loader.chosen(area), this.deps.guard)
  }

  applyRevision(document: ReleaseDocument): void {
    if (document.revision <= this.document.revision) return
    this.document = document
    this.chooseVersions()
    for (const slot of Object.values(this.slots)) {
      // A failed area has nothing to lose; an emergency comes before what is on the page.
      const mayReopen = slot.state.stage === 'failed' || document.emergency
      if (mayReopen && this.isOutdated(slot.state)) void slot.reopen()
    }
    this.tell()
  }

  async stop(): Promise<void> {
    await this.unregister()
    await Promise.all(Object.values(this.slots).map((slot) => slot.clear()))
    this.areas$.complete()
    this.facts$.complete()
    this.outdated$.complete()
  }

  private createSlots(): Record<Slot, AreaSlot> {
    const deps = {
      loader: this.loader,
      styles: createStyleShelf(this.deps.guard),
      host: this.options.host,
      changed: () => this.tell(),
      failed: (area: string, report: AreaReport) => this.count(area, report),
      retry: (slot: Slot) => this.retry(slot),
    }
    const slots = SLOTS.map((slot) => [slot, new AreaSlot({ ...deps, slot })])
    return Object.fromEntries(slots)
  }

  private count(area: string, report: AreaReport): void {
    const told = this.reported.get(area) ?? new Set()
    const same = `${report.remote} ${report.fault} ${report.message}`
    if (told.has(same)) return
    this.reported.set(area, told.add(same))
    this.errors.set(area, (this.errors.get(area) ?? 0) + 1)
    this.options.report(report)
    this.tell()
  }

  private chooseVersions(): void {
    const bucket = this.options.bucket ?? this.deps.bucket
    const chosen = ([area, release]: [string, AreaRelease]) => [area, chooseVersion(release, bucket)] as const
    this.loader.choose(new Map(Object.entries(this.document.remotes).map(chosen)))
  }

  private isOutdated(state: AreaState): boolean {
    return state.stage !== 'idle' && this.loader.chosen(state.area).version !== state.version
  }

  private tell(): void {
    this.areas$.next(this.states())
    this.facts$.next(this.facts())
    const mounted = Object.values(this.states()).filter((state) => state.stage === 'mounted')
    const outdated = new Set(mounted.filter((state) => this.isOutdated(state)).map((state) => state.area))
    if ([...outdated].join() !== this.outdated$.value.join()) this.outdated$.next([...outdated])
  }

  private states(): States {
    const states = SLOTS.map((slot) => [slot, this.slots[slot].state])
    return Object.fromEntries(states)
  }

  private facts(): AreaFacts[] {
    const bucket = this.options.bucket ?? this.deps.bucket
    return areaFacts(this.document, bucket, Object.values(this.states()), this.loader, this.errors)
  }
}
