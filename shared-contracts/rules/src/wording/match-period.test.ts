import { matchPeriod, minutesOfPeriod } from './match-period'

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
  [12, 12, 'third', 2],
  [15, 12, 'overtime', 1],
  [22, 7, 'game', 2],
  [31, 8, 'frame', 1],
  [31, 15, 'leg', 1],
  [43, 6, 'inning', 3],
  [63, 6, 'inning', 3],
  [82, 10, 'inning', 2],
  [94, 16, 'round', 4],
  [32, BASKETBALL, 'break', 0],
  [32, 8, 'break', 0],
  [199, TENNIS, 'live', 0],
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

test.each([
  [1, 1, { from: 0, minutes: 45 }],
  [3, 1, { from: 45, minutes: 45 }],
  [5, 1, { from: 90, minutes: 15 }],
  [7, 1, { from: 105, minutes: 15 }],
  [8, 1, null],
  [3, 13, { from: 30, minutes: 30 }],
  [12, BASKETBALL, null],
  [22, TENNIS, null],
  [3, 77, null],
])('minutes of period %i of sport %i: %j', (period, sport, minutes) => {
  expect(minutesOfPeriod(period, sport)).toEqual(minutes)
})
