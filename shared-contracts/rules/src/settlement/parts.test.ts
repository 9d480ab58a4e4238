import { bet } from '../testing/bets'
import { scoreOfPart } from './contest'
import type { MatchResult } from './match-result'
import { finishedMatch } from './sample-results'
import { settleSelection } from './settle-selection'

const [FOOTBALL, BASKETBALL, TENNIS, BASEBALL, SNOOKER, ESPORTS] = [1, 2, 3, 6, 8, 9] as const

const played = (full: [number, number], facts: Partial<MatchResult> = {}): MatchResult => ({
  ...finishedMatch(full),
  half_time: null,
  ...facts,
})
const running = (facts: Partial<MatchResult>) => played([0, 0], { status: 0, full_time: null, ...facts })

describe('a bet on a part', () => {
  const basketball = played([101, 99], {
    half_time: [55, 48],
    periods: [
      [11, 28, 24],
      [12, 27, 24],
      [13, 20, 22],
      [14, 16, 21],
      [15, 10, 8],
    ],
  })

  test.each([
    [11, 'ml', 'home', 'win'],
    [13, 'ml', 'away', 'win'],
    // Overtime counts in the match and in the second half, not in the fourth quarter.
    [14, 'ml', 'away', 'win'],
    [3, 'ml', 'away', 'win'],
    [1, 'ml', 'home', 'win'],
    [0, 'ml', 'home', 'win'],
    // Part 16 was not played: there was one overtime.
    [16, 'ml', 'home', 'void'],
  ] as const)('of basketball, part %i: %s %s is %s', (period, betType, selection, grade) => {
    expect(
      settleSelection(bet({ sport: BASKETBALL, period, betType, selection, line: null }), basketball),
    ).toBe(grade)
  })

  test('is settled when the part is over, during the match', () => {
    const first = bet({ sport: TENNIS, period: 21, line: -6 })
    expect(settleSelection(first, running({ periods: [[21, 6, 4]] }))).toBe('win')
    expect(settleSelection({ ...first, period: 22 }, running({ periods: [[21, 6, 4]] }))).toBeNull()
    expect(
      settleSelection(
        { ...first, period: 23 },
        played([2, 0], {
          periods: [
            [21, 6, 4],
            [22, 6, 1],
          ],
        }),
      ),
    ).toBe('void')
  })

  test('the second half is the match minus the first half, unless it is reported', () => {
    expect(scoreOfPart(3, basketball)).toEqual([46, 51])
    expect(scoreOfPart(3, { ...basketball, periods: [[3, 1, 2]] })).toEqual([1, 2])
    expect(scoreOfPart(3, played([2, 1]))).toBeNull()
  })

  test('of football in the second half is refunded when the match is given up in it', () => {
    const second = bet({ sport: FOOTBALL, period: 3, line: -2 })
    const result = finishedMatch([3, 1], [1, 0])
    expect(settleSelection(second, result)).toBe('win')
    expect(settleSelection(second, { ...result, status: 2, abandoned_in: 'second_half' })).toBe('void')
  })
})

describe('a match that was cut short', () => {
  const retired = (full: [number, number], periods: MatchResult['periods']): MatchResult =>
    played(full, { decided: 'retired', goes_on: 'home', periods })
  const tennis = retired([1, 0], [[21, 6, 4]])
  const early = retired([0, 0], [])
  const called = played([5, 3], { status: 2, periods: [[1, 3, 2]] })
  const snooker = retired([4, 2], [])

  test.each([
    ['tennis 6-4 3-1: the winner stands', TENNIS, { betType: 'ml', line: null }, tennis, 'win'],
    ['… the other one loses', TENNIS, { betType: 'ml', line: null, selection: 'away' }, tennis, 'lose'],
    ['… the first set stands', TENNIS, { period: 21, line: -6 }, tennis, 'win'],
    ['… the second does not', TENNIS, { period: 22, line: -6 }, tennis, 'void'],
    ['… sets -1.5 are refunded', TENNIS, { line: -6 }, tennis, 'void'],
    ['tennis 4-3: all is refunded', TENNIS, { betType: 'ml', line: null }, early, 'void'],
    ['a walkover alike', TENNIS, { betType: 'ml', line: null }, { ...tennis, decided: 'walkover' }, 'void'],
    [
      'games of a set, 14 played: over 13.5 wins',
      TENNIS,
      { betType: 'ou', line: 54, selection: 'over' },
      retired([9, 5], []),
      'win',
    ],
    [
      '… under 13.5 loses',
      TENNIS,
      { betType: 'ou', line: 54, selection: 'under' },
      retired([9, 5], []),
      'lose',
    ],
    [
      '… over 21.5 is refunded',
      TENNIS,
      { betType: 'ou', line: 86, selection: 'over' },
      retired([9, 5], []),
      'void',
    ],
    ['baseball called at 5-3: -1.5 is refunded', BASEBALL, { line: -6 }, called, 'void'],
    ['… over 7.5 wins', BASEBALL, { betType: 'ou', line: 30, selection: 'over' }, called, 'win'],
    ['… over 8.5 is refunded', BASEBALL, { betType: 'ou', line: 34, selection: 'over' }, called, 'void'],
    ['… the first five innings stand', BASEBALL, { period: 1, line: -2 }, called, 'win'],
    ['snooker 4-2: the winner stands', SNOOKER, { betType: 'ml', line: null }, snooker, 'win'],
    ['… over 5.5 frames wins', SNOOKER, { betType: 'ou', line: 22, selection: 'over' }, snooker, 'win'],
    ['… over 7.5 is refunded', SNOOKER, { betType: 'ou', line: 30, selection: 'over' }, snooker, 'void'],
    [
      'e-sports, one map played: it stands',
      ESPORTS,
      { period: 21, betType: 'ou', line: 86, selection: 'over' },
      { ...tennis, periods: [[21, 13, 9]] },
      'win',
    ],
    ['… the match does not', ESPORTS, { betType: 'ml', line: null }, tennis, 'void'],
    ['what was shortened stands', BASEBALL, { line: -6 }, played([5, 3], { decided: 'shortened' }), 'win'],
    [
      'football keeps no total that was passed',
      FOOTBALL,
      { betType: 'ou', line: 10, selection: 'over' },
      { ...finishedMatch([3, 1]), status: 2 },
      'void',
    ],
  ] as [string, number, Parameters<typeof bet>[0], MatchResult, string][])(
    '%s',
    (_, sport, change, result, grade) => {
      expect(settleSelection(bet({ sport, ...change }), result)).toBe(grade)
    },
  )
})
