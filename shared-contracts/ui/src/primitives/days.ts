import { isMonthFirst } from '../words/date-order'

/** Betting days, yyyy-mm-dd; both belong to it. */
export interface Days {
  from: string
  to: string
}

/** A day as it is read and typed: 15/11/2026, or 2026/11/15 where the language of the page writes the year first. */
export const dayText = (day: string): string =>
  isMonthFirst() ? day.replaceAll('-', '/') : day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1')

/** Typed text as a day; null for an invalid one, such as 31/02/2026. */
export function parseDay(text: string): string | null {
  const [first = '', month = '', last = ''] = text.trim().split(/[/.\- ]/)
  const [year, date] = first.length === 4 ? [first, last] : [last, first]
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const parsed = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day ? null : day
}

/** How a calendar writes months and days. */
export interface CalendarWords {
  /** With its year. */
  month(date: Date): string
  /** In a letter or so. */
  weekday(date: Date): string
  weekdayName(date: Date): string
  /** In full. */
  day(date: Date): string
}

/** Names of months and days in the language `tag`, always with Latin digits. */
export function calendarWords(tag: string): CalendarWords {
  const names = OWN_NAMES[tag]
  if (names && Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return ownWords(names)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: write } = new Intl.DateTimeFormat(`${tag}-u-nu-latn-ca-gregory`, options)
    return (date: Date) => write(date)
  }
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return {
    month: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'narrow' }),
    weekdayName: format({ weekday: 'long' }),
    // The cell shows the number alone: screen readers announce the day as a word of its name.
    day: (date) => day(date).replace(/(\d)일/, '$1 일'),
  }
}

interface CalendarNames {
  readonly months: readonly string[]
  /** From Sunday on. */
  readonly weekdays: readonly string[]
}

/** Of languages whose calendar some browsers do not know: they would write it in English. */
const OWN_NAMES: Readonly<Record<string, CalendarNames>> = {
  my: {
    months: 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ'.split(' '),
    weekdays: 'တနင်္ဂနွေ တနင်္လာ အင်္ဂါ ဗုဒ္ဓဟူး ကြာသပတေး သောကြာ စနေ'.split(' '),
  },
}

function ownWords({ months, weekdays }: CalendarNames): CalendarWords {
  const month = (date: Date) => `${date.getFullYear()} ${months[date.getMonth()]}`
  const weekdayName = (date: Date) => weekdays[date.getDay()] ?? ''
  return {
    month,
    weekdayName,
    weekday: (date) => weekdayName(date).charAt(0),
    day: (date) => `${month(date)} ${date.getDate()}, ${weekdayName(date)}`,
  }
}
