import { type DayRange, daysIn, isDay } from '@touchline/rules/days'
import { type Refusal, refuse } from './refusal'

/** A working day that a request must name. */
export function dayOf(date: string | undefined, field = 'working_date'): string | Refusal {
  if (date === undefined) return refuse('fieldRequired', { field })
  return isDay(date) ? date : refuse('invalidInput', { field })
}

type Asked<Name extends string> = { readonly [name in Name]?: string | undefined }

/** The days of a request, at most so many: both ends belong to them. */
export function rangeOf(
  { start_date, end_date }: Asked<'start_date' | 'end_date'>,
  daysMost: number,
): DayRange | Refusal {
  const from = dayOf(start_date, 'start_date')
  return typeof from === 'string' ? rangeFrom(from, end_date, daysMost) : from
}

/** The days of a request: its one working day, or all days from it to `end_date`. */
export function daysOf(
  { working_date, end_date }: Asked<'working_date' | 'end_date'>,
  daysMost: number,
): DayRange | Refusal {
  const from = dayOf(working_date)
  return typeof from === 'string' ? rangeFrom(from, end_date ?? from, daysMost) : from
}

function rangeFrom(from: string, end_date: string | undefined, daysMost: number): DayRange | Refusal {
  const to = dayOf(end_date, 'end_date')
  if (typeof to !== 'string') return to
  const days = daysIn({ from, to })
  if (days < 1) return refuse('fieldMinValue', { field: 'end_date' })
  return days > daysMost ? refuse('fieldMaxValue', { field: 'end_date', bound: daysMost }) : { from, to }
}
