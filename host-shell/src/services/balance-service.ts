import { type ResponseOf, userBalance, vUserBalance } from '@touchline/contracts/calls'
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

/** What the member has: from the profile, then from the socket, and from the call when asked. */
export class BalanceService {
  readonly balance$ = new BehaviorSubject<PlayerWallet | null>(null)
  private asking: Promise<void> | null = null

  constructor(private readonly deps: BalanceDeps) {
    deps.session.session$.subscribe((state: SessionState) => {
      this.balance$.next(state.stage === 'in' ? state.account.wallet : null)
    })
    deps.member$.subscribe((message) => {
      if (message.t === 'balance') this.take(message.available, message.cash, message.frozen)
      if (message.t === 'resumed' || message.t === 'renewed') void this.refresh()
    })
  }

  /** Asks the server; several callers at once share one call. */
  refresh = (): Promise<void> => {
    this.asking ??= this.ask().finally(() => {
      this.asking = null
    })
    return this.asking
  }

  private async ask(): Promise<void> {
    const account = this.deps.session.account
    if (!account) return
    const { operator_type, parent_id } = account.info
    const result = await this.deps.call(operator_type === 2 ? vUserBalance : userBalance, { parent_id })
    if (result.kind !== 'ok' || this.deps.session.account?.info.account_id !== account.info.account_id) return
    this.takeAnswer(result.data)
    if (result.data.retrieve_profile) await this.deps.session.refreshProfile()
  }

  private takeAnswer({
    balance,
    account_balance,
    outstanding_balance,
  }: ResponseOf<typeof userBalance>): void {
    this.take(balance, account_balance, outstanding_balance)
  }

  private take(available: number, cash: number, frozen: number): void {
    const held = this.balance$.value
    if (!held) return
    this.balance$.next({
      currency_code: held.currency_code,
      available_balance: available,
      cash_balance: cash,
      frozen_balance: frozen,
    })
  }
}
