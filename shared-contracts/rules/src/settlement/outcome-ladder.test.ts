import * as fc from 'fast-check'
import { canEndLevel } from '../sports/sport-rules'
import { finishedResults, stakes, typedOdds } from '../testing/arbitraries'
import { bet, selections } from '../testing/bets'
import { meets } from '../testing/meets'
import { runs } from '../testing/runs'
import type { BetSelection } from './bet-selection'
import type { MatchResult } from './match-result'
import { outcomeLadder } from './outcome-ladder'
import { payBet } from './pay-bet'
import { settleSelection } from './settle-selection'

const malay = { stake: 10_000, odds: -96, oddsType: 1 } as const

describe('what happens if', () => {
  test('home -0.75 before the match: win by two, half win by one, else lose', () => {
    const afterBet = false
    expect(outcomeLadder({ ...bet({ line: -3 }), ...malay })).toEqual([
      {
        grade: 'win',
        net: 10_000,
        returned: 19_600,
        condition: { kind: 'margin_at_least', goals: 2, afterBet },
      },
      {
        grade: 'half_win',
        net: 5_000,
        returned: 14_600,
        condition: { kind: 'margin_exactly', goals: 1, afterBet },
      },
      { grade: 'lose', net: -9_600, returned: 0, condition: { kind: 'margin_at_most', goals: 0, afterBet } },
    ])
  })

  test('away +1 in play speaks of the away side, and of goals after the bet', () => {
    const inPlay = bet({ line: -4, selection: 'away', live: true, scoreAtBet: [2, 0] })
    expect(outcomeLadder({ ...inPlay, ...malay }).map(({ grade, condition }) => [grade, condition])).toEqual([
      ['win', { kind: 'margin_at_least', goals: 0, afterBet: true }],
      ['draw', { kind: 'margin_exactly', goals: -1, afterBet: true }],
      ['lose', { kind: 'margin_at_most', goals: -2, afterBet: true }],
    ])
  })

  test('in basketball the same speaks of the final margin', () => {
    const inPlay = bet({ sport: 2, line: -4, selection: 'away', live: true, scoreAtBet: [2, 0] })
    expect(outcomeLadder({ ...inPlay, ...malay }).map(({ grade, condition }) => [grade, condition])).toEqual([
      ['win', { kind: 'margin_at_least', goals: 0, afterBet: false }],
      ['draw', { kind: 'margin_exactly', goals: -1, afterBet: false }],
      ['lose', { kind: 'margin_at_most', goals: -2, afterBet: false }],
    ])
  })

  test('of a quarter is about that quarter alone, at any score of the match', () => {
    const inPlay = { sport: 2, period: 13, live: true, scoreAtBet: [60, 58] } as const
    const rows = (change: Parameters<typeof bet>[0]) =>
      outcomeLadder({ ...bet({ ...inPlay, ...change }), ...malay }).map(({ grade, condition }) => [
        grade,
        condition,
      ])
    expect(rows({ betType: 'ou', line: 186, selection: 'over' })).toEqual([
      ['win', { kind: 'total_at_least', goals: 47 }],
      ['lose', { kind: 'total_at_most', goals: 46 }],
    ])
    expect(rows({ line: -10 })).toEqual([
      ['win', { kind: 'margin_at_least', goals: 3, afterBet: false }],
      ['lose', { kind: 'margin_at_most', goals: 2, afterBet: false }],
    ])
    expect(rows({ betType: 'ml', line: null }).map(([grade]) => grade)).toEqual(['win', 'draw', 'lose'])
  })

  test('over 2.25 and under 2.25 meet at two goals', () => {
    const rows = (selection: string) =>
      outcomeLadder({ ...bet({ betType: 'ou', line: 9, selection }), ...malay }).map((row) => [
        row.grade,
        row.condition,
      ])
    expect(rows('over')).toEqual([
      ['win', { kind: 'total_at_least', goals: 3 }],
      ['half_lose', { kind: 'total_exactly', goals: 2 }],
      ['lose', { kind: 'total_at_most', goals: 1 }],
    ])
    expect(rows('under')).toEqual([
      ['win', { kind: 'total_at_most', goals: 1 }],
      ['half_win', { kind: 'total_exactly', goals: 2 }],
      ['lose', { kind: 'total_at_least', goals: 3 }],
    ])
  })

  test('totals exceeded in play are omitted', () => {
    const passed = bet({ betType: 'ou', line: 10, selection: 'over', live: true, scoreAtBet: [2, 1] })
    expect(outcomeLadder({ ...passed, ...malay }).map((row) => row.condition)).toEqual([
      { kind: 'total_at_least', goals: 3 },
    ])
  })

  test.each([
    ['oxt', 'X', ['win', 'lose']],
    ['ml', 'home', ['win', 'draw', 'lose']],
    ['tw', 'home', ['win', 'lose']],
    ['cs', 'AOS', ['win', 'lose']],
    ['htft', 'AH', ['win', 'lose']],
    ['fglg', 'AL', ['win', 'lose']],
    ['tg', '7+', ['win', 'lose']],
    ['orz', 'Ajax', ['win', 'lose']],
  ] as const)('%s %s has the rows %j', (betType, selection, expected) => {
    const rows = outcomeLadder({
      ...bet({ betType, selection, line: null }),
      stake: 100,
      odds: 363,
      oddsType: 4,
    })
    expect(rows.map((row) => row.grade)).toEqual(expected)
  })

  test.each([
    ['tennis', 3, 'a match', 0, ['win', 'lose']],
    ['tennis', 3, 'a set', 12, ['win', 'lose']],
    ['basketball', 2, 'a match, with its overtime', 0, ['win', 'lose']],
    ['basketball', 2, 'a quarter', 11, ['win', 'draw', 'lose']],
    ['American football', 11, 'a match', 0, ['win', 'draw', 'lose']],
  ] as const)('%s (%d), to win %s (%d), has the rows %j', (_sport, sport, _part, period, expected) => {
    const winner = bet({ sport, betType: 'ml', selection: 'home', line: null, period })
    expect(outcomeLadder({ ...winner, ...malay }).map((row) => row.grade)).toEqual(expected)
  })

  test('every result falls into exactly one row, with its grade and its money', () => {
    fc.assert(
      fc.property(selections, stakes, typedOdds, finishedResults, (selection, stake, price, result) => {
        fc.pre(reachable(selection, result))
        const grade = settleSelection(selection, result)
        const rows = outcomeLadder({ ...selection, stake, ...price })
        const met = rows.filter((row) =>
          meets(row.condition, selection.selection, scored(selection, result), grade),
        )
        expect(met.map((row) => row.grade)).toEqual([grade])
        expect(met[0]).toMatchObject({ net: payBet({ stake, ...price, grade: met[0]?.grade ?? 'void' }).net })
      }),
      runs(50_000),
    )
  })
})

const scoreOf = ({ period }: BetSelection, { half_time, full_time }: MatchResult) =>
  (period === 1 ? half_time : full_time) ?? ([0, 0] as const)

/** Goals are not taken back in these results, so an in-play bet's score cannot exceed the final one. */
function reachable(selection: BetSelection, result: MatchResult): boolean {
  const [home, away] = scoreOf(selection, result)
  const [homeBefore, awayBefore] = selection.scoreAtBet ?? [0, 0]
  // A tie of a cup has a winner even at a level score.
  if (selection.betType === 'tw' && selection.sport === 1 && home === away) return false
  const isWinner = selection.betType === 'ml' || selection.betType === 'tw'
  if (isWinner && home === away && !canEndLevel(selection.sport, selection.period)) return false
  return home >= homeBefore && away >= awayBefore
}

/** Goals of the part that was bet on, and those of them after the bet. */
function scored(bet: BetSelection, result: MatchResult) {
  const whole = scoreOf(bet, result)
  const [homeBefore, awayBefore] = bet.scoreAtBet ?? [0, 0]
  return { whole, after: [whole[0] - homeBefore, whole[1] - awayBefore] } as const
}
