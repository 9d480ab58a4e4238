import { readTime } from './read-time'

test.each([
  ['2026-11-30T00:00Z', Date.UTC(2026, 10, 30)],
  ['2028-02-29T23:59:59Z', Date.UTC(2028, 1, 29, 23, 59, 59)],
  ['2026-12-27T06:00:00.5+08:00', Date.UTC(2026, 11, 26, 22, 0, 0, 500)],
  ['2026-12-31T23:30-06:30', Date.UTC(2027, 0, 1, 6)],
])('%s is a time', (text, at) => {
  expect(readTime(text)).toBe(at)
})

test.each([
  '2026-11-31T00:00Z',
  '2026-02-29T00:00Z',
  '2026-04-31T00:00+08:00',
  '2026-13-01T00:00Z',
  '2026-00-10T00:00Z',
  '2026-11-00T00:00Z',
  '2026-11-30T24:00Z',
  '2026-11-30T12:60Z',
  '2026-11-30T12:00:60Z',
  '2026-11-30T12:00+24:00',
  '2026-11-30',
  '2026-11-30T12:00',
  '30 November 2026',
  '2026',
  '1796083200000',
  'Friday',
  '',
])('%j is no time: the day does not exist, or the zone is not said', (text) => {
  expect(readTime(text)).toBeNull()
})
