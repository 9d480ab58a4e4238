import type { HostServices } from '@touchline/contracts/host'
import type { HostState } from '@touchline/screens/host'
import { compareStructural, reaction } from 'mobx'
import { Subscription } from 'rxjs'
import { createAskBets } from '../transport/bets-calls'
import { BetsStore } from './bets-store'

/** Keeps My Bets in step with the host: the member, live news of bets, and the counts that others show. */
export class BetsSession {
  readonly bets: BetsStore

  constructor(
    private readonly host: Pick<HostServices, 'call' | 'live' | 'bus'>,
    private readonly hostState: Pick<HostState, 'account'>,
  ) {
    this.bets = new BetsStore(createAskBets(host.call))
  }

  /** Runs until unsubscribed. */
  start(): Subscription {
    const { bets, hostState, host } = this
    const all = new Subscription(() => bets.reset())
    all.add(
      host.live.member$.subscribe((message) => {
        if (message.t === 'bet') bets.receive(message.bet)
        if (message.t === 'resumed') bets.refresh()
      }),
    )
    all.add(
      reaction(
        () => hostState.account?.info.account_id,
        (member) => {
          bets.reset()
          if (member !== undefined) void bets.open()
        },
        { fireImmediately: true },
      ),
    )
    all.add(
      reaction(
        () => bets.openCounts,
        (counts) => counts && host.bus.emit({ type: 'bets', ...counts }),
        { fireImmediately: true, equals: compareStructural },
      ),
    )
    return all
  }
}
