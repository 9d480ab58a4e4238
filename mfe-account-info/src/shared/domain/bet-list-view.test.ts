import { BET_LIST, belongs, daysOf, momentsOfView } from './bet-list-view'

test.each([
  ['', 'running', 1],
  ['?view=void', 'void', 1],
  ['?view=rejected&page=3', 'rejected', 3],
  ['?view=days', 'days', 1],
  ['?view=everything', 'running', 1],
])('the address %p asks for %s, page %i', (search, list, page) => {
  expect(BET_LIST.viewOf(search)).toMatchObject({ list, page })
})

test.each([
  ['running', 'running', true],
  ['waiting', 'pending', true],
  ['settled', 'settled', true],
  ['cashout', 'settled', true],
  ['void', 'void', true],
  ['rejected', 'rejected', true],
  ['rejected', 'void', false],
  ['settled', 'running', false],
  ['running', 'days', true],
  ['void', 'days', true],
  ['rejected', 'days', false],
  ['rejected', 'daysRejected', true],
] as const)('a %s bet on the list %s: %s', (status, list, does) => {
  expect(belongs({ status, kind: 'single' }, { list, kind: 'all' })).toBe(does)
})

test.each([
  ['single', 'single', true],
  ['system', 'single', false],
  ['mmo_parlay', 'mmo_parlay', true],
] as const)('a %s on a list of %s: %s', (kind, wanted, does) => {
  expect(belongs({ status: 'running', kind }, { list: 'running', kind: wanted })).toBe(does)
})

// 22 November 2026, 03:00 GMT+8: the betting day of the 21st.
const NOW = Date.UTC(2026, 10, 21, 19)

test.each([
  ['2026-11-01', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['', '', '2026-11-21', '2026-11-21'],
  ['2026-11-21', '', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['2026-11-21', '2026-11-01', '2026-11-21', '2026-11-21'],
  ['2026-01-01', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['2026-13-41', '2026-11-21', '2026-11-21', '2026-11-21'],
])('from %p to %p are the betting days %s to %s', (from, to, first, last) => {
  expect(daysOf({ list: 'days', from, to }, NOW, 12)).toEqual({ from: first, to: last })
})

test.each([
  ['2026-11-01', '2026-11-21', { from: '2026-11-01', to: '2026-11-21' }],
  ['', '', null],
  ['2026-11-21', '2026-11-01', null],
])('other lists are of all days unless the view names some: from %p to %p', (from, to, days) => {
  expect(daysOf({ list: 'running', from, to }, NOW, 12)).toEqual(days)
})

test.each([
  [12, '2026-11-21T12:00:00+08:00', '2026-11-22T12:00:00+08:00'],
  [0, '2026-11-21T00:00:00+08:00', '2026-11-22T00:00:00+08:00'],
  [6, '2026-11-21T06:00:00+08:00', '2026-11-22T06:00:00+08:00'],
])('a day of a brand whose day begins at %i lasts from %s to %s', (hour, start, end) => {
  const days = { list: 'days' as const, from: '2026-11-21', to: '2026-11-21' }
  expect(momentsOfView(days, NOW, hour)).toEqual({ start: Date.parse(start), end: Date.parse(end) })
})
