import { backAt } from './back-at'
import { formatRtp } from './format-rtp'

/** Saturday 21 November 2026, 23:22 GMT+8. */
const NOW = Date.UTC(2026, 10, 21, 15, 22)

test.each([
  [Date.UTC(2026, 10, 21, 15, 59), null, '23:59'],
  [Date.UTC(2026, 10, 21, 16, 0), 0, '00:00'],
  [Date.UTC(2026, 10, 22, 22, 0), 1, '06:00'],
])('a game closed until %i is back on day %s at %s of GMT+8', (until, weekday, time) => {
  expect(backAt(until, NOW)).toEqual({ weekday, time })
})

test.each([
  [9640, '96.4%'],
  [9605, '96.05%'],
  [9700, '97%'],
])('a return of %i is shown as %s', (rtp, text) => {
  expect(formatRtp(rtp)).toBe(text)
})
