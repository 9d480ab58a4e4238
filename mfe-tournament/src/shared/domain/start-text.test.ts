import { startText } from './start-text'

/** Saturday 21 November 2026, 23:22 GMT+8. */
const NOW = Date.UTC(2026, 10, 21, 15, 22)
const names = (day: number): string => ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][day] ?? ''

test.each([
  [Date.UTC(2026, 10, 21, 15, 30), '23:30'],
  [Date.UTC(2026, 10, 20, 16, 0), '00:00'],
  [Date.UTC(2026, 10, 21, 16, 0), 'Sun 00:00'],
  [Date.UTC(2026, 10, 22, 17, 30), 'Mon 01:30'],
  [Date.UTC(2026, 10, 27, 15, 59), 'Fri 23:59'],
  [Date.UTC(2026, 10, 27, 16, 0), '28/11 00:00'],
  [Date.UTC(2026, 10, 20, 15, 59), '20/11 23:59'],
])('a kick-off at %i is written as %s in GMT+8', (at, text) => {
  expect(startText(at, NOW, names)).toBe(text)
})
