import type { BetStatus } from '@touchline/contracts/calls'
import { defineAddress, oneOf, page } from '@touchline/screens/address'

/** Lists of the screen. Rejected bets stand beside void ones: nothing was won or lost on either. */
export const BET_LISTS = ['running', 'pending', 'void', 'rejected'] as const
export type BetListName = (typeof BET_LISTS)[number]

/** Segments as the player switches between them. */
export const SEGMENTS = ['running', 'pending', 'void'] as const
export type Segment = (typeof SEGMENTS)[number]

export const segmentOf = (list: BetListName): Segment => (list === 'rejected' ? 'void' : list)

/** Which list, and which page of it. */
export const BET_LIST = defineAddress('/info/betlist', { list: oneOf(BET_LISTS, { as: 'view' }), page })
export type BetListView = ReturnType<typeof BET_LIST.viewOf>

const STATUS_OF: Record<BetListName, BetStatus> = {
  running: 'running',
  pending: 'waiting',
  void: 'void',
  rejected: 'rejected',
}

/** Does a bet with this status stand on this list? */
export const belongs = (status: BetStatus, list: BetListName): boolean => STATUS_OF[list] === status
