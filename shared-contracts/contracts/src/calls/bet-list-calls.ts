import * as v from 'valibot'
import { BET_KINDS, Bet } from './bet-entity'
import { defineCall } from './define-call'
import { pageInput, wholeInput } from './input'

const int = v.pipe(v.number(), v.integer())
const minor = v.pipe(v.number(), v.safeInteger())

/** Sums of bets, minor units of the member's currency. */
export const BetSums = v.object({
  count: int,
  stake: minor,
  risk: minor,
  /** Their possible wins; for ended bets, the wins that were possible. */
  to_win: minor,
  /** Returned amounts, their difference to the risk, and commission; 0 while they are open. */
  returned: minor,
  net: minor,
  commission: minor,
})
export type BetSums = v.InferOutput<typeof BetSums>

/** Sums of a whole list, running and waiting bets apart from ended ones; null for an empty group. */
export const ListSums = v.object({ open: v.nullable(BetSums), ended: v.nullable(BetSums) })
export type ListSums = v.InferOutput<typeof ListSums>

export const betPage = v.object({
  bets: v.array(Bet),
  total: int,
  /**
   * Over all pages; for running and waiting bets, and for others if a range is requested. Absent for all
   * ended bets: a list must not cost more with each bet of a member.
   */
  sums: v.optional(ListSums),
})

/** Longest range of a list: 90 days. */
export const FULL_LIST_DAYS = 90

/**
 * Which bets of a list: of one kind, and placed from `start` up to but not including `end`, epoch milliseconds. Refused with
 * `fieldRequired` where one of the two is given without the other, and with `fieldMaxValue` or `fieldMinValue` for an end that
 * is more than `FULL_LIST_DAYS` after the start, or not after it.
 */
const narrowed = v.object({
  kind: v.optional(v.picklist(BET_KINDS)),
  start: v.optional(wholeInput()),
  end: v.optional(wholeInput()),
  ...pageInput,
})

/** Accepted and running. */
export const betAcceptList = defineCall({
  name: 'betAcceptList',
  path: '/bet/betacceptlist',
  request: narrowed,
  response: betPage,
})
/** Rejected. */
export const betRejectList = defineCall({
  name: 'betRejectList',
  path: '/bet/betrejectlist',
  request: narrowed,
  response: betPage,
})
/** Waiting for acceptance. */
export const pendingBetList = defineCall({
  name: 'pendingBetList',
  path: '/bet/pendingbetlist',
  request: narrowed,
  response: betPage,
})
/** Settled bets, the latest settlement first, corrections included. */
export const dBetList = defineCall({
  name: 'dBetList',
  path: '/bet/dbetlist',
  request: narrowed,
  response: betPage,
})
/** Void and cancelled. */
export const dBetListCancel = defineCall({
  name: 'dBetListCancel',
  path: '/bet/dbetlistcancel',
  request: narrowed,
  response: betPage,
})

/** Every accepted bet of a range of dates, running or ended, newest first. Refused with `fieldRequired` without a range. */
export const betAcceptFullList = defineCall({
  name: 'betAcceptFullList',
  path: '/bet/betacceptfulllist',
  request: narrowed,
  response: betPage,
})
/** Every rejected bet of a range of dates; refused as `betAcceptFullList`. */
export const betRejectFullList = defineCall({
  name: 'betRejectFullList',
  path: '/bet/betrejectfulllist',
  request: narrowed,
  response: betPage,
})
