import { userBalance, vUserBalance } from '@touchline/contracts/calls'
import type { CallService, SessionState } from '@touchline/contracts/host'
import type { MemberMessage } from '@touchline/contracts/live'
import type { PlayerWallet } from '@touchline/contracts/session'
import { BehaviorSubject, type Observable } from 'rxjs'
import type { SessionService } from './session-service'

export interface BalanceDeps {
  call: CallService
  session: Pick<SessionService, 'session$' | 'account' | 'refreshProfile'>
  member$: Observable<MemberMessage>
}

/** The member's money: from the profile, then from the socket, and from the call on request. */
export class BalanceService {
  readonly balance$ = new BehaviorSubject<PlayerWallet | null>(null)
  private asking: Promise<void> | null = null
  /** Values pushed since the last request: its answer may be older. */
  private pushed: Partial<PlayerWallet> | null = null

  constructor(private readonly deps: BalanceDeps) {
    let session: string | undefined
    deps.session.session$.subscribe((state: SessionState) => {
      const account = state.stage === 'in' ? state.account : null
      const of = account?.info.session_token
      if (of !== session) this.pushed = null
      session = of
      this.balance$.next(account && { ...account.wallet, ...this.pushed })
    })
    deps.member$.subscribe((message) => {
      if (message.t === 'balance') {
        this.pushed = walletOf(message.available, message.cash, message.frozen)
        this.take(this.pushed)
      }
      // Each tab reads its profile: only one answer per session announces the change. A pending request may
      // be older.
      if (['resumed', 'renewed', 'profile'].includes(message.t))
        void Promise.resolve(this.asking).then(() => this.refresh(true))
    })
  }

  /** Asks the server; concurrent callers share one call. `whole` always reads the profile too. */
  refresh = (whole?: boolean): Promise<void> => {
    this.asking ??= this.ask(whole).finally(() => {
      this.asking = null
    })
    return this.asking
  }

  private async ask(whole?: boolean): Promise<void> {
    const { session } = this.deps
    const info = session.account?.info
    if (!info) return
    this.pushed = null
    const result = await this.deps.call(info.operator_type === 2 ? vUserBalance : userBalance, {
      parent_id: info.parent_id,
    })
    if (result.kind !== 'ok' || session.account?.info.account_id !== info.account_id) return
    const { balance, account_balance, outstanding_balance, retrieve_profile } = result.data
    if (!this.pushed) this.take(walletOf(balance, account_balance, outstanding_balance))
    if (!retrieve_profile && !whole) return
    this.pushed = null
    await session.refreshProfile()
  }

  private take(taken: Partial<PlayerWallet>): void {
    const held = this.balance$.value
    if (held) this.balance$.next({ ...held, ...taken })
  }
}

const walletOf = (
  available_balance: number,
  cash_balance: number,
  frozen_balance: number,
): Partial<PlayerWallet> => ({ available_balance, cash_balance, frozen_balance })
