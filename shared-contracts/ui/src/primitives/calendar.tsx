import { daysIn } from '@touchline/rules/days'
import { Icon } from '@touchline/ui'
import { useState } from 'react'
import { type DateRange, DayPicker } from 'react-day-picker'
import styles from './calendar.module.css'
import { calendarWords, type Days } from './days'

interface CalendarProps {
  value: Days
  onChange: (value: Days) => void
  /** The betting day it is now. */
  today: string
  earliest?: string
  latest?: string
  daysMax?: number
  previousLabel: string
  nextLabel: string
  tag: string
}

/** A month of days of which two are pressed. Arrows go by day and week, PgUp and PgDn by month, Home and End by week. */
export default function Calendar(props: CalendarProps) {
  const { value, onChange, today, earliest, latest, daysMax, previousLabel, nextLabel, tag } = props
  const [begun, setBegun] = useState<Date | null>(null)
  const [month, setMonth] = useState(() => asDate(value.to))
  const words = calendarWords(tag)
  const press = (day: Date) => {
    if (begun === null) return setBegun(day)
    setBegun(null)
    const [from, to] = [begun, day].map(asDay).sort() as [string, string]
    onChange({ from, to })
  }
  const selected: DateRange = begun
    ? { from: begun, to: begun }
    : { from: asDate(value.from), to: asDate(value.to) }
  return (
    <DayPicker
      mode="range"
      autoFocus
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onSelect={(_, day) => press(day)}
      today={asDate(today)}
      startMonth={earliest === undefined ? undefined : asDate(earliest)}
      endMonth={latest === undefined ? undefined : asDate(latest)}
      disabled={(day) => !mayEnd(asDay(day), begun && asDay(begun), { earliest, latest, daysMax })}
      showOutsideDays
      fixedWeeks
      lang={tag}
      classNames={CLASS_NAMES}
      components={{
        Chevron: ({ orientation }) => (
          <Icon name={orientation === 'left' ? 'chevronLeft' : 'chevronRight'} size={18} />
        ),
      }}
      labels={{
        labelPrevious: () => previousLabel,
        labelNext: () => nextLabel,
        labelNav: () => '',
        labelGrid: (date) => words.month(date),
        labelWeekday: (date) => words.weekdayName(date),
        labelDayButton: (date) => words.day(date),
      }}
      formatters={{
        formatCaption: (date) => words.month(date),
        formatWeekdayName: (date) => words.weekday(date),
        formatDay: (date) => String(date.getDate()),
      }}
    />
  )
}

interface Bounds {
  earliest?: string
  latest?: string
  daysMax?: number
}

/** Days too far from the first pressed day are disabled. */
function mayEnd(day: string, begun: string | null, { earliest, latest, daysMax }: Bounds): boolean {
  if ((earliest !== undefined && day < earliest) || (latest !== undefined && day > latest)) return false
  if (begun === null || daysMax === undefined) return true
  const [from, to] = day < begun ? [day, begun] : [begun, day]
  return daysIn({ from, to }) <= daysMax
}

// The picker speaks in dates of the browser's own zone; here they are nothing but names of days.
const asDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const asDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const CLASS_NAMES = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
}
