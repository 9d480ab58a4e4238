/** @jest-environment jsdom */
import { dayText, parseDay } from '../primitives/days'
import { dateText } from './date-order'

const page = document.documentElement
afterEach(() => page.removeAttribute('lang'))

test.each([
  ['en', '24/11 22:00', '24/11/2026'],
  ['vi', '24/11 22:00', '24/11/2026'],
  ['zh-Hans', '11/24 22:00', '2026/11/24'],
  ['ja', '11/24 22:00', '2026/11/24'],
  ['ko', '11/24 22:00', '2026/11/24'],
])('a date in %s is "%s", and with its year "%s", which is read again', (lang, date, day) => {
  page.lang = lang
  expect(dateText('24/11 22:00')).toBe(date)
  expect(dateText('22:00')).toBe('22:00')
  expect(dayText('2026-11-24')).toBe(day)
  expect(parseDay(day)).toBe('2026-11-24')
})

test('a day is read in either order, by the place of its year', () => {
  expect(parseDay('2026-1-5')).toBe('2026-01-05')
  expect(parseDay('5.1.2026')).toBe('2026-01-05')
  expect(parseDay('2026/24/11')).toBeNull()
})
