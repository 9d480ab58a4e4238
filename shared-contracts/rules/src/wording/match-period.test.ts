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
