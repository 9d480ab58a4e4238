import * as v from 'valibot'
import { SCORE_MOST } from '../limits/match-constants'
import { Bet } from './bet-entity'
import { betIdInput } from './bet-input'
import { defineCall } from './define-call'
import { keyInput, listInput, textInput, wholeInput } from './input'

const minor = v.pipe(v.number(), v.safeInteger())
const int = v.pipe(v.number(), v.integer())

/** The state of a leg when its bet was offered a cash-out; a request repeats it. */
export const CashOutLegOffer = v.object({
  match_id: int,
  /** Version of the prices that it was valued by; 0 of a leg that has ended. */
  placement_ball: int,
  /** At placement, hundredths. */
  odds: int,
  /** The selection. */
  team: v.string(),
  /** Null before kick-off. */
  running_score: v.nullable(v.tuple([int, int])),
  /** The line that the remaining play must beat, quarter goals. */
  home_giving: int,
})
export type CashOutLegOffer = v.InferOutput<typeof CashOutLegOffer>

/** `suspended` ends by itself, `unavailable` has a reason. */
export const CASH_OUT_STATES = ['offered', 'suspended', 'unavailable'] as const

/**
 * The current cash-out offer of a bet. Amounts in minor units of its currency, times in epoch milliseconds.
 */
export const CashOutOffer = v.object({
  bet_id: v.string(),
  state: v.picklist(CASH_OUT_STATES),
  /** 0 unless offered. */
  amount: minor,
  /** Code of the catalogue; null while offered. */
  reason: v.nullable(v.string()),
  /** Why its match is suspended: a place in `SUSPENSION_REASONS`. */
  suspension: int,
  bet_status: v.string(),
  /** A request is taken until `expires_at`, at this amount or a higher value. */
  cash_out_time: int,
  expires_at: int,
  /** Least and most percent of the bet that can be closed alone; null when it can only be closed as a whole. */
  parts: v.nullable(v.tuple([int, int])),
  /** The value at which the server cashes it out by itself; null when none is set. */
  automatic: v.nullable(minor),
  legs: v.array(CashOutLegOffer),
})
export type CashOutOffer = v.InferOutput<typeof CashOutOffer>

/** The result of a requested cash-out. */
export const CashOutReceipt = v.object({
  bet_id: v.string(),
  /** In play it waits as a bet does; a rejected one leaves the bet as it was. */
  state: v.picklist(['waiting', 'done', 'rejected']),
  percent: int,
  /** The requested amount, paid when it is done. */
  amount: minor,
  automatic: v.boolean(),
  at: v.number(),
  decide_at: v.nullable(v.number()),
  ended_at: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  /** Of a rejected one: what the part was worth then; null while nothing was offered. */
  new_amount: v.nullable(minor),
  /** The bet that was closed: of a part another one than `bet_id`. */
  closed_bet_id: v.nullable(v.string()),
})
export type CashOutReceipt = v.InferOutput<typeof CashOutReceipt>

/**
 * The current offers of running bets. The server then sends new offers over the socket while their prices
 * change, for a minute.
 */
export const cashOutCheck = defineCall({
  name: 'cashOutCheck',
  path: '/bet/cashoutcheck',
  request: v.object({ bet_ids: listInput(betIdInput, 50, 1) }),
  response: v.object({ offers: v.array(CashOutOffer) }),
})

/** A missing field has a code of its own; invalid values have another. */
const field = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema))
const whole = (code: string, least = 0, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(code), v.safeInteger(code), v.minValue(least, code), v.maxValue(most, code))
const goals = whole('invalidRunningScore', 0, SCORE_MOST)

/** Amount of a request: minor units above zero. */
const amountInput = whole('invalidCashoutAmount', 1)

/**
 * Closes a running bet, or a percent of it, for the amount that was offered. The browser makes `idem_key` before it sends; the
 * same key with the same body gets the stored answer. All other fields are those of the offer: a changed score or line, and an
 * amount above the value of now, are rejected, never taken at less.
 */
export const cashOut = defineCall({
  name: 'cashOut',
  path: '/bet/cashout',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    bet_id: betIdInput,
    amount: field(amountInput),
    percent: v.optional(wholeInput(1, 100), 100),
    cash_out_time: field(whole('invalidCashOutTime')),
    bet_status: field(v.picklist(['running'], 'invalidBetStatus')),
    legs: listInput(
      v.object({
        match_id: field(whole('invalidMatchId')),
        placement_ball: field(whole('invalidPlacementBall')),
        odds: field(whole('invalidCashOutOdds', -1_000_000_000, 1_000_000_000)),
        team: field(textInput(80)),
        /** Null before kick-off. */
        running_score: v.optional(v.nullable(v.tuple([goals, goals], 'invalidRunningScore'))),
        home_giving: field(whole('invalidHomeGiving', -1_000_000_000, 1_000_000_000)),
      }),
      40,
      1,
    ),
  }),
  response: v.object({
    receipt: CashOutReceipt,
    /** As it is now; of a part what remains open. */
    bet: Bet,
  }),
})

/** Has the server cash a bet out as a whole once it is worth so much, also while the page is closed; null takes it back. */
export const cashOutAuto = defineCall({
  name: 'cashOutAuto',
  path: '/bet/cashoutauto',
  request: v.object({ bet_id: betIdInput, value: v.nullable(amountInput) }),
  response: v.object({ bet_id: v.string(), automatic: v.nullable(minor) }),
})
