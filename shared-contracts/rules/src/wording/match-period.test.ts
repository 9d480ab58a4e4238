import { matchPeriod } from './match-period'

const BASKETBALL = 2
const TENNIS = 3
const ESPORTS = 9

test.each([
  [1, 1, 'first', 0],
  [2, 1, 'half', 0],
  [8, 1, 'penalties', 0],
  [11, BASKETBALL, 'quarter', 1],
  [14, BASKETBALL, 'quarter', 4],
  [15, BASKETBALL, 'overtime', 1],
  [17, BASKETBALL, 'overtimeOf', 3],
  [22, TENNIS, 'set', 2],
  [23, ESPORTS, 'map', 3],
  [15, undefined, 'overtime', 1],
  [22, 77, 'set', 2],
  [99, TENNIS, 'live', 0],
])('period %i of sport %s is %s %i', (period, sport, word, number) => {
  expect(matchPeriod(period, sport)).toEqual({ word, number })
})

test.each([
  [21, ESPORTS, [0, 0], 'map'],
  [21, ESPORTS, [0, 1], 'break'],
  [22, ESPORTS, [0, 1], 'map'],
  [22, TENNIS, [1, 1], 'break'],
  [23, TENNIS, [1, 1], 'set'],
  [22, 77, [1, 1], 'break'],
  [12, BASKETBALL, [55, 48], 'quarter'],
  [1, 1, [2, 1], 'first'],
] as const)('period %i of sport %s at %j is a %s', (period, sport, score, word) => {
  expect(matchPeriod(period, sport, score).word).toBe(word)
})
