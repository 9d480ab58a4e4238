import { addDays, type DayPreset, datesIn, dayRange, daysIn, momentsOf } from './day-range'

/** A moment of GMT+8 in November 2026; the 21st is a Saturday. */
const at = (text: string): number => Date.parse(`2026-11-${text}:00+08:00`)

test.each<[preset: DayPreset, now: string, startHour: number, from: string, to: string]>([
  ['today', '21T23:22', 12, '2026-11-21', '2026-11-21'],
  ['today', '21T11:59', 12, '2026-11-20', '2026-11-20'],
  ['today', '21T11:59', 6, '2026-11-21', '2026-11-21'],
  ['yesterday', '21T23:22', 12, '2026-11-20', '2026-11-20'],
  ['yesterday', '01T11:00', 12, '2026-10-30', '2026-10-30'],
  ['thisWeek', '21T23:22', 12, '2026-11-15', '2026-11-21'],
  ['thisWeek', '22T11:59', 12, '2026-11-15', '2026-11-21'],
  ['thisWeek', '22T12:00', 12, '2026-11-22', '2026-11-28'],
  ['lastWeek', '21T23:22', 12, '2026-11-08', '2026-11-14'],
  ['last30Days', '21T23:22', 12, '2026-10-23', '2026-11-21'],
])('%s at %s with days from %i:00 is %s to %s', (preset, now, startHour, from, to) => {
  expect(dayRange(preset, at(now), startHour)).toEqual({ from, to })
})

test.each([
  [12, '15T12:00', '22T12:00'],
  [0, '15T00:00', '22T00:00'],
  [6, '15T06:00', '22T06:00'],
])('a week of days from %i:00 lasts from %s to %s', (startHour, from, to) => {
  const week = { from: '2026-11-15', to: '2026-11-21' }
  expect(momentsOf(week, startHour)).toEqual({ from: at(from), to: at(to) })
  expect(daysIn(week)).toBe(7)
})

test.each([
  ['2026-11-29', '2026-12-02', ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']],
  ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['2026-11-21', '2026-11-20', []],
])('from %s to %s there are the days %j', (from, to, days) => {
  expect(datesIn({ from, to })).toEqual(days)
})

test('days are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
