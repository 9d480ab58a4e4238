import {
  type Bet,
  betAcceptList,
  betRejectList,
  type CallResult,
  type CallService,
  dBetListCancel,
  LIMITS,
  pendingBetList,
} from '@touchline/contracts'
import type { BetListView } from '../domain/bet-list-view'

export interface BetPage {
  readonly bets: readonly Bet[]
  /** Bets on all pages. */
  readonly total: number
}

/** Asks one page of a list; nobody throws, and the screen shows refusals itself. */
export type AskBetList = (view: BetListView, signal: AbortSignal) => Promise<CallResult<BetPage>>

const CALLS = {
  running: betAcceptList,
  pending: pendingBetList,
  void: dBetListCancel,
  rejected: betRejectList,
} as const

export const createAskBetList =
  (call: CallService): AskBetList =>
  ({ list, page }, signal) =>
    call(CALLS[list], { page, page_size: LIMITS.pageSize }, { signal, quiet: true })
