import * as fc from 'fast-check'
import { finishedResults, scores } from '../testing/arbitraries'
import { bet, result, selections } from '../testing/bets'
import { runs } from '../testing/runs'
import type { Grade } from './grade'
import type { Score } from './match-result'
import { finishedMatch } from './sample-results'
import { deadHeatOf, settleSelection } from './settle-selection'

describe('handicap', () => {
  test.each<[line: number, selection: string, full: Score, grade: Grade]>([
    [-2, 'home', [1, 0], 'win'],
    [-2, 'home', [1, 1], 'lose'],
    [-1, 'home', [1, 1], 'half_lose'],
    [-1, 'away', [1, 1], 'half_win'],
    [-3, 'home', [1, 0], 'half_win'],
    [-3, 'away', [1, 0], 'half_lose'],
    [-4, 'home', [1, 0], 'draw'],
    [-5, 'home', [1, 0], 'half_lose'],
    [0, 'home', [2, 2], 'draw'],
    [3, 'home', [0, 1], 'half_lose'],
    [3, 'home', [0, 0], 'win'],
    [6, 'away', [0, 2], 'win'],
  ])('a home line of %s quarters: %s at %j is %s', (line, selection, full, grade) => {
    expect(settleSelection(bet({ line, selection }), finishedMatch(full))).toBe(grade)
  })

  test.each<[full: Score, grade: Grade]>([
    [[2, 0], 'half_win'],
    [[2, 1], 'lose'],
    [[3, 0], 'win'],
    [[1, 0], 'lose'],
  ])('home -0.75 placed in play at 1-0 counts only later goals: %j is %s', (full, grade) => {
    const inPlay = bet({ line: -3, live: true, scoreAtBet: [1, 0] })
    expect(settleSelection(inPlay, finishedMatch(full))).toBe(grade)
  })

  test('a first-half handicap is settled by the half-time score, minus the score at the bet', () => {
    const firstHalf = bet({ period: 1, line: -2, live: true, scoreAtBet: [1, 1] })
    expect(settleSelection(firstHalf, finishedMatch([5, 1], [1, 1]))).toBe('lose')
    expect(settleSelection(firstHalf, finishedMatch([2, 5], [2, 1]))).toBe('win')
  })

  test('a quarter line is two halves of the stake on its neighbours', () => {
    const points: Record<string, number> = { win: 2, half_win: 1, draw: 0, half_lose: -1, lose: -2 }
    const quarterLines = fc.integer({ min: -8, max: 8 }).map((n) => 2 * n + 1)
    fc.assert(
      fc.property(quarterLines, scores, fc.constantFrom('home', 'away'), (line, score, selection) => {
        const pointsAt = (l: number) =>
          points[settleSelection(bet({ line: l, selection }), finishedMatch(score)) ?? ''] ?? Number.NaN
        expect(pointsAt(line) * 2).toBe(pointsAt(line - 1) + pointsAt(line + 1))
      }),
      runs(50_000),
    )
  })

  test('a bet placed in play without its score is a bug', () => {
    expect(() => settleSelection(bet({ live: true }), result())).toThrow(RangeError)
    expect(() => settleSelection(bet({ line: null }), result())).toThrow(RangeError)
  })
})

describe('over and under', () => {
  test.each<[line: number, selection: string, full: Score, grade: Grade]>([
    [10, 'over', [2, 1], 'win'],
    [10, 'under', [2, 0], 'win'],
    [9, 'over', [1, 1], 'half_lose'],
    [9, 'under', [1, 1], 'half_win'],
    [11, 'over', [2, 1], 'half_win'],
    [12, 'over', [2, 1], 'draw'],
    [12, 'under', [3, 1], 'lose'],
  ])('a line of %s quarters: %s at %j is %s', (line, selection, full, grade) => {
    expect(settleSelection(bet({ betType: 'ou', line, selection }), finishedMatch(full))).toBe(grade)
  })

  test('in play the whole final total counts, not the goals after the bet', () => {
    const inPlay = bet({ betType: 'ou', line: 10, selection: 'over', live: true, scoreAtBet: [2, 0] })
    expect(settleSelection(inPlay, finishedMatch([2, 1]))).toBe('win')
  })
})

describe('a tie that somebody must win', () => {
  test.each<[full: Score, goesOn: 'home' | 'away', betType: 'tw' | 'oxt' | 'ml', picked: string, Grade]>([
    [[1, 1], 'away', 'tw', 'away', 'win'],
    [[1, 1], 'away', 'tw', 'home', 'lose'],
    [[2, 1], 'home', 'tw', 'home', 'win'],
    [[1, 1], 'away', 'ml', 'away', 'draw'],
    [[1, 1], 'away', 'oxt', 'X', 'win'],
  ])('%j after ninety minutes, %s goes on: %s %s is %s', (full, goes_on, betType, selection, grade) => {
    const settled = { ...finishedMatch(full), goes_on }
    expect(settleSelection(bet({ betType, line: null, selection }), settled)).toBe(grade)
  })
})

describe('the other types', () => {
  test.each<[betType: Parameters<typeof bet>[0] & object, full: Score, grade: Grade]>([
    [{ betType: 'oe', selection: 'even' }, [0, 0], 'win'],
    [{ betType: 'oe', selection: 'odd' }, [0, 0], 'lose'],
    [{ betType: 'oe', selection: 'odd' }, [2, 1], 'win'],
    [{ betType: 'oxt', selection: '1' }, [2, 1], 'win'],
    [{ betType: 'oxt', selection: 'X' }, [1, 1], 'win'],
    [{ betType: 'oxt', selection: '2' }, [1, 1], 'lose'],
    [{ betType: 'ml', selection: 'home' }, [1, 1], 'draw'],
    [{ betType: 'ml', selection: 'away' }, [0, 1], 'win'],
    [{ betType: 'tw', selection: 'home' }, [0, 0], 'draw'],
    [{ betType: 'tw', selection: 'home' }, [0, 1], 'lose'],
    [{ betType: 'cs', selection: '2-1' }, [2, 1], 'win'],
    [{ betType: 'cs', selection: '2-1' }, [1, 2], 'lose'],
    [{ betType: 'cs', selection: 'AOS' }, [5, 0], 'win'],
    [{ betType: 'cs', selection: 'AOS' }, [0, 5], 'win'],
    [{ betType: 'cs', selection: 'AOS' }, [4, 4], 'lose'],
    [{ betType: 'dc', selection: '1X' }, [1, 1], 'win'],
    [{ betType: 'dc', selection: '12' }, [1, 1], 'lose'],
    [{ betType: 'dc', selection: 'X2' }, [0, 1], 'win'],
    [{ betType: 'tg', selection: '0-1' }, [1, 0], 'win'],
    [{ betType: 'tg', selection: '2-3' }, [1, 2], 'win'],
    [{ betType: 'tg', selection: '4-6' }, [3, 3], 'win'],
    [{ betType: 'tg', selection: '7+' }, [4, 3], 'win'],
    [{ betType: 'tg', selection: '4-6' }, [4, 3], 'lose'],
    [{ betType: 'tg', selection: '4+', period: 1 }, [4, 3], 'win'],
  ])('%j at %j is %s', (change, full, grade) => {
    expect(settleSelection(bet({ line: null, ...change }), finishedMatch(full))).toBe(grade)
  })

  test.each<[selection: string, half: Score, full: Score, grade: Grade]>([
    ['HH', [1, 0], [2, 1], 'win'],
    ['DH', [0, 0], [1, 0], 'win'],
    ['AD', [0, 1], [1, 1], 'win'],
    ['HA', [1, 0], [1, 0], 'lose'],
  ])('half/full %s with %j then %j is %s', (selection, half, full, grade) => {
    expect(settleSelection(bet({ betType: 'htft', line: null, selection }), finishedMatch(full, half))).toBe(
      grade,
    )
  })

  test.each<[selection: string, grade: Grade]>([
    ['HF', 'win'],
    ['AF', 'lose'],
    ['HL', 'lose'],
    ['AL', 'win'],
    ['NG', 'lose'],
  ])('with a home goal first and an away goal last, %s is %s', (selection, grade) => {
    const goals = result({ first_goal: 'home', last_goal: 'away' })
    expect(settleSelection(bet({ betType: 'fglg', line: null, selection }), goals)).toBe(grade)
  })

  test('without goals NG wins alone, and the first half has goals of its own', () => {
    const goals = finishedMatch([1, 0], [0, 0], 'home')
    const noGoal = bet({ betType: 'fglg', line: null, selection: 'NG' })
    expect(settleSelection({ ...noGoal, period: 1 }, goals)).toBe('win')
    expect(settleSelection(noGoal, goals)).toBe('lose')
  })

  test('while the scorer of a goal is unknown the bet waits', () => {
    const goals = result({ first_goal: null, last_goal: 'away' })
    expect(settleSelection(bet({ betType: 'fglg', line: null, selection: 'HF' }), goals)).toBeNull()
  })

  test('an outright is won by each winner of a dead heat', () => {
    const champion = bet({ betType: 'orz', line: null, selection: 'Ajax' })
    const shared = result({ winners: ['Ajax', 'PSV'] })
    expect(settleSelection(champion, shared)).toBe('win')
    expect(deadHeatOf(champion, shared)).toBe(2)
    expect(deadHeatOf(bet(), shared)).toBe(1)
    expect(settleSelection(champion, result({ winners: ['PSV'] }))).toBe('lose')
    expect(settleSelection(champion, result())).toBeNull()
    expect(settleSelection(champion, result({ status: 2 }))).toBe('void')
  })

  test('a selection that the type does not have is a bug', () => {
    expect(() => settleSelection(bet({ selection: 'over' }), result())).toThrow(RangeError)
    expect(() => settleSelection(bet({ betType: 'tg', selection: '4+' }), result())).toThrow(RangeError)
  })
})

describe('all types together', () => {
  test('a played match decides every bet', () => {
    fc.assert(
      fc.property(selections, finishedResults, (selection, finished) => {
        expect(settleSelection(selection, finished)).not.toBeNull()
        expect(settleSelection(selection, finished)).not.toBe('void')
      }),
      runs(100_000),
    )
  })
})
