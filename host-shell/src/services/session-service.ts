import { logout, sessionRestore, userProfile } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { BusEvent, CallResult, CallService, SessionState } from '@touchline/contracts/host'
import type { Account, MemberProfile } from '@touchline/contracts/session'
import { BehaviorSubject, Subject } from 'rxjs'
import { readAnswer } from '../transport/read-answer'
import type { Tabs } from './tabs'

export interface SessionDeps {
  call: CallService
  tabs: Tabs
  emit: (event: BusEvent) => void
  /** Restore that the page asked for before any script came. */
  restored: Promise<Response> | null
}

export type Ending = ErrorCode | 'requested'

/** Who is logged in. Whatever ends a session comes through `end`, and only the first reason counts. */
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
  /** Handle of the session that ended last, here or in another tab: no answer brings it back. */
  private over: string | undefined

  constructor(readonly deps: SessionDeps) {
    deps.tabs.messages$.subscribe((message) => {
      const { handle } = this
      if (message.type === 'out') {
        const { session = handle } = message
        // Also of somebody who is about to be restored here.
        this.over = session
        if (session === handle) this.end(message.code, true)
      }
      // The cookie is now of another session, or of one at last.
      if (message.type === 'in' && message.session !== handle) void this.restore(null)
    })
  }

  private get handle(): string | undefined {
    return this.account?.info.session_token
  }

  get account(): Account | null {
    const state = this.session$.value
    return state.stage === 'in' ? state.account : null
  }

  /** Asks whose cookie this browser holds. Nobody's is an answer, not an error. */
  async restore(asked: Promise<Response> | null = this.deps.restored): Promise<void> {
    const turn = ++this.turn
    const profile = await this.askRestored(asked)
    this.isUnsure = profile === undefined
    if (profile && turn === this.turn) this.begin(profile)
    else if (this.session$.value.stage === 'unknown') this.session$.next({ stage: 'out' })
  }

  async logout(): Promise<void> {
    this.turn += 1
    // The session ends here even when the server cannot be reached, and the page outlives no request of it.
    const leaves = () => this.deps.call(logout, {}, LEAVING)
    const answered = leaves()
    this.end('requested')
    if ((await answered).kind === 'unknown') void this.leaveLater(leaves)
  }

  /** Tells the server until it answers: by the cookie that stays, whoever comes to this browser next would be in. */
  private async leaveLater(leaves: () => Promise<CallResult<unknown>>): Promise<void> {
    for (;;) {
      await new Promise((done) => setTimeout(done, LEAVES_AGAIN_MS))
      // The cookie is another one's by now.
      if (this.account || this.busy || (await leaves()).kind !== 'unknown') return
    }
  }

  /**
   * Reads the profile again: the balance said that it changed. A refusal that means that the session is over ends it as it does
   * for every call; after any other the profile of before stays.
   */
  async refreshProfile(): Promise<void> {
    const { turn } = this
    const result = await this.deps.call(userProfile, {}, QUIET)
    if (turn === this.turn && result.kind === 'ok') this.begin(result.data.member_profile)
  }

  /** Ends the session in every tab, once, with one reason. */
  end(code: Ending, isFromTab = false): void {
    const { handle } = this
    if (!handle) return
    this.over = handle
    this.session$.next({ stage: 'out' })
    if (!isFromTab) this.deps.tabs.notify({ type: 'out', code, session: handle })
    this.deps.emit({ type: 'logout', code })
    this.ended$.next(code)
  }

  /** Somebody is in: unless it is by a session that has ended meanwhile. */
  begin(profile: MemberProfile): void {
    const account = accountOf(profile)
    if (account && account.info.session_token !== this.over) this.session$.next({ stage: 'in', account })
    else this.session$.next({ stage: 'out' })
  }

  /** A refusal is an answer: whoever has no session is not asked about twice. Undefined while nobody answers. */
  private async askRestored(asked: Promise<Response> | null): Promise<MemberProfile | null | undefined> {
    const early = await asked?.then((response) => readAnswer(sessionRestore, response)).catch(() => null)
    const answer = early && early.kind !== 'failed' ? early : await this.deps.call(sessionRestore, {}, QUIET)
    if (answer.kind === 'ok') return (answer.data as { member_profile: MemberProfile }).member_profile
    return answer.kind === 'refused' ? null : undefined
  }
}

/** What goes wrong is shown by whoever asked, if at all. */
export const QUIET = { quiet: true }
const LEAVING = { quiet: true, keepalive: true }
const LEAVES_AGAIN_MS = 2000

/** Profiles arrive as lists whose first item counts; limits become a map. */
export function accountOf(profile: MemberProfile): Account | null {
  const [info] = profile.player_info
  const [wallet] = profile.player_wallet
  if (!info || !wallet) return null
  return { info, wallet, limits: new Map(profile.player_bet_limit.map((limit) => [limit.key, limit])) }
}
