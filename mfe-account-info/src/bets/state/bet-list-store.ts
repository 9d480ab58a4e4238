import type { Bet } from '@touchline/contracts/calls'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable } from 'mobx'
import {
  type BetListName,
  type BetListView,
  belongs,
  namedDays,
  segmentOf,
} from '../../shared/domain/bet-list-view'
import { mayMove } from '../domain/leg-progress'
import { listTotals, pageTotals, type TotalsOfPage } from '../domain/page-totals'
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

  /** Sums of all pages, where there are several pages and the server sends the sums. */
  get listTotals(): TotalsOfPage | null {
    const { data, pages } = this.list
    return data?.sums && pages > 1 ? listTotals(data.bets, data.sums) : null
  }

  /** Does a filter hide bets of this list? */
  get isNarrowed(): boolean {
    const { view } = this.list
    return view.kind !== 'all' || (namedDays(view) !== null && segmentOf(this.name) !== 'days')
  }

  /** Is a match of this page in play at a moment, so that its score moves? */
  isPlayingAt(now: number): boolean {
    const moves = ({ status, legs }: Bet) => status !== 'rejected' && legs.some((leg) => mayMove(leg, now))
    return this.list.data?.bets.some(moves) ?? false
  }

  /** Days chosen on the list by days stay on it: another segment shows all. */
  choose(list: BetListName): void {
    const leavesDays = segmentOf(this.name) === 'days' && segmentOf(list) !== 'days'
    this.list.choose({ list, ...(leavesDays && { from: '', to: '' }) })
  }

  chooseKind(kind: BetListView['kind']): void {
    this.list.choose({ kind })
  }

  /** Betting days, yyyy-mm-dd, both included; empty for all. */
  chooseDays(days: Pick<BetListView, 'from' | 'to'>): void {
    this.list.choose(days)
  }

  /** A bet came or changed. */
  receive(bet: Bet): void {
    const isSame = ({ bet_id }: Bet) => bet_id === bet.bet_id
    const held = this.list.data?.bets.find(isSame)
    const isOurs = belongs(bet, this.list.view)
    if (held && isOurs)
      this.list.patch((page) => ({ ...page, bets: page.bets.map((one) => (isSame(one) ? bet : one)) }))
    // It entered or left this list, or settled anew and is in front now: every page behind it has moved, and only the
    // server knows how. Another possible win changes the sums of all pages. A pending answer may be older than the change.
    const isMoved = isOurs ? held?.settled_at !== bet.settled_at || held?.to_win !== bet.to_win : held
    if (isMoved || this.list.isAsking) this.list.refresh()
  }
}
