import { authLogin, launchLogin, logout, sessionRestore, userProfile } from '@touchline/contracts/calls'
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
  private busy = false
  /** Rises with every question who is in, and with an end: an answer to an older question brings nobody in. */
  private turn = 0

  constructor(private readonly deps: SessionDeps) {
    deps.tabs.messages$.subscribe((message) => {
      if (message.type === 'out') {
        // Also of somebody who is about to be restored here.
        this.turn += 1
        this.end(message.code, { fromTab: true })
      }
      // The cookie is now another member's, or somebody's at last.
      if (message.type === 'in' && message.account !== this.account?.info.account_id) void this.restore(null)
    })
  }

  get account(): Account | null {
    const state = this.session$.value
    return state.stage === 'in' ? state.account : null
  }

  /** Asks whose cookie this browser holds. Nobody's is an answer, not an error. */
  async restore(asked: Promise<Response> | null = this.deps.restored): Promise<void> {
    this.turn += 1
    const { turn } = this
    const early = asked ? await this.readRestored(asked) : 'unanswered'
    const profile = early === 'unanswered' ? await this.askRestored() : early
    if (profile && turn === this.turn) this.begin(profile)
    else if (this.session$.value.stage === 'unknown') this.session$.next({ stage: 'out' })
  }

  async login(name: string, password: string): Promise<CallResult<object>> {
    return this.enter(() => this.deps.call(authLogin, { account_id: name, password }, QUIET))
  }

  /** By the one-time token of an operator's own site. */
  async launch(token: string): Promise<CallResult<object>> {
    return this.enter(() => this.deps.call(launchLogin, { token }, QUIET))
  }

  async logout(): Promise<void> {
    // The session ends here even when the server cannot be reached: it forgets the cookie in its own time.
    const answered = this.deps.call(logout, {}, QUIET)
    this.end('requested')
    await answered
  }

  /** Reads the profile again: the balance said that it changed. A failed refresh ends the session. */
  async refreshProfile(): Promise<void> {
    const { turn } = this
    const result = await this.deps.call(userProfile, {}, QUIET)
    if (turn !== this.turn) return
    if (result.kind === 'ok') this.begin(result.data.member_profile)
    else if (result.kind === 'refused') this.end(result.code)
  }

  /** Ends the session in every tab, once, with one reason. */
  end(code: Ending, { fromTab = false } = {}): void {
    if (this.session$.value.stage !== 'in') return
    this.turn += 1
    this.session$.next({ stage: 'out' })
    if (!fromTab) this.deps.tabs.notify({ type: 'out', code })
    this.deps.emit({ type: 'logout', code })
    this.ended$.next(code)
  }

  private async enter(
    ask: () => Promise<CallResult<{ member_profile: MemberProfile }>>,
  ): Promise<CallResult<object>> {
    if (this.busy) return { kind: 'refused', code: 'requestProcessing', text: '', details: {} }
    this.busy = true
    // A login that fails leaves nobody in, though a cookie of before is still being asked about.
    this.turn += 1
    try {
      const result = await ask()
      if (result.kind !== 'ok') {
        if (this.session$.value.stage === 'unknown') this.session$.next({ stage: 'out' })
        return result
      }
      this.begin(result.data.member_profile)
      this.deps.tabs.notify({ type: 'in', account: this.account?.info.account_id ?? '' })
      return { kind: 'ok', data: {} }
    } finally {
      this.busy = false
    }
  }

  private begin(profile: MemberProfile): void {
    const account = accountOf(profile)
    if (account) this.session$.next({ stage: 'in', account })
    else this.session$.next({ stage: 'out' })
  }

  /** A refusal is an answer: whoever has no session is not asked about twice. */
  private async readRestored(asked: Promise<Response>): Promise<MemberProfile | null | 'unanswered'> {
    try {
      const reading = await readAnswer(sessionRestore, await asked)
      if (reading.kind === 'failed') return 'unanswered'
      return reading.kind === 'ok' ? (reading.data as { member_profile: MemberProfile }).member_profile : null
    } catch {
      return 'unanswered'
    }
  }

  private async askRestored(): Promise<MemberProfile | null> {
    const result = await this.deps.call(sessionRestore, {}, QUIET)
    return result.kind === 'ok' ? result.data.member_profile : null
  }
}

const QUIET = { quiet: true }

/** Profiles arrive as lists whose first item counts; limits become a map. */
export function accountOf(profile: MemberProfile): Account | null {
  const [info] = profile.player_info
  const [wallet] = profile.player_wallet
  if (!info || !wallet) return null
  return { info, wallet, limits: new Map(profile.player_bet_limit.map((limit) => [limit.key, limit])) }
}
