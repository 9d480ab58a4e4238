import { betIdOf, byLeague, childWord, dayOf, RESULTS, sportOf, sportWord, stateWord } from './results'
import { isToCome } from './to-come'

/** Monday 23 November 2026, 16:00 GMT+8. */
const NOW = Date.UTC(2026, 10, 23, 8)

test.each([
  ['', '2026-11-23'],
  ['2026-11-22', '2026-11-22'],
  ['2026-11-24', '2026-11-23'],
  ['2026-08-26', '2026-08-26'],
  ['2026-08-25', '2026-11-23'],
  ['22/11/2026', '2026-11-23'],
  ['2026-13-01', '2026-11-23'],
])('the day %j of an address is %s', (date, day) => {
  expect(dayOf({ date }, NOW, 12)).toBe(day)
})

test('before its hour the day is still the one before', () => {
  expect(dayOf({ date: '' }, Date.UTC(2026, 10, 23, 3, 59), 12)).toBe('2026-11-22')
})

test.each([
  ['TL000000042', '42'],
  [' tl42 ', '42'],
  ['TL000000000', null],
  ['42', null],
  ['TL42x', null],
  ['Tottenham', null],
])('%j is the number of bet %j', (typed, id) => {
  expect(betIdOf(typed)).toBe(id)
})

test.each([
  ['all', 0, 1],
  ['all', 3, 3],
  ['ef', 0, 9],
  ['ef', 1, 9],
  ['ef', 43, 43],
  ['ng', 0, 40],
  ['ng', 45, 45],
] as const)('the results of %s with sport %i are those of %i', (family, sport, shown) => {
  expect(sportOf({ sport }, RESULTS[family])).toBe(shown)
})

test.each([
  [{ state: 'open' }, 'open'],
  [{ state: 'interrupted' }, 'interrupted'],
  [{ state: 'ended', decided: 'played' }, 'completed'],
  [{ state: 'ended', decided: 'retired' }, 'retired'],
  [{ state: 'void', void_reason: 'abandoned' }, 'abandoned'],
  [{ state: 'void', void_reason: null }, 'cancelled'],
] as const)('%j is worded as %s', (match, word) => {
  expect(stateWord({ decided: null, void_reason: null, ...match })).toBe(word)
})

test.each([
  ['open', NOW + 1, true],
  ['open', NOW, false],
  ['void', NOW + 1, false],
] as const)('a match that is %s with its kick-off at %i is to come: %s', (state, kickoff, isAhead) => {
  expect(isToCome({ state, kickoff }, NOW)).toBe(isAhead)
})

test('sports that are not offered have names too', () => {
  expect([1, 9, 45, 58].map(sportWord)).toEqual(['football', 'esports', '45', 'other'])
})

test('an event counted in a match is named without its league', () => {
  expect(childWord('Premier League', 'Premier League - Corners')).toBe('Corners')
  expect(childWord('Premier League', 'Other - Corners')).toBe('Other - Corners')
})

test('matches are grouped by league in their original order', () => {
  const of = (...ids: number[]) =>
    byLeague(ids.map((league_id) => ({ league_id }))).map((group) => group.length)
  expect(of(1, 1, 2, 1)).toEqual([2, 1, 1])
  expect(of()).toEqual([])
})
