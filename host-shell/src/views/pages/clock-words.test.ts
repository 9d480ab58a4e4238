import { countdownText, dayText, localTimeText } from './clock-words'

const AT = Date.UTC(2026, 10, 22, 21, 17, 42)

test.each([
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [1, '00:00:01'],
  [2_538_000, '00:42:18'],
  [90_000_000, '25:00:00'],
])('%i ms remaining read %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text)
})

test('the day is that of GMT+8, in words', () => {
  expect(dayText(AT, 'en')).toMatch(/Monday,? 23 November/)
  expect(dayText(AT, 'my')).toContain('တနင်္လာ')
  expect(dayText(AT, 'tlh')).toBe('23/11')
})

test.each([
  ['Asia/Bangkok', '04:17 GMT+7'],
  ['Asia/Yangon', '03:47 GMT+6:30'],
])('in %s it is %s', (zone, text) => {
  expect(localTimeText(AT, 'en', zone)).toBe(text)
})
