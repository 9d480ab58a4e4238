import type { Bet } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { byNewest } from './bets-segment'

/** The loaded state of one segment. */
export type BetsPage =
  | { readonly page: 'unasked' }
  | { readonly page: 'loading' }
  | { readonly page: 'failed'; readonly code: ErrorCode; readonly text: string }
  | ReadyPage

interface ReadyPage {
  readonly page: 'ready'
  readonly bets: readonly Bet[]
  /** Loaded, but hidden until all bets above them are loaded too. */
  readonly early: readonly Bet[]
  readonly total: number
  /** Pages asked for so far, from 1. */
  readonly loaded: number
  readonly isLoadingMore: boolean
}

/** One page of a segment. */
export interface BetsAnswer {
  readonly bets: readonly Bet[]
  readonly total: number
  /** The oldest bet above which none is missing; null where none is missing at all. */
  readonly completeTo: Bet | null
}

/** Bets of two answers without repeats: a bet may slide onto the next page while a new one comes. */
function joinBets(held: readonly Bet[], news: readonly Bet[]): Bet[] {
  const byId = new Map(held.map((bet) => [bet.bet_id, bet]))
  for (const bet of news) byId.set(bet.bet_id, bet)
  return [...byId.values()].sort(byNewest)
}

/** The first page of a segment, or the page after the held ones: no row appears above a shown row. */
export function withAnswer({ bets, total, completeTo }: BetsAnswer, held?: ReadyPage): ReadyPage {
  const onShow = new Set(held?.bets.map(({ bet_id }) => bet_id))
  const isShown = (bet: Bet): boolean =>
    !completeTo || onShow.has(bet.bet_id) || byNewest(bet, completeTo) <= 0
  const all = joinBets([...(held?.bets ?? []), ...(held?.early ?? [])], bets)
  return {
    page: 'ready',
    total,
    loaded: (held?.loaded ?? 0) + 1,
    isLoadingMore: false,
    bets: all.filter(isShown),
    early: all.filter((bet) => !isShown(bet)),
  }
}

/** The page with a bet that came live, or that changed; unasked pages stay so. */
export function withBet(page: BetsPage, bet: Bet): BetsPage {
  if (page.page !== 'ready') return page
  const without = withoutBet(page, bet.bet_id)
  return { ...without, bets: joinBets(without.bets, [bet]), total: without.total + 1 }
}

/** The page without a bet that went on to another segment. */
export function withoutBet<Page extends BetsPage>(page: Page, betId: string): Page {
  if (page.page !== 'ready') return page
  const rest = (bets: readonly Bet[]) => bets.filter((bet) => bet.bet_id !== betId)
  const [bets, early] = [rest(page.bets), rest(page.early)]
  const gone = page.bets.length + page.early.length - bets.length - early.length
  return { ...page, bets, early, total: page.total - gone }
}

export const hasMore = (page: BetsPage): boolean => page.page === 'ready' && page.bets.length < page.total
