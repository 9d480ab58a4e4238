import { logout, sessionRestore, userProfile } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { BusEvent, CallService, SessionState } from '@touchline/contracts/host'
import type { Account, MemberProfile } from '@touchline/contracts/session'
import { BehaviorSubject, Subject } from 'rxjs'
import { readAnswer } from '../transport/read-answer'
import { KEPT, type KeyValues, type Left } from './storage'
import type { Tabs } from './tabs'

export interface SessionDeps {
  call: CallService
  tabs: Tabs
  storage: KeyValues
  emit: (event: BusEvent) => void
  /** Restore that the page asked for before any script came. */
  restored: Promise<Response> | null
}

export type Ending = ErrorCode | 'requested'

/** The logged-in member. Every end of a session goes through `end`; only the first reason counts. */
export class SessionService {
  readonly session$ = new BehaviorSubject<SessionState>({ stage: 'unknown' })
  /** Every end of a session, after it has ended. */
  readonly ended$ = new Subject<Ending>()
  /** Nobody answered who is in: that nobody is may not be true. */
  isUnsure = false
  /** A login is on its way. */
  busy = false
  /** Rises with every question who is in, and with a logout: an answer to an older question brings nobody in. */
  turn = 0
  /** Rises with every logout, here or in another tab: a login that was on its way before brings nobody in after it. */
  logouts = 0
  /** Handle of the session that ended last, here or in another tab: no answer brings it back. */
  private over: string | undefined
  /** During a switch to another account: why the earlier session ended meanwhile, if it did. */
  private held: { code?: Ending } | null = null

  constructor(readonly deps: SessionDeps) {
    deps.tabs.messages$.subscribe((message) => {
      const { handle } = this
      if (message.type === 'out') {
        const { session = handle } = message
        // Also of somebody who is about to be restored here.
        this.over = session
        if (session === handle) this.end(message.code, true)
        if (message.code === 'requested') setTimeout(() => this.sendForTab(session), AGAIN_MAX_MS)
      }
      if (message.type === 'switch' && message.session === handle) this.hold()
      if (message.type !== 'in') return
      // The cookie is now of another session, or of one at last; or the browser stays with this one.
      if (message.session !== handle) void this.restore(null)
      else void this.release()
    })
  }

  private get handle(): string | undefined {
    return this.account?.info.session_token
  }

  get account(): Account | null {
    const state = this.session$.value
    return state.stage === 'in' ? state.account : null
  }

  /**
   * Asks whose cookie this browser holds. Nobody's is an answer, not an error; while there is no answer it asks again, since when
   * says `since`, and sends nobody to the login page at once.
   */
  async restore(
    asked: Promise<Response> | null = this.deps.restored,
    since = performance.now(),
  ): Promise<void> {
    const turn = ++this.turn
    const profile = await this.askRestored(asked)
    this.isUnsure = profile === undefined
    const waitedMs = performance.now() - since
    if (profile !== undefined) this.keepOut(profile, turn)
    if (profile && turn === this.turn) this.begin(profile)
    else if (this.session$.value.stage === 'unknown' && !(this.isUnsure && waitedMs < PATIENCE_MS))
      this.session$.next({ stage: 'out' })
    if (!this.isUnsure) return
    const againMs = Math.min(Math.max(waitedMs, 1000), AGAIN_MAX_MS)
    setTimeout(() => turn === this.turn && void this.restore(null, since), againMs)
  }

  async logout(): Promise<void> {
    this.turn += 1
    const { account_id, session_token } = this.account?.info ?? {}
    const sent = account_id && session_token && this.sendLogout({ account_id, session_token })
    // The session ends here even when the server cannot be reached.
    this.end('requested')
    await sent
  }

  /**
   * Sends a logout until the server confirms it: the remaining cookie would log in the next user of this
   * browser. The call names the session, so that no newer one ends.
   */
  async sendLogout(left: Left, againMs = 2000): Promise<void> {
    const { call, storage } = this.deps
    storage.write(KEPT.left, left)
    if (isConfirmed(await call(logout, left, LEAVING))) return storage.remove(KEPT.left)
    setTimeout(() => {
      // The cookie is another one's by now.
      if (this.account) storage.remove(KEPT.left)
      else void this.sendLogout(left, Math.min(2 * againMs, AGAIN_MAX_MS))
    }, againMs)
  }

  /** The tab of the logout may have closed before the server confirmed. */
  private sendForTab(session: string | undefined): void {
    const left = this.deps.storage.read(KEPT.left)
    if (!this.account && left && left.session_token === session) void this.sendLogout(left)
  }

  /**
   * A reloaded page ends a session whose logout did not reach the server. A cookie of no session or of
   * another one needs no logout.
   */
  private keepOut(profile: MemberProfile | null, turn: number): void {
    const { storage } = this.deps
    const left = storage.read(KEPT.left)
    if (!left || left.session_token === this.over) return
    if (left.session_token === profile?.player_info[0]?.session_token) {
      this.over = left.session_token
      void this.sendLogout(left)
    } else if (turn === this.turn) storage.remove(KEPT.left)
  }

  /**
   * Reads the profile again after the balance announced a change. A refusal that means that the session is
   * over ends it as it does for every call; after any other the earlier profile stays.
   */
  async refreshProfile(): Promise<void> {
    const { turn } = this
    const result = await this.deps.call(userProfile, {}, QUIET)
    if (turn === this.turn && result.kind === 'ok') this.begin(result.data.member_profile)
  }

  /**
   * This browser changes to another account: until that session begins, or until `release`, the end of the
   * previous one is no news.
   */
  hold(): void {
    const held = {}
    this.held = held
    setTimeout(() => this.held === held && void this.release(), HOLD_MS)
  }

  /** The browser stays with its account, unless that has ended meanwhile: then whose cookie it is says who is in. */
  async release(): Promise<void> {
    const { handle } = this
    const code = this.held?.code
    this.held = null
    if (!code) return
    await this.restore(null)
    if (this.handle === handle) this.end(code)
  }

  /** Ends the session in every tab, once, with one reason. */
  end(code: Ending, isFromTab = false): void {
    const { handle } = this
    if (!handle) return
    // A logout is what the member wants.
    if (this.held && code !== 'requested') {
      this.held.code ??= code
      // The tab that switches may be gone, with the answer that it waited for.
      setTimeout(() => this.held && void this.restore(null), ANSWERED_MS)
      return
    }
    this.held = null
    if (code === 'requested') this.logouts += 1
    this.over = handle
    this.session$.next({ stage: 'out' })
    if (!isFromTab) this.deps.tabs.notify({ type: 'out', code, session: handle })
    this.deps.emit({ type: 'logout', code })
    this.ended$.next(code)
  }

  /** Somebody is in: unless it is by a session that has ended meanwhile. */
  begin(profile: MemberProfile): void {
    const account = accountOf(profile)
    const isIn = account !== null && account.info.session_token !== this.over
    if (isIn) this.leaveFor(account)
    this.session$.next(isIn ? { stage: 'in', account } : { stage: 'out' })
  }

  /** Another session follows at once. Of the member before another one nothing stays, as after a logout; the page does. */
  private leaveFor({ info }: Account): void {
    const before = this.account?.info
    if (!before || before.session_token === info.session_token) return
    this.over = before.session_token
    this.held = null
    if (before.account_id === info.account_id) return
    this.session$.next({ stage: 'out' })
    this.deps.emit({ type: 'logout', code: 'requested' })
  }

  /** A refusal is an answer unless it is of the server's own trouble. Undefined while nobody answers. */
  private async askRestored(asked: Promise<Response> | null): Promise<MemberProfile | null | undefined> {
    const early = await asked?.then((response) => readAnswer(sessionRestore, response)).catch(() => null)
    const answer = early && early.kind !== 'failed' ? early : await this.deps.call(sessionRestore, {}, QUIET)
    if (answer.kind === 'ok') return (answer.data as { member_profile: MemberProfile }).member_profile
    return isConfirmed(answer) ? null : undefined
  }
}

/** The caller shows the failure, if at all. */
export const QUIET = { quiet: true }
/** The page outlives no request of a logout. */
const LEAVING = { quiet: true, keepalive: true }
const AGAIN_MAX_MS = 60_000
/** Longer than a login takes that is asked for twice. */
const HOLD_MS = 25_000
/** After the end of the earlier session, the answer with the new one is there. */
const ANSWERED_MS = 4000
/** For so long a page that does not know who is in stays as it is. */
const PATIENCE_MS = 3000

/** After any other refusal the session is over, or belongs to another member. */
const isConfirmed = ({ kind, code = '' }: { kind: string; code?: string }): boolean =>
  kind === 'ok' || (kind === 'refused' && !TROUBLE.includes(code))
const TROUBLE: readonly string[] = ['requestLimit', 'systemError', 'internalServerError']

/** Profiles arrive as lists whose first item counts; limits become a map. */
export function accountOf(profile: MemberProfile): Account | null {
  const [info] = profile.player_info
  const [wallet] = profile.player_wallet
  if (!info || !wallet) return null
  return { info, wallet, limits: new Map(profile.player_bet_limit.map((limit) => [limit.key, limit])) }
}
