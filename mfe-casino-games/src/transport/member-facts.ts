import type { HostServices } from '@touchline/contracts/host'
import { filter, from, map, type Observable } from 'rxjs'

/** What the lobbies need to know of the member. */
export interface MemberFacts {
  readonly account: string
  /** Who can switch a product on again. */
  readonly upline: string
}

/** The member who is logged in, at once and whenever it changes. */
export const memberFacts$ = (host: Pick<HostServices, 'session$'>): Observable<MemberFacts> =>
  // `from` because the shell may run another copy of rxjs.
  from(host.session$).pipe(
    filter((session) => session.stage === 'in'),
    map(({ account }) => ({ account: account.info.account_id, upline: account.info.parent_id })),
  )
