import type { BrandView, HostServices } from '@touchline/contracts/host'
import type { ReleaseDocument, ReleasedPages } from '@touchline/contracts/release'
import type { BehaviorSubject, Observable } from 'rxjs'

/** `main` for the page's own area, else the name of a parcel. */
export type Slot = string

/** State of each slot; unrequested parcels are missing. */
export type SlotStates = Readonly<Record<Slot, AreaState>> & { readonly main: AreaState }

/** The fault of an area. */
export type AreaFault =
  /** Nothing came within eight seconds. */
  | 'timeout'
  /** Its files could not be fetched or were not what the release document says. */
  | 'load'
  /** Its code threw while it was evaluated. */
  | 'evaluate'
  /** It needs contracts that this shell does not speak. */
  | 'contract'
  /** It threw while it was mounted. */
  | 'mount'
  /** It threw while it rendered, or a later chunk of it did not come. */
  | 'render'
  /** Its style sheet did not come. */
  | 'style'
  /** One screen of it did not come or threw; the rest of the area goes on. */
  | 'screen'

/** State of a slot. */
export type AreaState =
  /** The shell draws the page itself, or nobody asked for the parcel. */
  | { stage: 'idle' }
  | { stage: 'loading'; area: string; version: string }
  | { stage: 'mounted'; area: string; version: string; loadMs: number }
  | FailedArea

export interface FailedArea {
  stage: 'failed'
  area: string
  version: string
  fault: AreaFault
  /** To be read out and copied, such as `SB-TIMEOUT`. */
  code: string
  /** The thrown message, for the details that a player may copy; never shown on the page itself. */
  message: string
  /** Epoch milliseconds. */
  at: number
  /** When it is tried again by itself, epoch milliseconds; null when only the player's own retry helps. */
  retryAt: number | null
  retry(): void
}

/** One failure, once, however often single-spa and the browser report it. */
export interface AreaReport {
  /** `sportsbook@1.4.2` */
  remote: string
  area: string
  version: string
  slot: Slot
  fault: AreaFault
  code: string
  message: string
  at: number
}

/** Progress of a load of an area's version: it began, its files were evaluated, it is on the page. */
export type AreaAttempt = { area: string; version: string } & (
  | { stage: 'begun' }
  /** Milliseconds from asking to evaluated. */
  | { stage: 'loaded'; loadMs: number }
  | { stage: 'mounted' }
)

/** Whose file it is; an override is no release. */
export interface FileOwner {
  area: string
  version: string
  isOverride: boolean
}

/** The override of this browser, and whether it works. */
export interface OverrideFacts {
  /** As it was set: a version, or an address. */
  text: string
  /** Null while it works; otherwise why the released version runs instead. */
  reason: string | null
}

/** One area as the panel for teams and operations shows it. */
export interface AreaFacts {
  area: string
  running: string | null
  /** The version of the next mount. */
  chosen: string
  current: string
  lastGood: string | null
  pinned: string | null
  urgent: boolean
  canary: { version: string; percent: number } | null
  inCanary: boolean
  /** 0 to 99: a canary of `percent` takes the areas' buckets below it. */
  bucket: number
  /** Loads of this page, oldest first; milliseconds. */
  loads: readonly { version: string; ms: number }[]
  errors: number
  /** The last failures, oldest first. */
  messages: readonly { at: number; text: string }[]
  override: OverrideFacts | null
}

export interface CompositionOptions {
  document: ReleaseDocument
  host: HostServices
  /** The host as one version of an area gets it; the same for all when not given. */
  hostFor?: (area: string, version: string) => HostServices
  /** Element of the page's own area; the parcels get theirs by `mountParcel`. */
  slots: { main: HTMLElement }
  report: (report: AreaReport) => void
  /** Resolves when what the areas on the page asked for is on the screen; at once when not given. */
  shown?: () => Promise<void>
  /** Is called for every attempt to load a version of an area that was released. */
  onAttempt?: (attempt: AreaAttempt) => void
  /** An override does not work, and the released version replaces it. */
  onOverrideDropped?: (area: string, override: OverrideFacts) => void
}

export interface Composition {
  /** State of every slot; emits at once and at every change. */
  areas$: Observable<SlotStates>
  /** Facts for the panel, at once and at every change. */
  facts$: Observable<readonly AreaFacts[]>
  /** The document in effect. */
  document$: Observable<ReleaseDocument>
  /** Declarations of the page's areas: routes, entries of menus, parcels. */
  pages$: BehaviorSubject<ReleasedPages>
  /**
   * Areas on the page that a newer release document has replaced: the page asks for a refresh. Nothing is swapped in
   * place, except what the document calls urgent.
   */
  outdated$: Observable<readonly string[]>
  /** Puts a parcel up in `target`, or moves it there; failures show in `areas$`. Returns its removal. */
  mountParcel(name: Slot, target: HTMLElement): () => void
  /** Resolves once the page's own area shows what it was opened for, or has kept everything else waiting long enough. */
  settled(longestMs?: number): Promise<void>
  /** Tries a failed slot again, now. */
  retry(slot: Slot): void
  /** Fetches an area on intent: hover, focus, touch. */
  preload(area: string): void
  /** Takes a newer release document; older ones and repetitions are ignored. */
  applyRevision(document: ReleaseDocument): void
  /** Area (`shell` among them) and version that a file belongs to, replaced ones too; null for files of strangers. */
  ownerOf(url: string): FileOwner | null
  /**
   * Whether no server answered for the failed part: a file named by the message or, on a timeout, any file of
   * the version. The version is not to blame then.
   */
  isUnreached(failure: Pick<AreaReport, 'area' | 'version' | 'message'> & { fault?: AreaFault }): boolean
  /** Takes everything down, for tests. */
  stop(): Promise<void>
}

export type StartComposition = (options: CompositionOptions) => Composition

/** The facts served with the page, and requests started while its script was loading. */
export interface ShellBoot {
  brand: BrandView
  document: ReleaseDocument
  /** Bases of the two host groups, without a trailing slash: `/app`, `/odds`. */
  bases: { app: string; odds: string }
  /** Answer to the session restore, asked before the script came; null when the page did not ask. */
  restored: Promise<Response> | null
  /** The product is closed, until when in epoch milliseconds if that is known. */
  maintenance: { until: number | null } | null
  /** Origins of which this browser may run a remote of its own choice. */
  overrideOrigins: readonly string[]
  /** Version of the shell itself. */
  version: string
  /** Random name of this browser, for health reports. */
  device: string
  startComposition: StartComposition
}
