import { clockTime, dayMonth, kickoffDate, kickoffText, kickoffTime } from './local-time'

const NOON = Date.UTC(2026, 10, 21, 4)
const HOUR = 3_600_000

test.each([
  [NOON + HOUR, '13:00', '', '13:00'],
  [NOON + 12 * HOUR - 1, '23:59', '', '23:59'],
  [NOON + 12 * HOUR, '00:00', '22/11', '22/11 00:00'],
  [NOON - 13 * HOUR, '23:00', '20/11', '20/11 23:00'],
  [Date.UTC(2027, 0, 1), '08:00', '01/01', '01/01 08:00'],
])('a kick-off at %i is at %s of "%s" in GMT+8: %s', (kickoff, time, date, text) => {
  expect(kickoffTime(kickoff)).toBe(time)
  expect(kickoffDate(kickoff, NOON)).toBe(date)
  expect(kickoffText(kickoff, NOON)).toBe(text)
})

test('a moment is shown to the second and by its day', () => {
  expect(clockTime(NOON + 61_000)).toBe('12:01:01')
  expect(dayMonth(NOON + 61_000)).toBe('21/11')
})
