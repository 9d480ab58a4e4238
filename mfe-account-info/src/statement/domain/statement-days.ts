import { STATEMENT_DAYS, type StatementDay } from '@touchline/contracts/calls'
import { csvCell } from '@touchline/rules'
import { type DayRange, dayRange, daysIn, isDay } from '@touchline/rules/days'
import type { StatementView } from './statement'
import { DAY_SUMS } from './statement-sums'

/** Days on a page: enough for a month. */
export const DAYS_A_PAGE = 31

/** Why days that are asked for cannot be shown: there are no such days, they run backwards, or they are too many. */
export type WrongDays = 'none' | 'reversed' | 'many'

/** The fault of the days that a view asks for; null without days, or with days that can be shown. */
export function wrongDays({ from, to }: Pick<StatementView, 'from' | 'to'>): WrongDays | null {
  if (!from && !to) return null
  if (!isDay(from) || !isDay(to)) return 'none'
  const days = daysIn({ from, to })
  if (days < 1) return 'reversed'
  return days > STATEMENT_DAYS ? 'many' : null
}

/** The betting days that a view asks for; this week where it names none, or some that cannot be shown. */
export function statementDays(
  { from, to }: Pick<StatementView, 'from' | 'to'>,
  now: number,
  startHour: number,
): DayRange {
  if ((!from && !to) || wrongDays({ from, to })) return dayRange('thisWeek', now, startHour)
  return { from, to }
}

/** Days as a file for spreadsheets: `heads` names the columns, the first that of the day; amounts in whole units with decimals. */
export function statementCsv(
  days: readonly StatementDay[],
  heads: readonly string[],
  decimals: number,
): string {
  const rows = days.map((day) => [
    day.working_date,
    ...DAY_SUMS.map((sum) => (day[sum] / 10 ** decimals).toFixed(decimals)),
  ])
  const lines = [heads.map(csvCell), ...rows.map(([date = '', ...amounts]) => [csvCell(date), ...amounts])]
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
