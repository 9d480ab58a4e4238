import { type ProductSums, STATEMENT_DAYS, type StatementDay } from '@touchline/contracts/calls'
import { type DayRange, daysIn, momentsOf } from '@touchline/rules'
import { type Refusal, refuse } from '../../plugins/refusal'

/** Sums of a day or a product, minor units. */
export type Sums = Omit<ProductSums, 'product'>

export const NOTHING: Sums = {
  debit: 0,
  credit: 0,
  turnover: 0,
  valid_turnover: 0,
  commission: 0,
  settled: 0,
  bets: 0,
}

/** Whether this names a day of the calendar from 1970 on, as yyyy-mm-dd; what is none is NaN and not above zero. */
function isDate(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return at >= 0 && new Date(at).toISOString().startsWith(text)
}

/** A working day that a request must name. */
export function dayOf(date: string | undefined, field = 'working_date'): string | Refusal {
  if (date === undefined) return refuse('fieldRequired', { field })
  return isDate(date) ? date : refuse('invalidInput', { field })
}

/** The days of a request: both ends belong to them. */
export function rangeOf(start: string | undefined, end: string | undefined): DayRange | Refusal {
  const from = dayOf(start, 'start_date')
  if (typeof from !== 'string') return from
  const to = dayOf(end, 'end_date')
  if (typeof to !== 'string') return to
  const days = daysIn({ from, to })
  if (days < 1) return refuse('fieldMinValue', { field: 'end_date' })
  return days > STATEMENT_DAYS
    ? refuse('fieldMaxValue', { field: 'end_date', bound: STATEMENT_DAYS })
    : { from, to }
}

/** What a balance is after these sums: the definition of a closing. */
export const closingOf = (opening: number, { credit, debit, commission }: Sums): number =>
  opening + credit - debit + commission

/**
 * Every day of the range, the first one first, each opening with what the one before closed with.
 * `opening` is the balance before the range, `moved` the sums of the days on which something moved.
 */
export function chainDays(
  { from, to }: DayRange,
  opening: number,
  moved: ReadonlyMap<string, Sums>,
): StatementDay[] {
  const days: StatementDay[] = []
  let balance = opening
  for (const date of datesOf(from, to)) {
    const sums = moved.get(date) ?? NOTHING
    const closing = closingOf(balance, sums)
    days.push({ working_date: date, opening: balance, ...sums, closing })
    balance = closing
  }
  return days
}

const DAY_MS = 86_400_000

function datesOf(from: string, to: string): string[] {
  if (to < from) return []
  // At eight in GMT+8 it is midnight in UTC, in which dates are written.
  const first = momentsOf({ from, to }, 8).from
  return Array.from({ length: daysIn({ from, to }) }, (_, n) =>
    new Date(first + n * DAY_MS).toISOString().slice(0, 10),
  )
}

export function addSums(all: readonly Sums[]): Sums {
  const total = { ...NOTHING }
  for (const sums of all) for (const key of Object.keys(NOTHING) as (keyof Sums)[]) total[key] += sums[key]
  return total
}
