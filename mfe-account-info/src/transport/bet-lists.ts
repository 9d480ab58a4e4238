import {
  type Bet,
  betAcceptList,
  betRejectList,
  dBetListCancel,
  pendingBetList,
} from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import type { BetListView } from '../domain/bet-list-view'

export interface BetPage {
  readonly bets: readonly Bet[]
  /** Bets on all pages. */
  readonly total: number
}

const CALLS = {
  running: betAcceptList,
  pending: pendingBetList,
  void: dBetListCancel,
  rejected: betRejectList,
} as const

/** Asks one page of a list; nobody throws, and the screen shows refusals itself. */
export const askBetList =
  (call: CallService) =>
  ({ list, page }: BetListView, signal: AbortSignal): Promise<CallResult<BetPage>> =>
    call(CALLS[list], { page, page_size: LIMITS.pageSize }, { signal, quiet: true })
