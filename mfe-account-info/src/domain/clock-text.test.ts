import { kickoffText, momentText } from './clock-text'

const NOW = Date.UTC(2026, 10, 21, 15, 22, 19)

test('a moment is told in GMT+8 to the second', () => {
  expect(momentText(NOW)).toBe('21/11 23:22:19')
})

test.each([
  [Date.UTC(2026, 10, 21, 15, 59), '23:59'],
  [Date.UTC(2026, 10, 21, 16, 0), '22/11 00:00'],
  [Date.UTC(2026, 10, 20, 15, 0), '20/11 23:00'],
])('a kick-off at %i is %s: with its date unless it is today in GMT+8', (at, text) => {
  expect(kickoffText(at, NOW)).toBe(text)
})
