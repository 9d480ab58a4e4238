import * as fc from 'fast-check'
import { runs } from '../testing/runs'
import type { BetSelection } from './bet-selection'
import { explainMyanmar, explainSelection, type LinePart } from './explain-selection'
import type { Grade } from './grade'
import { type MatchResult, NO_RESULT_YET, NOT_PLAYED, type Score } from './match-result'
import { settleSelection } from './settle-selection'

const ended = (full: Score, half: Score = [0, 0]): MatchResult => ({
  ...NO_RESULT_YET,
  status: 1,
  half_time: half,
  full_time: full,
})
const handicap = (line: number, rest: Partial<BetSelection> = {}): BetSelection => ({
  sport: 1,
  betType: 'hdp',
  period: 0,
  line,
  selection: 'home',
  scoreAtBet: null,
  live: false,
  ...rest,
})
const total = (line: number, selection: 'over' | 'under'): BetSelection =>
  handicap(line, { betType: 'ou', selection })

/** The combined grade of the halves of a stake. */
function gradeOf(parts: readonly LinePart[]): Grade {
  const points = parts.map(({ grade }) => ({ win: 1, draw: 0, lose: -1 })[grade])
  const mean = points.reduce((sum, one) => sum + one, 0) / parts.length
  if (Math.abs(mean) === 0.5) return mean > 0 ? 'half_win' : 'half_lose'
  return mean > 0 ? 'win' : mean < 0 ? 'lose' : 'draw'
}

const LIVE = { live: true, scoreAtBet: [1, 0] } as const

test.each<
  [name: string, bet: BetSelection, full: Score, from: Score | null, parts: [number, number, string][]]
>([
  [
    'a quarter line, half won',
    handicap(-3),
    [2, 1],
    null,
    [
      [-2, 2, 'win'],
      [-4, 0, 'draw'],
    ],
  ],
  [
    'a quarter line, half lost',
    handicap(-1),
    [1, 1],
    null,
    [
      [0, 0, 'draw'],
      [-2, -2, 'lose'],
    ],
  ],
  ['a half line', handicap(-2), [1, 0], null, [[-2, 2, 'win']]],
  [
    'the side that is given goals',
    handicap(-3, { selection: 'away' }),
    [2, 1],
    null,
    [
      [2, -2, 'lose'],
      [4, 0, 'draw'],
    ],
  ],
  [
    'an in-play handicap, from the bet',
    handicap(-3, LIVE),
    [2, 0],
    [1, 0],
    [
      [-2, 2, 'win'],
      [-4, 0, 'draw'],
    ],
  ],
  [
    'in basketball the whole score',
    handicap(-14, { ...LIVE, sport: 2 }),
    [90, 87],
    null,
    [[-14, -2, 'lose']],
  ],
  [
    'over a quarter line',
    total(9, 'over'),
    [1, 1],
    null,
    [
      [8, 0, 'draw'],
      [10, -2, 'lose'],
    ],
  ],
  [
    'under a quarter line',
    total(9, 'under'),
    [1, 1],
    null,
    [
      [8, 0, 'draw'],
      [10, 2, 'win'],
    ],
  ],
])('%s', (_, bet, full, from, parts) => {
  expect(explainSelection(bet, ended(full))).toEqual({
    score: full,
    from,
    parts: parts.map(([line, margin, grade]) => ({ line, margin, grade })),
  })
})

test('a bet without a line is explained by its score alone; void and open bets have no explanation', () => {
  const winner: BetSelection = handicap(0, { betType: 'oxt', line: null, selection: '1' })
  expect(explainSelection(winner, ended([2, 1]))).toEqual({ score: [2, 1], from: null, parts: [] })
  expect(explainSelection(handicap(-2), NOT_PLAYED)).toBeNull()
  expect(explainSelection(handicap(-2), NO_RESULT_YET)).toBeNull()
})

const goals = fc.integer({ min: 0, max: 6 })
const score = fc.tuple(goals, goals)

test('the parts of a line come to the grade by which the bet is paid', () => {
  const cases = fc.record({
    line: fc.integer({ min: -20, max: 20 }),
    isTotal: fc.boolean(),
    isFirst: fc.boolean(),
    period: fc.constantFrom(0, 1, 3),
    sport: fc.constantFrom(1, 2, 9, 21),
    before: fc.option(score),
    half: score,
    second: score,
  })
  fc.assert(
    fc.property(cases, ({ line, isTotal, isFirst, before, half, second, ...rest }) => {
      const bet: BetSelection = {
        ...rest,
        betType: isTotal ? 'ou' : 'hdp',
        line: isTotal ? Math.abs(line) : line,
        selection: isTotal ? (isFirst ? 'over' : 'under') : isFirst ? 'home' : 'away',
        live: before !== null,
        scoreAtBet: before,
      }
      const result = ended([half[0] + second[0], half[1] + second[1]], half)
      const explained = explainSelection(bet, result)
      expect(explained && gradeOf(explained.parts)).toBe(settleSelection(bet, result))
    }),
    runs(20_000),
  )
})

test.each([
  [{ goals: 1, percent: -50 }, 'home', [2, 1], 1, -50],
  [{ goals: 1, percent: -50 }, 'away', [2, 1], 1, 50],
  [{ goals: 1, percent: 30 }, 'home', [1, 1], 0, -100],
] as const)(
  'a Burmese price %j, %s, at %j: margin %i, %i percent',
  (price, selection, full, margin, percent) => {
    const bet = {
      ...({ sport: 1, betType: 'hdp', period: 0, price, giving: 'home', selection } as const),
      scoreAtBet: null,
      live: false,
    }
    expect(explainMyanmar(bet, ended([...full]))).toEqual({ score: full, from: null, margin, percent })
    expect(explainMyanmar(bet, NOT_PLAYED)).toBeNull()
  },
)
