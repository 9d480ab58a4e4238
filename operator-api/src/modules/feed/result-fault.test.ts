import type { MatchResult, PartScore, Score } from '@touchline/rules'
import { finished } from '../../testing/results'
import { HOUR, NOON } from '../../testing/sample-feed'
import { resultFault } from './result-fault'

const [FOOTBALL, BASKETBALL, TENNIS, BASEBALL, BADMINTON, ICE_HOCKEY, CRICKET] = [1, 2, 3, 6, 5, 12, 10]
const sets = (full: Score, ...scores: Score[]): MatchResult => ({
  ...finished([full[0], full[1]]),
  half_time: null,
  periods: scores.map(([home, away], n): PartScore => [21 + n, home, away]),
})
const parts = (full: Score, half: Score | null, ...periods: PartScore[]): MatchResult => ({
  ...finished([full[0], full[1]]),
  half_time: half,
  periods,
})
const facts = { kickoff: NOON, at: NOON + 2 * HOUR }
const clean: [string, number, MatchResult][] = [
  ['a half time that stood to the end', FOOTBALL, finished([3, 0], [3, 0])],
  ['a half time alone', FOOTBALL, { ...finished([0, 0], [3, 0]), status: 0, full_time: null }],
  ['an award', FOOTBALL, { ...finished([0, 3], [1, 0]), decided: 'awarded' }],
  ['extra time of its own', FOOTBALL, parts([1, 1], [0, 0], [5, 3, 0], [7, 2, 2])],
  ['goals of those who scored', FOOTBALL, { ...finished([1, 1]), first_goal: 'home', last_goal: 'away' }],
  ['quarters and overtime', BASKETBALL, parts([101, 99], [55, 48], [11, 28, 24], [12, 27, 24], [15, 99, 99])],
  ['halves beside quarters', BASKETBALL, parts([60, 60], [40, 40], [1, 40, 40], [11, 20, 20], [12, 20, 20])],
  ['three sets', TENNIS, sets([2, 1], [6, 3], [3, 6], [7, 6])],
  ['five sets', TENNIS, sets([3, 2], [6, 3], [3, 6], [7, 6], [0, 6], [6, 0])],
  [
    'a set that was given up',
    TENNIS,
    { ...sets([1, 0], [6, 3], [2, 1]), decided: 'retired', goes_on: 'home' },
  ],
  ['the first five innings beside all', BASEBALL, parts([5, 3], null, [1, 4, 3], [41, 4, 3], [46, 1, 0])],
  [
    'winners of a dead heat',
    FOOTBALL,
    { ...finished([0, 0]), half_time: null, full_time: null, winners: ['A', 'B'] },
  ],
  ['a walkover without a score', TENNIS, { ...sets([0, 0]), full_time: null, decided: 'walkover' }],
  [
    'a first goal of the second half',
    FOOTBALL,
    finished([0, 1], [0, 0], { first_goal: 'away', last_goal: 'away' }),
  ],
  [
    'goals by both in both halves',
    FOOTBALL,
    finished([3, 2], [1, 1], { first_goal: 'away', last_goal: 'home' }),
  ],
  ['quarters that are half time', BASKETBALL, parts([99, 90], [55, 48], [11, 28, 24], [12, 27, 24])],
  ['when it kicked off', FOOTBALL, finished([1, 0], [0, 0], { kicked_off: NOON + 60_000 })],
]
test.each(clean)('a result settles bets with %s', (_, sport, result) => {
  expect(resultFault(result, { sport, ...facts })).toBeNull()
})

const contradictory: [string, number | null, MatchResult][] = [
  ['half time 3-0 is above the score 1-0', FOOTBALL, finished([1, 0], [3, 0])],
  ['half time 0-1 is above the score 3-0', FOOTBALL, finished([3, 0], [0, 1])],
  ['half time 3-0 is above the score 1-0', null, finished([1, 0], [3, 0])],
  ['part 11 is told twice', null, parts([50, 50], null, [11, 20, 20], [11, 20, 21])],
  ['the parts together, 3-0, are above the score 2-0', FOOTBALL, parts([2, 0], [1, 0], [1, 1, 0], [3, 2, 0])],
  ['the first half is told as 1-0 and as 0-1', FOOTBALL, parts([2, 1], [1, 0], [1, 0, 1])],
  [
    'the parts together, 60-40, are above the score 55-48',
    BASKETBALL,
    parts([55, 48], null, [11, 30, 20], [12, 30, 20]),
  ],
  [
    'the parts of the first half, 60-40, are not half time 55-48',
    BASKETBALL,
    parts([99, 90], [55, 48], [11, 30, 20], [12, 30, 20]),
  ],
  [
    'the parts together, 1-3, are above the score 1-2',
    ICE_HOCKEY,
    parts([1, 2], null, [11, 1, 0], [13, 0, 3]),
  ],
  ['the parts together, 4-6, are above the score 5-3', BASEBALL, parts([5, 3], null, [41, 4, 3], [42, 0, 3])],
  ['the parts together, 300-0, are above the score 200-180', CRICKET, parts([200, 180], null, [81, 300, 0])],
  ['4-1 is more than a match of 5 sets has', TENNIS, sets([4, 1])],
  ['3-3 is more than a match of 5 sets has', BADMINTON, sets([3, 3])],
  ['4 sets are told of a score of 2-1', TENNIS, sets([2, 1], [6, 3], [3, 6], [7, 6], [6, 0])],
  ['the sets that are told, 1-1, are above the score 2-0', TENNIS, sets([2, 0], [6, 3], [3, 6])],
  [
    'the parts of the first half, 2-2, are not half time 50-40',
    BASKETBALL,
    parts([99, 90], [50, 40], [11, 1, 1], [12, 1, 1]),
  ],
  [
    'the first goal of away cannot be after one of home in the first half',
    FOOTBALL,
    finished([1, 1], [1, 0], { first_goal: 'away' }),
  ],
  [
    'the first goal of home cannot be after one of away in the first half',
    FOOTBALL,
    finished([2, 2], [1, 1], { first_half_first_goal: 'away', first_goal: 'home' }),
  ],
  [
    'the last goal of home cannot be before one of away',
    FOOTBALL,
    finished([1, 1], [1, 0], { last_goal: 'home' }),
  ],
  [
    'completed without a score or winners',
    FOOTBALL,
    { ...finished([0, 0]), half_time: null, full_time: null },
  ],
  ['the winner A is told twice', FOOTBALL, { ...finished([0, 0]), winners: ['A', 'B', 'A'] }],
  ['a goal of away cannot be at 1-0', FOOTBALL, finished([1, 0], [0, 0], { first_goal: 'away' })],
  ['a goal of none cannot be at 1-0', FOOTBALL, finished([1, 0], [1, 0], { first_half_last_goal: 'none' })],
  ['a goal of home cannot be at 0-0', FOOTBALL, finished([0, 0], [0, 0], { last_goal: 'home' })],
  [
    'play is to have begun after its result was told',
    FOOTBALL,
    finished([1, 0], [0, 0], { kicked_off: NOON + 3 * HOUR }),
  ],
  [
    'play is to have begun more than a day before its kick-off',
    FOOTBALL,
    finished([1, 0], [0, 0], { kicked_off: NOON / 1000 }),
  ],
]
test.each(contradictory)('a result is held for a person: %s', (reason, sport, result) => {
  expect(resultFault(result, { sport, ...facts })).toBe(reason)
})

test.each([
  ['the winner C is no runner of the list', ['C'], ['A', 'B']],
  [null, ['A'], ['A', 'B']],
  [null, ['C'], undefined],
])('%j is the fault of winners %j among the runners %j', (reason, winners, runners) => {
  const result = { ...finished([0, 0]), half_time: null, full_time: null, winners }
  expect(resultFault(result, { sport: FOOTBALL, ...facts, runners })).toBe(reason)
})
