import type { ProductSums, StatementDay } from '@touchline/contracts/calls'
import { type DayRange, datesIn } from '@touchline/rules/days'

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

/** The balance after these sums: the definition of a closing. */
export const closingOf = (opening: number, { credit, debit, commission }: Sums): number =>
  opening + credit - debit + commission

/**
 * Every day of the range, the first one first, each opening with the closing of the one before.
 * `opening` is the balance before the range, `moved` the sums of the days with movements.
 */
export function chainDays(
  range: DayRange,
  opening: number,
  moved: ReadonlyMap<string, Sums>,
): StatementDay[] {
  const days: StatementDay[] = []
  let balance = opening
  for (const date of datesIn(range)) {
    const sums = moved.get(date) ?? NOTHING
    const closing = closingOf(balance, sums)
    days.push({ working_date: date, opening: balance, ...sums, closing })
    balance = closing
  }
  return days
}

export function addSums(all: readonly Sums[]): Sums {
  const total = { ...NOTHING }
  for (const sums of all) for (const key of Object.keys(NOTHING) as (keyof Sums)[]) total[key] += sums[key]
  return total
}
