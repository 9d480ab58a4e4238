import type { BetLeg } from '@touchline/contracts/calls'
import * as fc from 'fast-check'
import { settleParlay } from '../parlay/settle-parlay'
import { settleSystem } from '../parlay/settle-system'
import { systemSizes } from '../parlay/system-sizes'
import type { Score } from '../settlement/match-result'
import { finishedMatch } from '../settlement/sample-results'
import { settleSelection } from '../settlement/settle-selection'
import { selectionOf } from '../settlement/struck-leg'
import { decimalPrices } from '../testing/arbitraries'
import { runs } from '../testing/runs'
import { type BetToFollow, betProspect, winNow } from './bet-prospect'
import type { LegMatchState } from './leg-match-state'
import { nextGoal } from './next-goal'

let match = 0
const leg = (change: Partial<BetLeg> = {}): BetLeg => ({
  match_id: ++match,
  league_id: 1,
  sport: 1,
  league: 'Premier',
  home: 'Arsenal',
  away: 'Chelsea',
  kickoff: 0,
  market: 2,
  bet_type: 'ou',
  period: 0,
  line: 10,
  selection: 'under',
  odds: 200,
  odds_type: 4,
  line_id: 1,
  ball: 1,
  score_at_bet: null,
  score: null,
  half_score: null,
  period_now: 0,
  result: null,
  ...change,
})
const at = (home: number, away: number): LegMatchState => ({ score: [home, away], half: null, period: 1 })
const parlay = (...legs: BetLeg[]): BetToFollow => ({ kind: 'parlay', stake: 1_000, legs })
const under = (change: Partial<BetLeg> = {}) => leg(change)
const over = (change: Partial<BetLeg> = {}) => leg({ selection: 'over', ...change })
const burmese = (change: Partial<BetLeg> = {}) =>
  leg({
    bet_type: 'hdp',
    selection: 'home',
    line: 0,
    odds: 95,
    odds_type: 1,
    myanmar: { goals: 1, percent: 30, upper: 'home' },
    ...change,
  })

/** Milliseconds of the fastest of many runs: what else the machine does does not count. */
const shortestOf = (run: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 40 }, () => {
      const from = performance.now()
      run()
      return performance.now() - from
    }),
  )

describe('what an open bet can win', () => {
  const accepted = { risk: 1_000, to_win: 7_000 }
  const won = under({ result: 'win' })
  const gone = under({ result: 'void' })
  test.each<[title: string, bet: BetToFollow, win: number]>([
    ['as it was accepted, while no leg is void', parlay(won, under(), over()), 7_000],
    ['without the price of a void leg', parlay(gone, under(), over()), 3_000],
    ['whatever the others have come to meanwhile', parlay(gone, under({ score: [3, 0] }), over()), 3_000],
    ['with all of them void but one', parlay(gone, gone, over()), 1_000],
    ['no more than its limit', { ...parlay(gone, under(), over()), max_payout: 2_500 }, 1_500],
    ['of a single', { kind: 'single', stake: 1_000, legs: [gone] }, 7_000],
  ])('%s', (_title, bet, win) => {
    expect(winNow({ ...bet, ...accepted })).toBe(win)
  })

  test('of a system, over all its tickets', () => {
    const units = [{ size: 2, stake: 100, tickets: 3 }]
    const system: BetToFollow = { kind: 'system', stake: 300, units, legs: [gone, under(), over()] }
    // Two doubles with the void leg pay a single price each.
    expect(winNow({ ...system, risk: 300, to_win: 900 })).toBe(200 + 200 + 400 - 300)
  })

  test('of any system, to the minor unit what its settlement pays if all others win', () => {
    const systems = fc.record({
      legs: fc.array(fc.record({ price: decimalPrices, isGone: fc.boolean() }), {
        minLength: 3,
        maxLength: 8,
      }),
      stakes: fc.array(fc.option(fc.integer({ min: 1, max: 99_999 })), { minLength: 7, maxLength: 7 }),
      limit: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
    })
    fc.assert(
      fc.property(systems, ({ legs, stakes, limit }) => {
        fc.pre(legs.some(({ isGone }) => isGone))
        const units = systemSizes(legs.length).flatMap((size, i) => {
          const stake = stakes[i]
          return stake ? [{ size, stake, tickets: 0 }] : []
        })
        fc.pre(units.length > 0)
        const maxPayout = limit ?? Number.MAX_SAFE_INTEGER
        const ends = legs.map(({ price, isGone }) => ({ price, grade: isGone ? 'void' : 'win' }) as const)
        const paid = settleSystem({ legs: ends, units, maxPayout }).total?.returned ?? 0
        const system = {
          ...({ kind: 'system', stake: 0, risk: 0, to_win: 0, units, max_payout: limit } as const),
          legs: legs.map(({ price, isGone }) => under({ odds: price, result: isGone ? 'void' : null })),
        }
        expect(winNow(system)).toBe(paid)
      }),
      runs(2000, 200),
    )
  })

  test('of a system of 1,013 tickets in much less time than its settlement takes', () => {
    const units = systemSizes(10).map((size) => ({ size, stake: 100 + size, tickets: 0 }))
    const legs = [gone, ...Array.from({ length: 9 }, (_, i) => under({ odds: 165 + 7 * i }))]
    const system = { kind: 'system', stake: 0, risk: 0, to_win: 0, units, legs } as const
    const ends = legs.map(
      ({ odds, result }) => ({ price: odds, grade: result === 'void' ? 'void' : 'win' }) as const,
    )
    const reckoned = shortestOf(() => winNow(system))
    const settled = shortestOf(() => settleSystem({ legs: ends, units }))
    expect(reckoned).toBeLessThan(settled / 2)
  })
})

describe('what a bet may still return', () => {
  test.each<
    [title: string, bet: BetToFollow, states: (LegMatchState | null)[], returned: number, alive: number]
  >([
    ['all to come', parlay(under(), over()), [], 4_000, 1],
    ['one passed', parlay(under(), over()), [at(2, 1), null], 0, 0],
    ['one at half a loss', parlay(under({ line: 11 }), over()), [at(2, 1), null], 1_000, 1],
    ['a won leg', parlay(under({ result: 'win' }), over()), [at(5, 5), null], 4_000, 1],
    ['a void leg', parlay(under({ result: 'void' }), over()), [], 2_000, 1],
    ['a limit', { ...parlay(under(), over()), max_payout: 3_000 }, [], 3_000, 1],
    ['as the bet tells', parlay(under({ score: [3, 0], period_now: 3 }), over()), [], 0, 0],
    [
      'a single',
      { kind: 'single', stake: 1_000, legs: [under({ odds: -96, odds_type: 1 })] },
      [at(0, 0)],
      1_960,
      1,
    ],
    ['a body', { kind: 'mmo_single', stake: 1_000, legs: [burmese()] }, [at(0, 2)], 1_950, 1],
    [
      'a maung',
      { kind: 'mmo_parlay', stake: 1_000, deduction: 12.5, legs: [burmese(), burmese()] },
      [],
      3_500,
      1,
    ],
    [
      'a maung with a leg on the line',
      {
        kind: 'mmo_parlay',
        stake: 1_000,
        deduction: 15,
        legs: [burmese({ result: 'half_win', score: [1, 0] }), burmese()],
      },
      [],
      2_210,
      1,
    ],
  ])('%s', (_title, bet, states, returned, alive) => {
    expect(betProspect(bet, states)).toEqual({ returned, tickets: { alive, all: 1 } })
  })

  test('tickets of a system that have lost no leg are counted', () => {
    const units = systemSizes(4).map((size) => ({ size, stake: 100, tickets: 0 }))
    const system: BetToFollow = {
      kind: 'system',
      stake: 1_100,
      units,
      legs: [over(), over(), over(), under()],
    }
    expect(betProspect(system)).toEqual({
      returned: 6 * 400 + 4 * 800 + 1_600,
      tickets: { alive: 11, all: 11 },
    })
    const states = [null, null, null, at(2, 1)]
    expect(betProspect(system, states)).toEqual({
      returned: 3 * 400 + 800,
      tickets: { alive: 4, all: 11 },
    })
  })

  test('it is the most of all ends that its matches may have', () => {
    const picks = fc.record({
      selection: fc.constantFrom('over', 'under'),
      line: fc.integer({ min: 2, max: 14 }),
      odds: fc.integer({ min: 101, max: 400 }),
    })
    const scores = fc.tuple(fc.nat(2), fc.nat(2))
    const few = fc.array(fc.tuple(picks, scores), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(few, fc.boolean(), (struck, isSystem) => {
        const legs = struck.map(([pick]) => leg(pick))
        const states = struck.map(([, [home, away]]) => at(home, away))
        const units = systemSizes(3).map((size) => ({ size, stake: 700, tickets: 0 }))
        const bet: BetToFollow = isSystem ? { kind: 'system', stake: 0, units, legs } : parlay(...legs)
        let most = 0
        for (const ends of everyEnd(struck.map(([, score]) => score))) {
          const graded = legs.map((one, i) => {
            const grade = settleSelection(selectionOf(one), finishedMatch(ends[i] as Score))
            return { price: one.odds, grade }
          })
          const paid = isSystem
            ? settleSystem({ legs: graded, units }).total
            : settleParlay({ stake: 1_000, legs: graded })
          most = Math.max(most, paid?.returned ?? 0)
        }
        expect(betProspect(bet, states).returned).toBe(most)
      }),
      runs(300, 40),
    )
  })
})

/** Totals decide these bets, so up to five more goals by one side cover all ends. */
function* everyEnd(scores: readonly Score[]): Generator<Score[]> {
  const [first, ...rest] = scores
  if (!first) return yield []
  for (let more = 0; more <= 5; more++)
    for (const others of everyEnd(rest)) yield [[first[0] + more, first[1]], ...others]
}

describe('what the next goal does', () => {
  test('to an under that it would pass', () => {
    expect(nextGoal(parlay(under(), over()), [at(1, 1), null], 0)).toEqual([
      {
        by: 'none',
        score: [1, 1],
        leg: { grade: 'win', percent: null },
        returned: 4_000,
        tickets: { alive: 1, all: 1 },
      },
      {
        by: 'home',
        score: [2, 1],
        leg: { grade: 'lose', percent: null },
        returned: 0,
        tickets: { alive: 0, all: 1 },
      },
      {
        by: 'away',
        score: [1, 2],
        leg: { grade: 'lose', percent: null },
        returned: 0,
        tickets: { alive: 0, all: 1 },
      },
    ])
  })

  test('to a handicap that counts from the bet, and to a body', () => {
    const live = leg({ bet_type: 'hdp', selection: 'home', line: -2, market: 3, score_at_bet: [1, 0] })
    const grades = (bet: BetToFollow) => nextGoal(bet, [at(1, 0)], 0).map((row) => row.leg)
    expect(grades({ kind: 'single', stake: 100, legs: [live] }).map((one) => one?.grade)).toEqual([
      'lose',
      'win',
      'lose',
    ])
    expect(grades({ kind: 'mmo_single', stake: 100, legs: [burmese()] }).map((one) => one?.percent)).toEqual([
      30, 100, -100,
    ])
  })

  test.each([
    ['at half time of football', 1, 2],
    ['between thirds of hockey', 12, 32],
    ['while play is stopped', 1, 9],
  ])('is shown %s', (_title, sport, period) => {
    const state = { score: [1, 0], half: null, period } as const
    expect(nextGoal(parlay(under({ sport }), over()), [state, null], 0)).toHaveLength(3)
  })

  test('is not shown for a first half with a final score, at any later time', () => {
    const state = { score: [2, 1], half: [1, 0], period: 9 } as const
    expect(nextGoal(parlay(under({ period: 1 }), over()), [state, null], 0)).toEqual([])
  })

  test.each([
    ['before play', under(), { score: null, half: null, period: 0 }],
    ['after its part', under({ period: 1 }), { score: [1, 0], half: [1, 0], period: 3 }],
    ['once the match is over', under(), { score: [1, 0], half: [1, 0], period: 4 }],
    ['of a leg that is decided', under({ result: 'win' }), at(0, 0)],
    ['of points', under({ sport: 2 }), { score: [50, 40], half: null, period: 11 }],
    ['of an outright', leg({ bet_type: 'orz', selection: 'win' }), at(0, 0)],
    ['of a match that nobody tells', under(), null],
  ] as const)('is not shown %s', (_title, one, state) => {
    expect(nextGoal(parlay(one, over()), [state, null], 0)).toEqual([])
  })
})
