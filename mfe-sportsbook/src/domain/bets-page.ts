import type { Bet } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { byNewest } from './bets-segment'

/** What is known of one segment. */
export type BetsPage =
  | { readonly page: 'unasked' }
  | { readonly page: 'loading' }
  | { readonly page: 'failed'; readonly code: ErrorCode; readonly text: string }
  | {
      readonly page: 'ready'
      readonly bets: readonly Bet[]
      readonly total: number
      /** Pages asked for so far, from 1. */
      readonly loaded: number
      readonly isLoadingMore: boolean
    }

/** Bets of two answers without repeats: a bet may slide onto the next page while a new one comes. */
export function joinBets(held: readonly Bet[], news: readonly Bet[]): Bet[] {
  const byId = new Map(held.map((bet) => [bet.bet_id, bet]))
  for (const bet of news) byId.set(bet.bet_id, bet)
  return [...byId.values()].sort(byNewest)
}

/** The page with a bet that came live, or that changed; unasked pages stay so. */
export function withBet(page: BetsPage, bet: Bet): BetsPage {
  if (page.page !== 'ready') return page
  const isKnown = page.bets.some((held) => held.bet_id === bet.bet_id)
  return { ...page, bets: joinBets(page.bets, [bet]), total: page.total + (isKnown ? 0 : 1) }
}

/** The page without a bet that went on to another segment. */
export function withoutBet(page: BetsPage, betId: string): BetsPage {
  if (page.page !== 'ready') return page
  const bets = page.bets.filter((bet) => bet.bet_id !== betId)
  return { ...page, bets, total: page.total - (page.bets.length - bets.length) }
}

export const hasMore = (page: BetsPage): boolean => page.page === 'ready' && page.bets.length < page.total
