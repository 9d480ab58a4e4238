import type { Bet, BetStatus } from '@touchline/contracts/calls'
import { FULL_LIST_DAYS } from '@touchline/contracts/calls'
import { bettingDay, type DayRange, daysIn, isDay, momentsOf } from '@touchline/rules'
import { defineAddress, oneOf, page, text } from '@touchline/screens/address'

/**
 * Lists of the screen. Rejected bets stand beside void ones: nothing was won or lost on either. Those of `days` are asked for by
 * betting days, however they stand.
 */
export const BET_LISTS = [
  'running',
  'pending',
  'settled',
  'void',
  'rejected',
  'days',
  'daysRejected',
] as const
export type BetListName = (typeof BET_LISTS)[number]

/** Segments as the player switches between them. */
export const SEGMENTS = ['running', 'pending', 'settled', 'void', 'days'] as const
export type Segment = (typeof SEGMENTS)[number]

/** Do bets of a segment show what came back, rather than what can be won? */
export const isEnded = (segment: Segment): boolean => segment !== 'running' && segment !== 'pending'

/** What the list shows beside the risk, minor units: what can be won, or what came back; null when nobody knows. */
export const outcomeAmount = (bet: Pick<Bet, 'to_win' | 'returned'>, segment: Segment): number | null =>
  isEnded(segment) ? bet.returned : bet.to_win

export function segmentOf(list: BetListName): Segment {
  if (list === 'rejected') return 'void'
  return list === 'daysRejected' ? 'days' : list
}

/** Lists among which a segment lets the player choose further. */
export const LISTS_OF: Partial<Record<Segment, readonly BetListName[]>> = {
  void: ['void', 'rejected'],
  days: ['days', 'daysRejected'],
}

/** Which list, which page of it, and of which betting days (yyyy-mm-dd; empty: today). */
export const BET_LIST = defineAddress('/info/betlist', {
  list: oneOf(BET_LISTS, { as: 'view' }),
  from: text({ maxLength: 10 }),
  to: text({ maxLength: 10 }),
  page,
})
export type BetListView = ReturnType<typeof BET_LIST.viewOf>

const STATUSES_OF: Record<BetListName, readonly BetStatus[]> = {
  running: ['running'],
  pending: ['waiting'],
  settled: ['settled', 'cashout'],
  void: ['void'],
  rejected: ['rejected'],
  days: ['running', 'settled', 'cashout', 'void'],
  daysRejected: ['rejected'],
}

/** Does a bet with this status stand on this list? */
export const belongs = (status: BetStatus, list: BetListName): boolean => STATUSES_OF[list].includes(status)

/** The betting days that a view asks for; today where it names none, or more at once than are told. */
export function daysOf(
  { from, to }: Pick<BetListView, 'from' | 'to'>,
  now: number,
  startHour: number,
): DayRange {
  const today = bettingDay(now, startHour).date
  if (!isDay(from) || !isDay(to)) return { from: today, to: today }
  const days = daysIn({ from, to })
  return days >= 1 && days <= FULL_LIST_DAYS ? { from, to } : { from: today, to: today }
}

/** When those days begin and end, as the server asks for it: epoch milliseconds, the end exclusive. */
export function momentsOfView(view: Pick<BetListView, 'from' | 'to'>, now: number, startHour: number) {
  const { from, to } = momentsOf(daysOf(view, now, startHour), startHour)
  return { start: from, end: to }
}
