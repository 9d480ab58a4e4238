import * as fc from 'fast-check'
import { settleMyanmar } from '../myanmar/settle-myanmar'
import type { BetSelection } from '../settlement/bet-selection'
import type { Grade } from '../settlement/grade'
import type { GoalOf, MatchResult, Score } from '../settlement/match-result'
import { settleSelection } from '../settlement/settle-selection'
import { bet, selections } from '../testing/bets'
import { runs } from '../testing/runs'
import { bestGrade, bestPercent } from './best-outcome'
import type { LegMatchState } from './leg-match-state'

const at = (score: Score | null, period = 1, half: Score | null = null): LegMatchState => ({
  score,
  half,
  period,
})
const [FIRST, BREAK, SECOND, ENDED] = [1, 2, 3, 4]

test.each<[about: object, at: LegMatchState, grade: Grade]>([
  [{ betType: 'ou', line: 10, selection: 'under' }, at([1, 1]), 'win'],
  [{ betType: 'ou', line: 10, selection: 'under' }, at([2, 1]), 'lose'],
  [{ betType: 'ou', line: 11, selection: 'under' }, at([2, 1]), 'half_lose'],
  [{ betType: 'ou', line: 9, selection: 'under' }, at([1, 1]), 'half_win'],
  [{ betType: 'ou', line: 10, selection: 'over' }, at([0, 0]), 'win'],
  [{ betType: 'ou', line: 4, selection: 'under' }, at(null, 0), 'win'],
  [{ betType: 'cs', selection: '1-0', line: null }, at([1, 1]), 'lose'],
  [{ betType: 'cs', selection: '2-1', line: null }, at([1, 1]), 'win'],
  [{ betType: 'cs', selection: 'AOS', line: null }, at([0, 0]), 'win'],
  [{ betType: 'tg', selection: '2-3', line: null }, at([2, 2]), 'lose'],
  [{ betType: 'fglg', selection: 'NG', line: null }, at([0, 1]), 'lose'],
  [{ betType: 'fglg', selection: 'HF', line: null }, at([0, 1]), 'lose'],
  [{ betType: 'fglg', selection: 'HF', line: null }, at([1, 1]), 'win'],
  [{ betType: 'htft', selection: 'HD', line: null }, at([0, 1], SECOND, [0, 1]), 'lose'],
  [{ betType: 'htft', selection: 'HD', line: null }, at([0, 1], FIRST), 'win'],
  [{ line: -4, selection: 'home' }, at([0, 5], SECOND, [0, 3]), 'win'],
  [{ line: -4, selection: 'home' }, at([2, 1], ENDED, [0, 0]), 'draw'],
  [{ line: -4, selection: 'home', period: 1 }, at([2, 0], SECOND, [1, 0]), 'draw'],
  [{ line: -4, selection: 'home', period: 1 }, at([2, 0], BREAK, null), 'win'],
  [{ betType: 'orz', selection: 'win', line: null }, at(null, 0), 'win'],
  [{ betType: 'ou', line: 2, selection: 'under', period: 3 }, at([2, 1], SECOND, [2, 1]), 'win'],
  [{ betType: 'ou', line: 2, selection: 'under', period: 3 }, at([3, 1], SECOND, [2, 1]), 'lose'],
])('%j at %j can still come to %s', (about, state, grade) => {
  expect(bestGrade(bet(about), state)).toBe(grade)
})

const WORTH: readonly Grade[] = ['lose', 'half_lose', 'draw', 'half_win', 'win']

const GOALS = 8
/** Every way in which a match may end from here, as far as few goals go, with every order of its goals. */
function* endsFrom(
  { period, betType }: Pick<BetSelection, 'period' | 'betType'>,
  score: Score,
  half: Score | null,
): Generator<MatchResult> {
  const halves = half
    ? [half]
    : period === 1
      ? scoresFrom(score)
      : betType === 'htft'
        ? scoresFrom(score, 5)
        : [score]
  for (const half_time of halves)
    for (const full_time of period === 1 ? [half_time] : scoresFrom(half ? score : half_time))
      for (const first of teamsFirst(score, full_time))
        for (const last of ['home', 'away'] as const) {
          if (last === 'home' ? full_time[0] === 0 : full_time[1] === 0) continue
          yield played(half_time, full_time, first, last)
        }
}

function played(half_time: Score, full_time: Score, first: GoalOf, last: GoalOf): MatchResult {
  return {
    status: 1,
    half_time,
    full_time,
    first_goal: first,
    last_goal: last,
    first_half_first_goal: first,
    first_half_last_goal: last,
    abandoned_in: null,
  }
}

const scoresFrom = ([home, away]: Score, goals = GOALS): Score[] =>
  Array.from({ length: goals * goals }, (_, i): Score => [home + Math.floor(i / goals), away + (i % goals)])

/** Possible first scorers: decided by earlier goals if they show it, else every team that scored. */
function teamsFirst([home, away]: Score, full: Score): GoalOf[] {
  const able = (goals: Score): GoalOf[] => [
    ...(goals[0] > 0 ? ['home' as const] : []),
    ...(goals[1] > 0 ? ['away' as const] : []),
  ]
  return able(home + away > 0 ? [home, away] : full)
}

const small = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))

describe('possible grades, against every end of the match', () => {
  test('of any selection', () => {
    const inPlay = selections
      .filter(
        ({ betType, sport, line, live }) =>
          sport === 1 && !live && betType !== 'fglg' && Math.abs(line ?? 0) <= 12,
      )
      // A half has no half of its own.
      .map((one) => (one.betType === 'htft' ? { ...one, period: 0 } : one))
    fc.assert(
      fc.property(inPlay, small, fc.boolean(), (selection, score, isSecond) => {
        if (isSecond && selection.period === 1) return
        const half = isSecond ? ([Math.min(1, score[0]), 0] as const) : null
        const state = at(score, isSecond ? SECOND : FIRST, half)
        const grades = [
          ...endsFrom(selection, score, half),
          ...(score[0] + score[1] === 0 ? [played([0, 0], [0, 0], 'none', 'none')] : []),
        ]
          .map((result) => settleSelection(selection, result))
          .map((grade) => WORTH.indexOf(grade as Grade))
        expect(bestGrade(selection, state)).toBe(WORTH[Math.max(...grades)])
      }),
      runs(1_000, 150),
    )
  })

  test('of first and last goal', () => {
    fc.assert(
      fc.property(fc.constantFrom('HF', 'HL', 'AF', 'AL', 'NG'), small, (name, score) => {
        const selection = bet({ betType: 'fglg', selection: name, line: null })
        const none = score[0] + score[1] === 0 ? [played([0, 0], [0, 0], 'none', 'none')] : []
        const isPossible = [...endsFrom(selection, score, score), ...none].some(
          (result) => settleSelection(selection, result) === 'win',
        )
        expect(bestGrade(selection, at(score, SECOND, score)) === 'win').toBe(isPossible)
      }),
      runs(500, 100),
    )
  })

  test('of a Burmese selection', () => {
    const sides = fc.constantFrom('home' as const, 'away' as const, 'over' as const, 'under' as const)
    fc.assert(
      fc.property(
        sides,
        fc.nat(3),
        fc.integer({ min: -100, max: 100 }),
        small,
        (selection, goals, percent, score) => {
          const betType = selection === 'over' || selection === 'under' ? 'ou' : 'hdp'
          const body = {
            sport: 1,
            betType,
            period: 0,
            price: { goals, percent },
            giving: 'home',
            selection,
          } as const
          const mmo = { ...body, scoreAtBet: null, live: false }
          const ends = scoresFrom(score).map((full) =>
            Number(settleMyanmar(mmo, played(full, full, 'none', 'none'))),
          )
          expect(bestPercent(mmo, at(score))).toBe(Math.max(...ends))
        },
      ),
      runs(1_000, 200),
    )
  })
})
