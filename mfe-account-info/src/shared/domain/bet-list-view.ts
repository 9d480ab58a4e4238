import type { Bet, BetStatus } from '@touchline/contracts/calls'
import { BET_KINDS, FULL_LIST_DAYS } from '@touchline/contracts/calls'
import { bettingDay } from '@touchline/rules'
import { type DayRange, daysIn, isDay, momentsOf } from '@touchline/rules/days'
import { defineAddress, oneOf, page, text } from '@touchline/screens/address'

/**
 * Lists of the screen. Rejected bets are beside void ones: nothing was won or lost on either. Bets of `days` are asked
 * for by betting days, in every status.
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

/** Whether bets of a segment show their return rather than their possible win. */
export const isEnded = (segment: Segment): boolean => segment !== 'running' && segment !== 'pending'

/** The amount beside the risk, minor units: the possible win, or the return; null when unknown. */
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

/** Kinds of bet that a list is narrowed to, or all of them. */
export const KIND_FILTERS = ['all', ...BET_KINDS] as const

/**
 * Which list, which page of it, bets of which kind, and of which betting days (yyyy-mm-dd; empty: all, but today where bets are
 * asked for by days).
 */
export const BET_LIST = defineAddress('/info/betlist', {
  list: oneOf(BET_LISTS, { as: 'view' }),
  kind: oneOf(KIND_FILTERS),
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

/** Does a bet belong to the list of a view? Its days do not matter. */
export const belongs = (
  { status, kind }: Pick<Bet, 'status' | 'kind'>,
  view: Pick<BetListView, 'list' | 'kind'>,
): boolean => STATUSES_OF[view.list].includes(status) && (view.kind === 'all' || view.kind === kind)

type DaysOfView = Pick<BetListView, 'list' | 'from' | 'to'>

/** The betting days that a view names; null without days, or with too many for one list. */
export function namedDays({ from, to }: Pick<BetListView, 'from' | 'to'>): DayRange | null {
  const days = isDay(from) && isDay(to) ? daysIn({ from, to }) : 0
  return days >= 1 && days <= FULL_LIST_DAYS ? { from, to } : null
}

/** The same; where a view names none, today on a list by days, and null on all others. */
export function daysOf(view: DaysOfView, now: number, startHour: number): DayRange | null {
  const named = namedDays(view)
  if (named || segmentOf(view.list) !== 'days') return named
  const today = bettingDay(now, startHour).date
  return { from: today, to: today }
}

/** When those days begin and end, as the server asks for it: epoch milliseconds, the end exclusive. */
export function momentsOfView(view: DaysOfView, now: number, startHour: number) {
  const days = daysOf(view, now, startHour)
  if (!days) return {}
  const { from, to } = momentsOf(days, startHour)
  return { start: from, end: to }
}
