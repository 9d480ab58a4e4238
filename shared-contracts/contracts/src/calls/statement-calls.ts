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
 * Sums of minor units. `debit` and `credit` are deducted from and added to the balance, without commission;
 * `turnover` is the risk of placed bets, less that of rejected and void ones; `bets`, `valid_turnover` and
 * `settled` belong to settled bets.
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
 * A member's money by working days, each of the range that has begun, the first one first: `closing` is
 * `opening` plus `credit` less `debit` plus `commission`, and the `opening` of the next day. `grand` sums all
 * days of the range. Refused with `fieldRequired`, with `invalidInput` for an invalid date, with
 * `fieldMinValue` for an end before the start, and with `fieldMaxValue` for more than `STATEMENT_DAYS`.
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
    /** The member's current debt, and the bet whose correction caused it; null or absent without a debt. */
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
/** The last day in the answer. An older server answers `working_date` alone, without this field. */
const lastDay = () => v.optional(v.string())
/** The betting day of a row; absent from an older server. */
const dayOfRow = () => v.optional(v.string())

const settlement = () =>
  v.object({
    working_date: dayOfRow(),
    /**
     * The current bet, but with its legs at this settlement: with the result and the score of each, both null
     * for a leg that was open then, or that changed since without a record.
     */
    bet: Bet,
    /** 1 for the first of its bet, one more for each that followed. */
    revision: int(),
    /** Its effect on the bet; absent from an older server. */
    kind: v.optional(v.fallback(v.nullable(v.picklist(SETTLEMENT_KINDS)), null)),
    at: int(),
    /**
     * The status after this settlement, which later ones may have changed: `running` when it took one back.
     */
    status: v.picklist(BET_STATUSES),
    result: v.nullable(v.picklist(BET_RESULTS)),
    /** The amount of this settlement, minor units: for a correction the difference. */
    net: int(),
    /** The return after this settlement; null when it took one back. Absent from older servers. */
    returned: v.optional(v.nullable(int())),
    valid_turnover: int(),
    commission: int(),
  })
export type Settlement = v.InferOutput<ReturnType<typeof settlement>>

/**
 * Settlements of working days, corrections included, day by day and in order: its `net` sums to `settled` of
 * the days. Refused as `dailyStatement`.
 */
export const settlementHistory = defineCall({
  name: 'settlementHistory',
  path: '/settlementhistory',
  request: v.object({ ...listedDays, ...pageInput }),
  response: v.object({ settlements: v.array(settlement()), total: int(), end_date: lastDay() }),
})

const movement = () =>
  v.object({
    working_date: dayOfRow(),
    /** The reference that members name in questions. */
    ref_no: v.string(),
    at: int(),
    product: productName(),
    /** Its kind: `deposit`, `withdrawal`, `adjustment`, or the product's own name for it. */
    kind: v.string(),
    /** Name of the tournament room; null of anything else. */
    room: v.optional(v.nullable(v.string()), null),
    /** The change of the balance, minor units; negative for a loss. */
    amount: int(),
  })
export type Movement = v.InferOutput<ReturnType<typeof movement>>

/**
 * Movements of working days other than bets, day by day and in order: deposits, withdrawals, adjustments,
 * fees and prizes of tournaments. Its `amount` sums to `credit` less `debit` of these products. Refused as
 * `dailyStatement`.
 */
export const movementHistory = defineCall({
  name: 'movementHistory',
  path: '/movementhistory',
  request: v.object({ ...listedDays, ...pageInput }),
  response: v.object({ movements: v.array(movement()), total: int(), end_date: lastDay() }),
})
