import {
  type Bet,
  betAcceptFullList,
  betAcceptList,
  betRejectFullList,
  betRejectList,
  dBetList,
  dBetListCancel,
  type ListSums,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { type BetListView, momentsOfView } from '../../shared/domain/bet-list-view'

export interface BetPage {
  readonly bets: readonly Bet[]
  /** Bets on all pages. */
  readonly total: number
  /** Of all pages; absent for bets that have ended where no days are chosen. */
  readonly sums?: ListSums | undefined
}

const CALLS = {
  running: betAcceptList,
  pending: pendingBetList,
  settled: dBetList,
  void: dBetListCancel,
  rejected: betRejectList,
  days: betAcceptFullList,
  daysRejected: betRejectFullList,
} as const

/** Asks one page of a list; nobody throws, and the screen shows refusals itself. */
export const askBetList =
  ({ call, brand, now }: Pick<HostServices, 'call' | 'brand' | 'now'>) =>
  (view: BetListView, signal: AbortSignal, pageSize: number): Promise<CallResult<BetPage>> => {
    const { list, kind, page } = view
    const narrowed = {
      ...(kind === 'all' ? {} : { kind }),
      ...momentsOfView(view, now(), brand.bettingDayStartHour),
    }
    return call(CALLS[list], { ...narrowed, page, page_size: pageSize }, { signal, quiet: true })
  }
