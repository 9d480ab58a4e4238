import { daysBetween, formatDay, formatMoment, isDay, parseMoment, weekdayOf } from '.'

/** A moment of GMT+8 in November 2026; the 21st is a Saturday. */
const at = (text: string): number => Date.parse(`2026-11-${text}+08:00`)

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['1970-01-01', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['1969-12-31', false],
  ['2026-1-1', false],
  ['21/11/2026', false],
  ['2026-11-21 ', false],
  ['+02026-11-21', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-11-21 14:00', at('21T14:00:00')],
  ['2026-11-21 00:00', at('21T00:00:00')],
  ['2026-11-21 24:00', null],
  ['2026-11-31 14:00', null],
  ['2026-11-21 14:60', null],
  ['2026-11-21 9:00', null],
  ['tomorrow', null],
])('%j on the clock of GMT+8 is %s', (text, moment) => {
  expect(parseMoment(text, 'YYYY-MM-DD HH:mm')).toBe(moment)
})

test.each([
  [at('21T23:59:59'), 'DD/MM HH:mm:ss', '21/11 23:59:59'],
  [at('22T00:00:00'), 'YYYY-MM-DD HH:mm', '2026-11-22 00:00'],
])('the moment %i as %s is %s', (moment, format, text) => {
  expect(formatMoment(moment, format)).toBe(text)
})

test('a day has a text and a weekday', () => {
  expect(formatDay('2026-11-21', 'DD/MM')).toBe('21/11')
  expect(weekdayOf('2026-11-21')).toBe(6)
})

test.each([
  ['21T00:00:00', '21T23:59:59', 0],
  ['21T23:59:59', '22T00:00:00', 1],
  ['22T00:00:00', '21T23:59:59', -1],
  ['21T23:59:59', '27T00:00:00', 6],
])('from %s to %s there are %i midnights', (from, to, midnights) => {
  expect(daysBetween(at(from), at(to))).toBe(midnights)
})
