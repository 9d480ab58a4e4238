import * as v from 'valibot'
import { CURRENCIES } from '../limits/currencies'
import { STATEMENT_PRODUCTS } from '../products/statement-products'
import { BET_RESULTS, BET_STATUSES, Bet } from './bet-entity'
import { defineCall } from './define-call'
import { pageInput, textInput } from './input'
import { SETTLEMENT_KINDS } from './settlement-kinds'

const int = () => v.pipe(v.number(), v.integer())

/** Longest range of a statement: 90 working days. */
export const STATEMENT_DAYS = 90

const productName = () => v.fallback(v.picklist(STATEMENT_PRODUCTS), 'other')

/** A working day of GMT+8, yyyy-mm-dd: the date on which it begins. */
const dateInput = () => v.optional(textInput(10))

/**
 * Sums of minor units. `debit` and `credit` are what was taken from the balance and given to it, without commission;
 * `turnover` is the risk of what was placed, less that of what was rejected or became void; `bets`, `valid_turnover` and `settled` belong to what settled.
 */
const sums = () => ({
  debit: int(),
  credit: int(),
  turnover: int(),
  valid_turnover: int(),
  commission: int(),
  settled: int(),
  bets: int(),
})
const day = () => v.object({ ...sums(), working_date: v.string(), opening: int(), closing: int() })
export type StatementDay = v.InferOutput<ReturnType<typeof day>>
const product = () => v.object({ ...sums(), product: productName() })
export type ProductSums = v.InferOutput<ReturnType<typeof product>>

/**
 * A member's money by working days, each of the range that has begun, the first one first: `closing` is `opening` plus
 * `credit` less `debit` plus `commission`, and the `opening` of the next day. `grand` sums all days of the range. Refused with
 * `fieldRequired`, with `invalidInput` for what is no date, with `fieldMinValue` for an end before the start, and with
 * `fieldMaxValue` for more than `STATEMENT_DAYS`.
 */
export const dailyStatement = defineCall({
  name: 'dailyStatement',
  path: '/dailystatement',
  request: v.object({ start_date: dateInput(), end_date: dateInput(), ...pageInput }),
  response: v.object({
    currency: v.picklist(CURRENCIES),
    days: v.array(day()),
    total: int(),
    grand: v.object({ ...sums(), opening: int(), closing: int() }),
    /** What the member owes now, and the bet that last took more back than there was; null or absent while nothing is owed. */
    owed: v.optional(v.nullable(v.object({ amount: int(), bet_id: v.nullable(v.string()) }))),
    /** Risk of bets that are open now. */
    running: int(),
  }),
})

/** One working day by product. Refused as `dailyStatement`. */
export const platformWinLose = defineCall({
  name: 'platformWinLose',
  path: '/platformwinlose',
  request: v.object({ working_date: dateInput() }),
  response: v.object({ products: v.array(product()) }),
})

/** The betting days of a list: `working_date` alone, or with all that follow it up to `end_date`, at most `STATEMENT_DAYS`. */
const listedDays = { working_date: dateInput(), end_date: dateInput() }
/** The last day that an answer tells. A server of before tells `working_date` alone, and does not say so. */
const toldUntil = () => v.optional(v.string())
/** The betting day to which a row belongs; a server of before does not say. */
const dayOfRow = () => v.optional(v.string())

const settlement = () =>
  v.object({
    working_date: dayOfRow(),
    /**
     * The bet as it stands now, but its legs as this settlement left them: with the result and the score that each was settled by,
     * both null where it was open then, or where they were not kept yet and have changed since.
     */
    bet: Bet,
    /** 1 for the first of its bet, one more for each that followed. */
    revision: int(),
    /** What it was to its bet; a server of before does not say. */
    kind: v.optional(v.fallback(v.nullable(v.picklist(SETTLEMENT_KINDS)), null)),
    at: int(),
    /** As this settlement left the bet, which later ones may have changed: `running` when it took one back. */
    status: v.picklist(BET_STATUSES),
    result: v.nullable(v.picklist(BET_RESULTS)),
    /** What this settlement added, minor units: for a correction the difference. */
    net: int(),
    /** What the bet returned as this settlement left it; null when it took one back. A server of before says nothing of it. */
    returned: v.optional(v.nullable(int())),
    valid_turnover: int(),
    commission: int(),
  })
export type Settlement = v.InferOutput<ReturnType<typeof settlement>>

/**
 * What settled on working days, corrections included, day by day and as it came: its `net` sums to `settled` of the days.
 * Refused as `dailyStatement`.
 */
export const settlementHistory = defineCall({
  name: 'settlementHistory',
  path: '/settlementhistory',
  request: v.object({ ...listedDays, ...pageInput }),
  response: v.object({ settlements: v.array(settlement()), total: int(), end_date: toldUntil() }),
})

const movement = () =>
  v.object({
    working_date: dayOfRow(),
    /** What the member names when they ask about it. */
    ref_no: v.string(),
    at: int(),
    product: productName(),
    /** What it was: `deposit`, `withdrawal`, `adjustment`, or as a product calls it. */
    kind: v.string(),
    /** Name of the tournament room; null of anything else. */
    room: v.optional(v.nullable(v.string()), null),
    /** What the balance gained, minor units; below zero what it lost. */
    amount: int(),
  })
export type Movement = v.InferOutput<ReturnType<typeof movement>>

/**
 * What moved on working days other than by bets, day by day and as it came: deposits, withdrawals, adjustments, and what tournaments took and
 * gave. Its `amount` sums to `credit` less `debit` of these products. Refused as `dailyStatement`.
 */
export const movementHistory = defineCall({
  name: 'movementHistory',
  path: '/movementhistory',
  request: v.object({ ...listedDays, ...pageInput }),
  response: v.object({ movements: v.array(movement()), total: int(), end_date: toldUntil() }),
})
