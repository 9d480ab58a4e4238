/** @jest-environment jsdom */
import { dayText, momentText } from './clock-text'

const NOW = Date.UTC(2026, 10, 21, 15, 22, 19)
const page = document.documentElement
afterEach(() => page.removeAttribute('lang'))

test('a moment is written in GMT+8 to the second', () => {
  expect(momentText(NOW)).toBe('21/11 23:22:19')
  expect(dayText('2026-11-20')).toBe('20/11')
})

test('the month comes first where the language of the page writes it so', () => {
  page.lang = 'ja'
  expect(momentText(NOW)).toBe('11/21 23:22:19')
  expect(dayText('2026-11-20')).toBe('11/20')
})
