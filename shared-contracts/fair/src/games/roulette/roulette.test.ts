import { expectation, hundredthsOf, percent4 } from '../../testing/exact'
import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { checkBets, playTable, publishedReturn, settleBets, type TableGame } from '../table-game'
import { PLACES } from './places'
import { type RouletteResult, roulette, roulettePartage } from './roulette'

const returnOf = (game: TableGame<RouletteResult>, bet: string) =>
  expectation(Array.from({ length: 37 }, (_, number) => [1, game.times(bet, { number }, 0)] as const))

test('the numbers of nonces 0–9', () => {
  const numbers = Array.from({ length: 10 }, (_, nonce) => roulette.draw(vectorDraws(nonce), []).number)
  expect(numbers).toEqual([16, 17, 18, 31, 34, 28, 15, 10, 19, 20])
})

test.each([
  ['straight', 37],
  ['split', 60],
  ['street', 12],
  ['trio', 2],
  ['corner', 22],
  ['first-four', 1],
  ['six-line', 11],
  ['column', 3],
  ['dozen', 3],
])('%s: %i places', (kind, count) => {
  expect([...PLACES.keys()].filter((bet) => bet.split(':')[0] === kind)).toHaveLength(count)
})

test('every bet returns 36/37', () => {
  for (const bet of PLACES.keys()) {
    expect([bet, percent4(returnOf(roulette, bet))]).toEqual([bet, '97.2973'])
    expect(publishedReturn(roulette, bet)).toBe(hundredthsOf(returnOf(roulette, bet)))
  }
})

test('la partage raises the even chances alone', () => {
  for (const bet of PLACES.keys()) {
    const isEvenChance = ['red', 'black', 'odd', 'even', 'low', 'high'].includes(bet)
    expect([bet, percent4(returnOf(roulettePartage, bet))]).toEqual([
      bet,
      isEvenChance ? '98.6486' : '97.2973',
    ])
    expect(publishedReturn(roulettePartage, bet)).toBe(hundredthsOf(returnOf(roulettePartage, bet)))
  }
})

test.each([
  ['straight:17', 17, 3600],
  ['straight:0', 0, 3600],
  ['split:0-2', 2, 1800],
  ['split:17-20', 20, 1800],
  ['trio:0-2-3', 3, 1200],
  ['street:16-17-18', 17, 1200],
  ['first-four', 0, 900],
  ['corner:1-2-4-5', 5, 900],
  ['six-line:31-32-33-34-35-36', 36, 600],
  ['column:3', 36, 300],
  ['dozen:2', 13, 300],
  ['red', 36, 200],
  ['black', 36, 0],
  ['even', 0, 0],
  ['high', 19, 200],
])('100 on %s with %i returns %i', (bet, number, win) => {
  expect(settleBets(roulette, [{ bet, stake: 100 }], { number }).win).toBe(win)
})

test('half of an odd stake is rounded down', () => {
  const settled = settleBets(roulettePartage, [{ bet: 'red', stake: 25 }], { number: 0 })
  expect(settled.bets).toEqual([{ bet: 'red', stake: 25, win: 12, outcome: 'partly' }])
})

test.each([
  [[], 'noBet'],
  [[{ bet: 'split:1-3', stake: 1 }], 'unknownBet'],
  [[{ bet: 'straight:37', stake: 1 }], 'unknownBet'],
  [[{ bet: 'constructor', stake: 1 }], 'unknownBet'],
  [[{ bet: 'red', stake: 0 }], 'invalidStake'],
  [[{ bet: 'red', stake: 1.5 }], 'invalidStake'],
  [[{ bet: 'red', stake: 2 ** 53 }], 'invalidStake'],
  [Array(400).fill({ bet: 'red', stake: 1 }), 'tooManyBets'],
])('bets %#: %s', (bets, problem) => {
  expect(checkBets(roulette, bets)).toEqual({ ok: false, problem })
})

test('several bets of a round are settled by one number', () => {
  const bets = [
    { bet: 'straight:16', stake: 10 },
    { bet: 'red', stake: 20 },
    { bet: 'odd', stake: 30 },
  ]
  expect(playTable(roulette, bets, vectorDraws(0))).toMatchObject({
    ok: true,
    value: { result: { number: 16 }, stake: 60, win: 400 },
  })
})

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, 'roulette', (draws) => {
    const [numerator, denominator] = roulette.times('corner:1-2-4-5', roulette.draw(draws, []), 0)
    return numerator / denominator
  })
  expect(distance(simulated, 36 / 37)).toBeLessThan(FARTHEST)
})
