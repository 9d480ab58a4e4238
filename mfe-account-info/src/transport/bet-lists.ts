import {
  type Bet,
  betAcceptFullList,
  betAcceptList,
  betRejectFullList,
  betRejectList,
  dBetList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { type BetListView, momentsOfView } from '../domain/bet-list-view'

export interface BetPage {
  readonly bets: readonly Bet[]
  /** Bets on all pages. */
  readonly total: number
}

const CALLS = {
  running: betAcceptList,
  pending: pendingBetList,
  settled: dBetList,
  void: dBetListCancel,
  rejected: betRejectList,
} as const

const CALLS_BY_DAYS = { days: betAcceptFullList, daysRejected: betRejectFullList } as const

/** Asks one page of a list; nobody throws, and the screen shows refusals itself. */
export const askBetList =
  ({ call, brand, now }: Pick<HostServices, 'call' | 'brand' | 'now'>) =>
  (view: BetListView, signal: AbortSignal, pageSize: number): Promise<CallResult<BetPage>> => {
    const { list, page } = view
    const request = { page, page_size: pageSize }
    const options = { signal, quiet: true }
    if (list !== 'days' && list !== 'daysRejected') return call(CALLS[list], request, options)
    const days = momentsOfView(view, now(), brand.bettingDayStartHour)
    return call(CALLS_BY_DAYS[list], { ...request, ...days }, options)
  }
