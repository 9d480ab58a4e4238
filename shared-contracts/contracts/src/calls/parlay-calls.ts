import * as v from 'valibot'
import { BET_RESULTS, Bet } from './bet-entity'
import { betIdInput, picksInput, policyInput, seenInput, selectionInput, stakeInput } from './bet-input'
import { betPage } from './bet-list-calls'
import { defineCall } from './define-call'
import { keyInput, listInput, pageInput, wholeInput } from './input'

const minor = v.pipe(v.number(), v.safeInteger())
const int = v.pipe(v.number(), v.integer())

/** Legs at their parlay prices: decimal, hundredths. */
const legs = { picks: picksInput(v.object({ ...selectionInput, ...seenInput })), accept: policyInput }

/**
 * Places one mix parlay: all legs or none. A refusal about legs says which in `legs` (places in `picks`), and `quotes`
 * holds what every leg is now. What the ledger refuses is about no price and has no `quotes`: `betOverMaxPerMatch` with its
 * `legs`, and without `legs` `matchNotAllowBet` when a match kicked off while the bet was on its way.
 */
export const betParlay = defineCall({
  name: 'betParlay',
  path: '/bet/betparlay',
  idempotent: true,
  request: v.object({ idem_key: keyInput, ...legs, stake: stakeInput }),
  response: v.object({ bet: Bet }),
})
/** The same for operator_type 2. */
export const vBetParlay = defineCall({ ...betParlay, name: 'vBetParlay', path: '/bet/vbetparlay' })

/** Places one system parlay: every combination of each size is a ticket of that stake, all of them one bet. */
export const betSysParlay = defineCall({
  name: 'betSysParlay',
  path: '/bet/betsysparlay',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    ...legs,
    /** A row for each size that is bet; the stake is that of one ticket. */
    units: listInput(v.object({ size: wholeInput(0, 1000), stake: stakeInput }), 20),
  }),
  response: v.object({ bet: Bet }),
})
/** The same for operator_type 2. */
export const vBetSysParlay = defineCall({
  ...betSysParlay,
  name: 'vBetSysParlay',
  path: '/bet/vbetsysparlay',
})

/** One combination of a system. */
export const SystemTicket = v.object({
  /** From 0 on, by size and then by legs. */
  n: int,
  size: int,
  /** Places of its legs among those of the bet. */
  legs: v.array(int),
  stake: minor,
  result: v.nullable(v.picklist(BET_RESULTS)),
  /** Null while it is open. */
  returned: v.nullable(minor),
})
export type SystemTicket = v.InferOutput<typeof SystemTicket>

const ofBet = v.object({ bet_id: betIdInput })

/** Systems of the member, newest first, in any state. */
export const sysParlayList = defineCall({
  name: 'sysParlayList',
  path: '/betsysparlay',
  request: v.object(pageInput),
  response: betPage,
})
/** One system with its legs. Refused with `betNotExists`. */
export const sysParlayMatch = defineCall({
  name: 'sysParlayMatch',
  path: '/betsysparlaymatch',
  request: ofBet,
  response: v.object({ bet: Bet }),
})
/** Tickets of one system. Refused with `betNotExists`. */
export const sysParlayBet = defineCall({
  name: 'sysParlayBet',
  path: '/betsysparlaybet',
  request: v.object({ bet_id: betIdInput, ...pageInput }),
  response: v.object({ tickets: v.array(SystemTicket), total: int }),
})

/** A combination that was accepted, with its legs: running or ended. Refused with `betNotExists`. */
export const parlayAcceptBetDetails = defineCall({
  name: 'parlayAcceptBetDetails',
  path: '/bet/parlayacceptbetdetails',
  request: ofBet,
  response: v.object({ bet: Bet }),
})
/** A combination that waits. Refused with `betNotExists`. */
export const parlayPendingBetDetails = defineCall({
  name: 'parlayPendingBetDetails',
  path: '/bet/parlaypendingbetdetails',
  request: ofBet,
  response: v.object({ bet: Bet }),
})
/** A combination that was rejected; `rejected_leg` says by which of its legs. Refused with `betNotExists`. */
export const parlayRejectBetDetails = defineCall({
  name: 'parlayRejectBetDetails',
  path: '/bet/parlayrejectbetdetails',
  request: ofBet,
  response: v.object({ bet: Bet }),
})
