const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const GMT8_MS = 8 * 60 * MINUTE_MS

/** When rounds of a kind are held: every so often from midnight of GMT+8 on, or at these minutes of each day. */
export type Timetable =
  | { readonly everyMs: number; readonly offsetMs: number }
  | { readonly atMinutes: readonly number[] }

/** A round as the timetable has it. */
export interface PlannedRound {
  /** Of its day, from 1. */
  readonly number: number
  /** Day of GMT+8, yyyy-mm-dd. */
  readonly day: string
  readonly offAt: number
}

export const dayOfGmt8 = (at: number): string => new Date(at + GMT8_MS).toISOString().slice(0, 10)

const midnightBefore = (at: number): number => Math.floor((at + GMT8_MS) / DAY_MS) * DAY_MS - GMT8_MS

function offsOfDay(timetable: Timetable): number[] {
  if ('atMinutes' in timetable) return timetable.atMinutes.map((minute) => minute * MINUTE_MS)
  const { everyMs, offsetMs } = timetable
  return Array.from({ length: Math.ceil((DAY_MS - offsetMs) / everyMs) }, (_, n) => offsetMs + n * everyMs)
}

/** The next rounds whose off is after a moment, and on none of the days off (yyyy-mm-dd of GMT+8). */
export function nextRounds(
  timetable: Timetable,
  after: number,
  count: number,
  daysOff: readonly string[] = [],
): PlannedRound[] {
  const offs = offsOfDay(timetable)
  const planned: PlannedRound[] = []
  for (let midnight = midnightBefore(after); planned.length < count; midnight += DAY_MS) {
    if (daysOff.includes(dayOfGmt8(midnight))) continue
    for (const [n, off] of offs.entries())
      if (midnight + off > after && planned.length < count)
        planned.push({ number: n + 1, day: dayOfGmt8(midnight), offAt: midnight + off })
  }
  return planned
}
