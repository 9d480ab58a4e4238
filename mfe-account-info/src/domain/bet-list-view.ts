import type { BetStatus } from '@touchline/contracts'

/** Lists of the screen. Rejected bets stand beside void ones: nothing was won or lost on either. */
export const BET_LISTS = ['running', 'pending', 'void', 'rejected'] as const
export type BetListName = (typeof BET_LISTS)[number]

/** Segments as the player switches between them. */
export const SEGMENTS = ['running', 'pending', 'void'] as const
export type Segment = (typeof SEGMENTS)[number]

export const segmentOf = (list: BetListName): Segment => (list === 'rejected' ? 'void' : list)

/** Which list, and which page of it from 1. */
export interface BetListView {
  readonly list: BetListName
  readonly page: number
}

const STATUS_OF: Record<BetListName, BetStatus> = {
  running: 'running',
  pending: 'waiting',
  void: 'void',
  rejected: 'rejected',
}

/** Does a bet with this status stand on this list? */
export const belongs = (status: BetStatus, list: BetListName): boolean => STATUS_OF[list] === status

/** The view that a query string asks for; anything odd means the first page of the running bets. */
export function viewOf(search: string): BetListView {
  const query = new URLSearchParams(search)
  const list = BET_LISTS.find((name) => name === query.get('view')) ?? 'running'
  const page = Number(query.get('page') ?? 1)
  return { list, page: Number.isSafeInteger(page) && page >= 1 ? page : 1 }
}

export const BET_LIST_PATH = '/info/betlist'

/** Address of a view; what is usual is left out. */
export function pathOf({ list, page }: BetListView): string {
  const query = new URLSearchParams()
  if (list !== 'running') query.set('view', list)
  if (page !== 1) query.set('page', String(page))
  const search = query.toString()
  return search === '' ? BET_LIST_PATH : `${BET_LIST_PATH}?${search}`
}
