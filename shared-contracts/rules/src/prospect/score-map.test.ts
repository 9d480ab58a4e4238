import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { selectionNames } from '@touchline/contracts/odds'
import * as fc from 'fast-check'
import type { Score } from '../settlement/match-result'
import { payBet } from '../settlement/pay-bet'
import { finishedMatch } from '../settlement/sample-results'
import { settleSelection } from '../settlement/settle-selection'
import { selectionOf } from '../settlement/struck-leg'
import { typedOdds } from '../testing/arbitraries'
import { legOf } from '../testing/legs'
import { runs } from '../testing/runs'
import type { LegMatchState } from './leg-match-state'
import { nextGoal } from './next-goal'
import { isOfScoreMap, scoreMap } from './score-map'

const at = (home: number, away: number): LegMatchState => ({ score: [home, away], half: null, period: 1 })
const single = (leg: Partial<BetLeg>, stake = 1000): Pick<Bet, 'kind' | 'status' | 'stake' | 'legs'> => ({
  ...({ kind: 'single', status: 'running' } as const),
  stake,
  legs: [legOf({ odds: 200, odds_type: 4, ...leg })],
})
const netOf = (map: ReturnType<typeof scoreMap>, score: Score) =>
  map.flat().find((cell) => cell.score.join() === score.join())?.net

const TYPES = ['hdp', 'ou', 'oxt', 'oe', 'cs', 'dc'] as const
const legs = fc
  .record({
    type: fc.constantFrom(...TYPES),
    line: fc.integer({ min: -10, max: 10 }),
    choice: fc.nat(30),
    live: fc.boolean(),
    from: fc.tuple(fc.nat(3), fc.nat(3)),
    price: typedOdds,
  })
  .map(({ type, line, choice, live, from, price }) => {
    const names = selectionNames(type, 0)
    return legOf({
      bet_type: type,
      line: type === 'ou' ? Math.abs(line) + 1 : line,
      selection: names[choice % names.length] as string,
      market: live ? 3 : 2,
      score_at_bet: live ? from : null,
      odds: price.odds,
      odds_type: price.oddsType,
    })
  })

test('each cell is what each of the bets comes to by itself, and empty where the match cannot end so', () => {
  const bets = fc.array(fc.record({ leg: legs, stake: fc.integer({ min: 1, max: 1_000_000 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(bets, fc.nat(7), fc.nat(7), (struck, home, away) => {
      const map = scoreMap(
        struck.map(({ leg, stake }) => ({ stake, legs: [leg] })),
        at(home, away),
      )
      expect(map.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6])
      for (const { score, net } of map.flat()) {
        const isPossible = score[0] >= home && score[1] >= away
        const sum = struck.reduce((all, { leg, stake }) => {
          const grade = settleSelection(selectionOf(leg), finishedMatch(score)) ?? 'void'
          return all + payBet({ grade, stake, odds: leg.odds, oddsType: leg.odds_type }).net
        }, 0)
        expect(net).toBe(isPossible ? sum : null)
      }
    }),
    runs(500, 60),
  )
})

test('it says what the ladder of the next goal says of the same scores', () => {
  const bet = single({ bet_type: 'hdp', line: -3, market: 3, score_at_bet: [1, 0] })
  const map = scoreMap([bet], at(1, 0))
  for (const { score, leg } of nextGoal(bet, [at(1, 0)], 0)) {
    const net = { win: 1000, half_win: 500, draw: 0, half_lose: -500, lose: -1000, void: 0 }
    expect(netOf(map, score)).toBe(net[leg?.grade ?? 'void'])
  }
})

test.each<[now: LegMatchState, homes: number[], aways: number[]]>([
  [{ score: null, half: null, period: 0 }, [0, 5], [0, 5]],
  [at(2, 1), [0, 5], [0, 5]],
  [at(6, 3), [4, 9], [1, 6]],
])('of %j it shows goals from and to', (now, homes, aways) => {
  const map = scoreMap([single({})], now)
  const [first, last] = [map[0]?.[0]?.score, map.at(-1)?.at(-1)?.score]
  expect([first, last]).toEqual([
    [homes[0], aways[0]],
    [homes[1], aways[1]],
  ])
})

test.each<[about: string, is: boolean, leg: Partial<BetLeg>, bet?: Partial<Bet>]>([
  ...TYPES.map((bet_type): [string, boolean, Partial<BetLeg>] => [bet_type, true, { bet_type }]),
  ['both halves', false, { bet_type: 'htft' }],
  ['the first goal', false, { bet_type: 'fglg' }],
  ['a first half', false, { period: 1 }],
  ['basketball', false, { sport: 2 }],
  ['a leg that is decided', false, { result: 'win' }],
  ['a bet that waits', false, {}, { status: 'waiting' }],
  ['a body', false, {}, { kind: 'mmo_single' }],
])('whether a map covers %s: %s', (_, is, leg, bet = {}) => {
  expect(isOfScoreMap({ ...single(leg), ...bet })).toBe(is)
})
