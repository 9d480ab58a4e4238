import type { Observable } from 'rxjs'
import type { RefusalDetails } from '../calls/answer'
import type { Call, RequestOf, ResponseOf } from '../calls/define-call'
import type { ErrorCode } from '../errors/texts'
import type { Language } from '../limits/languages'
import type { MemberMessage } from '../live/messages'
import type { Channel, OddsFrame } from '../live/odds-frames'
import type { Preferences } from '../session/preferences'
import type { Account, PlayerWallet } from '../session/session'
import type { BrandView } from './brand'
import type { BusEvent } from './bus-events'
import type { Notice } from './notice'

/** The result of a call. Calls never throw: a refusal carries a code, `unknown` means that no answer came. */
export type CallResult<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'refused'; code: ErrorCode; text: string; details: RefusalDetails }
  | { kind: 'unknown'; code: ErrorCode; text: string }

export interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds, 10,000 by default. */
  timeoutMs?: number
  /** Ask for a dialog although the code's class would only be logged. */
  dialog?: boolean
  /** The caller shows the refusal itself: the bus stays quiet, unless the code ends the session. */
  quiet?: boolean
  /** Continues after the page unloads; for short requests alone. */
  keepalive?: boolean
}

/** Makes a typed call; session fields, cookies, failure mapping and the bus are the shell's business. */
export type CallService = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options?: CallOptions,
) => Promise<CallResult<ResponseOf<C>>>

/** Age of a channel's data. `stale` locks betting; `lost` means that there is no connection. */
export type Freshness = 'connecting' | 'fresh' | 'stale' | 'lost'

export interface LiveService {
  /** Frames of a channel while subscribed, a snapshot first; gaps are repaired before they come here. */
  odds$(channel: Channel): Observable<OddsFrame>
  /** Messages about the member: bets, balance; and the closed products, sent at once to new subscribers. */
  member$: Observable<MemberMessage>
  /** Of the connection as a whole, with the age of the newest frame in milliseconds. */
  freshness$: Observable<{ freshness: Freshness; ageMs: number }>
  /** Server clock minus browser clock, milliseconds. */
  clockSkewMs(): number
  /** Ask every open channel for its state again. */
  refresh(): void
}

/** Who is logged in. */
export type SessionState = { stage: 'unknown' } | { stage: 'out' } | { stage: 'in'; account: Account }

export interface PreferencesService {
  current(): Preferences
  preferences$: Observable<Preferences>
  /** Applies a change and saves it; a refused save reverts it with a reason. */
  update(change: (draft: Preferences) => Preferences): Promise<CallResult<object>>
}

export interface LocaleService {
  language(): Language
  language$: Observable<Language>
  setLanguage(language: Language): Promise<void>
}

/** Place in the history, without the origin. */
export interface Location {
  pathname: string
  search: string
  hash: string
}

export interface WindowsService {
  /**
   * Opens a page in a window of its own, which is closed at logout: to be called in the press itself, or browsers block it. False when
   * the browser blocked it all the same; a page of this origin is then shown in place, with a notice, unless the caller offers
   * a link instead.
   */
  open(
    url: string,
    name: string,
    size?: { width: number; height: number },
    ifBlocked?: 'inPlace' | 'link',
  ): boolean
}

/**
 * Requests of other parts of the page to the slip, my bets and the board; each remote defines its own topics.
 */
export interface BusService {
  emit(event: BusEvent): void
  events$: Observable<BusEvent>
}

/**
 * All that the shell gives to a remote: one frozen object. Observables may cross this boundary, stores may not.
 */
export interface HostServices {
  /** Version of these contracts that the shell speaks, `major.minor`. */
  readonly contractVersion: string
  readonly call: CallService
  readonly live: LiveService
  readonly session$: Observable<SessionState>
  readonly balance$: Observable<PlayerWallet | null>
  readonly refreshBalance: () => Promise<void>
  readonly preferences: PreferencesService
  readonly brand: BrandView
  readonly locale: LocaleService
  readonly navigate: (to: string, options?: { replace?: boolean }) => void
  readonly location$: Observable<Location>
  readonly bus: BusService
  readonly windows: WindowsService
  readonly notify: (notice: Notice) => void
  readonly log: (level: 'debug' | 'info' | 'warn' | 'error', message: string, facts?: object) => void
  readonly track: (name: string, facts?: object) => void
  /** Server time, epoch milliseconds. */
  readonly now: () => number
  /** A new random id of at least 128 bits, for keys of money commands. */
  readonly newKey: () => string
}
