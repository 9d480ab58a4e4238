import { bet, result } from '../testing/bets'
import type { Grade } from './grade'
import type { GoalOf, Score } from './match-result'
import { settleSelection } from './settle-selection'

const ALL = ['HF', 'HL', 'AF', 'AL', 'NG'] as const
const WORDS: Record<string, Grade | null> = { W: 'win', L: 'lose', '?': null, V: 'void' }

/** Grades of HF, HL, AF, AL, NG as letters: won, lost, ? for not decided. */
const grades = (letters: string) => [...letters].map((letter) => WORDS[letter])
const graded = (match: Parameters<typeof result>[0], period: 0 | 1 = 0) =>
  ALL.map((selection) =>
    settleSelection(bet({ betType: 'fglg', line: null, selection, period }), result(match)),
  )

describe('first and last goal', () => {
  test.each<[full: Score, first: GoalOf, last: GoalOf, letters: string]>([
    [[0, 0], 'none', 'none', 'LLLLW'],
    [[0, 0], null, null, 'LLLLW'],
    [[1, 0], 'home', 'home', 'WWLLL'],
    [[1, 0], null, null, 'WWLLL'],
    [[0, 2], null, null, 'LLWWL'],
    [[2, 1], 'home', 'away', 'WLLWL'],
    [[2, 1], 'home', null, 'W?L?L'],
    [[2, 1], null, 'away', '?L?WL'],
    [[2, 1], null, null, '????L'],
    [[1, 1], 'none', 'none', '????L'],
  ])('at %j, first by %s and last by %s: %s', (full_time, first_goal, last_goal, letters) => {
    expect(graded({ full_time, first_goal, last_goal })).toEqual(grades(letters))
  })

  test.each<[half: Score, first: GoalOf, letters: string]>([
    [[0, 0], null, 'LLLLW'],
    [[1, 0], null, 'WWLLL'],
    [[1, 1], 'away', 'L?W?L'],
    [[1, 1], null, '????L'],
  ])('of the first half at %j, the first by %s: %s', (half_time, first_half_first_goal, letters) => {
    const match = { half_time, first_half_first_goal, first_half_last_goal: null, status: 0 as const }
    expect(graded({ full_time: null, ...match }, 1)).toEqual(grades(letters))
  })

  test.each<[full: Score | null, first: GoalOf, letters: string]>([
    [[1, 0], 'home', 'WVLVV'],
    [[1, 0], null, 'WVLVV'],
    [[2, 1], null, 'VVVVV'],
    [[0, 0], 'none', 'VVVVV'],
    [null, 'away', 'LVWVV'],
  ])('of a match given up at %j, the first by %s: %s', (full_time, first_goal, letters) => {
    const given = { status: 2, abandoned_in: 'second_half' } as const
    expect(graded({ ...given, full_time, first_goal, last_goal: null })).toEqual(grades(letters))
  })
})

test.each([
  { status: 2, winners: ['Ajax'], ajax: 'void' },
  { status: 2, winners: ['PSV'], ajax: 'void' },
  { status: 2, winners: null, ajax: 'void' },
  { status: 1, winners: ['Ajax'], ajax: 'win' },
  { status: 0, winners: ['PSV'], ajax: 'lose' },
  { status: 1, winners: [], ajax: null },
] as const)('an outright of status $status won by $winners: Ajax is $ajax', ({ ajax, ...facts }) => {
  const champion = bet({ betType: 'orz', line: null, selection: 'Ajax' })
  expect(settleSelection(champion, result(facts))).toBe(ajax)
})
