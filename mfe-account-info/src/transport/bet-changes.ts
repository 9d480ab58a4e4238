import type { Bet, LiveService } from '@touchline/contracts'
import { filter, from, map, type Observable } from 'rxjs'

/** Bets of the member as they change, pushed by the server. */
export const betChanges$ = (live: Pick<LiveService, 'member$'>): Observable<Bet> =>
  // `from` because the shell may run another copy of rxjs.
  from(live.member$).pipe(
    filter((message) => message.t === 'bet'),
    map((message) => message.bet),
  )
