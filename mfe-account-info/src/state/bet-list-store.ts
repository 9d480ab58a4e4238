import type { Bet } from '@touchline/contracts/calls'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable } from 'mobx'
import { type BetListName, type BetListView, belongs } from '../domain/bet-list-view'
import { mayMove } from '../domain/leg-progress'
import { pageTotals, type TotalsOfPage } from '../domain/page-totals'
import type { BetPage } from '../transport/bet-lists'

/** One page of the member's bets, kept true while it is looked at. */
export class BetListStore {
  constructor(readonly list: ListStore<BetListView, BetPage>) {
    makeAutoObservable(this, { list: false }, { autoBind: true })
  }

  get name(): BetListName {
    return this.list.view.list
  }

  get totals(): TotalsOfPage | null {
    return this.list.data && pageTotals(this.list.data.bets)
  }

  /** Is a match of this page in play at a moment, so that its score moves? */
  isPlayingAt(now: number): boolean {
    const moves = ({ status, legs }: Bet) => status !== 'rejected' && legs.some((leg) => mayMove(leg, now))
    return this.list.data?.bets.some(moves) ?? false
  }

  choose(list: BetListName): void {
    this.list.choose({ list })
  }

  /** Betting days, yyyy-mm-dd, both included. */
  chooseDays(days: Pick<BetListView, 'from' | 'to'>): void {
    this.list.choose(days)
  }

  /** A bet came or changed. */
  receive(bet: Bet): void {
    const isSame = ({ bet_id }: Bet) => bet_id === bet.bet_id
    const held = this.list.data?.bets.find(isSame)
    const isOurs = belongs(bet.status, this.name)
    if (held && isOurs)
      this.list.patch(({ bets, total }) => ({ bets: bets.map((one) => (isSame(one) ? bet : one)), total }))
    // It came to this list or left it, or settled anew, by which it stands in front: every page behind it has moved, which
    // only the server can tell. And an answer that is on its way may be older than the change.
    const isMoved = isOurs ? held?.settled_at !== bet.settled_at : held
    if (isMoved || this.list.isAsking) this.list.refresh()
  }
}
