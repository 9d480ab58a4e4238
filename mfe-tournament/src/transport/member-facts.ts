import type { HostServices } from '@touchline/contracts/host'
import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import { filter, from, map, type Observable } from 'rxjs'

/** What the rooms need to know of the member. */
export interface MemberFacts {
  readonly currency: Currency
  /** Who can switch the product on again. */
  readonly upline: string
}

export const NOBODY: MemberFacts = { currency: DEFAULT_CURRENCY, upline: '' }

/** The member who is logged in, at once and whenever it changes. */
export const memberFacts$ = (host: Pick<HostServices, 'session$'>): Observable<MemberFacts> =>
  // `from` because the shell may run another copy of rxjs.
  from(host.session$).pipe(
    filter((session) => session.stage === 'in'),
    map(({ account }) => ({ currency: account.wallet.currency_code, upline: account.info.parent_id })),
  )
