import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { burmeseEnd, burmeseSum } from './burmese-end'
import { legProgress } from './leg-progress'

const MINUS = '\u2212'

/** Arsenal 1−50 against Chelsea, ended 2-1. */
const leg = (change: Partial<BetLeg> = {}): BetLeg => ({
  match_id: 1,
  league_id: 1,
  sport: 1,
  league: 'Premier',
  home: 'Arsenal',
  away: 'Chelsea',
  kickoff: 0,
  market: 2,
  bet_type: 'hdp',
  period: 0,
  line: 0,
  selection: 'home',
  odds: 95,
  odds_type: 1,
  line_id: 1,
  ball: 1,
  score_at_bet: null,
  score: [2, 1],
  half_score: [0, 1],
  period_now: 4,
  result: 'half_lose',
  myanmar: { goals: 1, percent: -50, upper: 'home' },
  ...change,
})
/** Bet on at 1-0, so that 2-1 counts. */
const inPlay = () => leg({ market: 3, score: [3, 1], score_at_bet: [1, 0] })
const over = (change: Partial<BetLeg> = {}) =>
  leg({ bet_type: 'ou', selection: 'over', myanmar: { goals: 3, percent: 20, upper: 'home' }, ...change })

describe('how the end of a Burmese leg came about', () => {
  test.each<[string, BetLeg, string | null, number | undefined, string | undefined]>([
    ['the side that gives, by one', leg(), 'won', 1, `${MINUS}50%`],
    ['the side that receives, by one', leg({ selection: 'away', result: 'half_win' }), 'lost', 1, '+50%'],
    ['by three', leg({ score: [3, 0], result: 'win' }), 'won', 3, '+100%'],
    ['drawn', leg({ score: [1, 1], result: 'lose' }), 'drawn', undefined, `${MINUS}100%`],
    ['of the first half', leg({ period: 1, result: 'lose' }), 'lostHalf', 1, `${MINUS}100%`],
    ['a total on the line', over({ result: 'half_win' }), 'total', 3, '+20%'],
    ['a total of the half', over({ period: 1, result: 'lose' }), 'totalHalf', 1, `${MINUS}100%`],
    ['bet in play at 1-0', inPlay(), 'since', undefined, `${MINUS}50%`],
    ['void', leg({ result: 'void' }), null, undefined, undefined],
    ['open', leg({ result: null }), null, undefined, undefined],
    ['not Burmese', leg({ myanmar: null }), null, undefined, undefined],
  ])('%s', (_what, of, word, goals, percent) => {
    const end = burmeseEnd(of)
    expect(end?.key ?? null).toBe(word && `burmese.end.${word}`)
    expect(end?.values.goals).toBe(goals)
    expect(end?.values.percent).toBe(percent)
  })

  test('goals after a bet in play are separate from the score', () => {
    expect(burmeseEnd(inPlay())?.values.score).toBe('2-1')
  })

  const win = leg({ score: [3, 0], result: 'win' })
  const bet = (kind: Bet['kind'], deduction: number | null, ...legs: BetLeg[]) =>
    ({ kind, deduction, legs, status: 'settled', stake: 100_000, currency: 'MMK' }) as const

  test.each([
    ['a body lost in part', bet('mmo_single', null, leg()), `1,000 × ${MINUS}50%`, 0],
    [
      'a body lost at a negative price',
      bet('mmo_single', null, leg({ odds: -93 })),
      `1,000 × ${MINUS}50% × 0.93`,
      0,
    ],
    ['a body won', bet('mmo_single', null, win), '1,000 × +100%', 5],
    ['a maung', bet('mmo_parlay', 15, win, leg()), '1,000 × 2 × 0.5', 15],
    ['a maung with a void leg', bet('mmo_parlay', 15, win, leg({ result: 'void' })), '1,000 × 2 × 1', 15],
    ['a maung without deduction', bet('mmo_parlay', 0, win, win), '1,000 × 2 × 2', 0],
    [
      'a lost maung',
      bet('mmo_parlay', 15, win, leg({ score: [1, 1], result: 'lose' })),
      undefined,
      undefined,
    ],
    ['a void body', bet('mmo_single', null, leg({ result: 'void' })), undefined, undefined],
    ['a maung that runs', { ...bet('mmo_parlay', 15, win, win), status: 'running' }, undefined, undefined],
  ] as const)('%s is %s', (_what, of, sum, percent) => {
    const words = burmeseSum({ ...of, legs: [...of.legs] })
    expect(words?.values.sum).toBe(sum)
    expect(words?.values.percent).toBe(percent)
  })
})

test('a Burmese leg in play shows its current percent', () => {
  const playing = leg({ result: null, period_now: 3 })
  const at = { score: [2, 1], half: [0, 1], period: 3 } as const
  const bet = { status: 'running', rejected_leg: null, legs: [playing] } as const
  expect(legProgress({ ...bet, legs: [playing] }, 0, at)).toEqual({
    stage: 'playing',
    result: 'half_lose',
    percent: -50,
  })
})
