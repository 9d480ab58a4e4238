import * as v from 'valibot'
import { Bet } from './bet-entity'
import { defineCall } from './define-call'
import { pageInput, wholeInput } from './input'

const int = v.pipe(v.number(), v.integer())

export const betPage = v.object({ bets: v.array(Bet), total: int })

/** Accepted and running. */
export const betAcceptList = defineCall({
  name: 'betAcceptList',
  path: '/bet/betacceptlist',
  request: v.object(pageInput),
  response: betPage,
})
/** Rejected. */
export const betRejectList = defineCall({
  name: 'betRejectList',
  path: '/bet/betrejectlist',
  request: v.object(pageInput),
  response: betPage,
})
/** Waiting for acceptance. */
export const pendingBetList = defineCall({
  name: 'pendingBetList',
  path: '/bet/pendingbetlist',
  request: v.object(pageInput),
  response: betPage,
})
/** Settled, those that settled last in front, by a corrected result too. */
export const dBetList = defineCall({
  name: 'dBetList',
  path: '/bet/dbetlist',
  request: v.object(pageInput),
  response: betPage,
})
/** Void and cancelled. */
export const dBetListCancel = defineCall({
  name: 'dBetListCancel',
  path: '/bet/dbetlistcancel',
  request: v.object(pageInput),
  response: betPage,
})

/** Longest range of a full list: 90 days. */
export const FULL_LIST_DAYS = 90

/** `start` up to but not including `end`: when the bets were placed, epoch milliseconds. */
const range = v.object({
  start: v.optional(wholeInput()),
  end: v.optional(wholeInput()),
  ...pageInput,
})

/**
 * Every accepted bet of a range of dates, running or ended, newest first. Refused with `fieldRequired` without a start or an
 * end, and with `fieldMaxValue` or `fieldMinValue` for an end that is more than `FULL_LIST_DAYS` after the start, or not after it.
 */
export const betAcceptFullList = defineCall({
  name: 'betAcceptFullList',
  path: '/bet/betacceptfulllist',
  request: range,
  response: betPage,
})
/** Every rejected bet of a range of dates; refused as `betAcceptFullList`. */
export const betRejectFullList = defineCall({
  name: 'betRejectFullList',
  path: '/bet/betrejectfulllist',
  request: range,
  response: betPage,
})
