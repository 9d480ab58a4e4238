import { cardName } from '../../fairness/cards'
import { perfectPairCounts, pointOutcomes } from '../../testing/enumerate-baccarat'
import { type Fraction, hundredthsOf, percent4 } from '../../testing/exact'
import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { publishedReturn, settleBets, type TableGame } from '../table-game'
import { baccarat, baccaratNoCommission } from './baccarat'
import { type BaccaratResult, bankerDraws, dealBaccarat } from './deal'

test('the hand of nonce 8', () => {
  const { player, banker, ...result } = baccarat.draw(vectorDraws(8), [])
  expect(player.map(cardName)).toEqual(['5h', '7s', '2s'])
  expect(banker.map(cardName)).toEqual(['3d', '4d'])
  expect(result).toEqual({ playerTotal: 4, bankerTotal: 7, winner: 'banker' })
})

test.each([
  [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
  [4, [2, 3, 4, 5, 6, 7]],
  [5, [4, 5, 6, 7]],
  [6, [6, 7]],
  [7, []],
])('a banker of %i draws on the third cards %j', (banker, thirds) => {
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  expect(values.filter((value) => bankerDraws(banker, value))).toEqual(thirds)
})

test.each([
  ['a natural', [7, 0, 12, 9, 1, 1], 8, 1, 4],
  ['the player stands, the banker takes the fifth card', [5, 1, 12, 12, 3, 8], 6, 6, 5],
  ['both draw', [1, 1, 12, 12, 3, 8], 6, 1, 6],
])('%s', (_, cards, playerTotal, bankerTotal, count) => {
  const dealt = dealBaccarat(cards)
  expect(dealt).toMatchObject({ playerTotal, bankerTotal })
  expect(dealt.player.length + dealt.banker.length).toBe(count)
})

describe('exact returns over all six-card deals', () => {
  const points = pointOutcomes()
  const total = points.reduce((sum, { ways }) => sum + ways, 0n)
  const chance = (isCounted: (point: (typeof points)[number]) => boolean): Fraction => ({
    n: points.filter(isCounted).reduce((sum, { ways }) => sum + ways, 0n),
    d: total,
  })
  const returned = (game: TableGame<BaccaratResult>, bet: string): Fraction => {
    let n = 0n
    for (const point of points) {
      const [numerator, denominator] = game.times(bet, point.result, 0)
      n += (point.ways * BigInt(numerator) * 100n) / BigInt(denominator)
    }
    return { n, d: total * 100n }
  }

  test.each([
    ['player', '44.6247'],
    ['banker', '45.8597'],
    ['tie', '9.5156'],
  ])('%s wins %s %%', (winner, percent) => {
    expect(percent4(chance(({ result }) => result.winner === winner))).toBe(percent)
  })

  test.each([
    [baccarat, 'player', '98.7649'],
    [baccarat, 'banker', '98.9421'],
    [baccaratNoCommission, 'banker', '98.5419'],
    [baccarat, 'tie', '85.6404'],
    [baccaratNoCommission, 'tie', '95.1560'],
    [baccarat, 'small', '94.7171'],
    [baccarat, 'big', '95.6543'],
  ])('$code $1 returns %s', (game, bet, percent) => {
    const exact = returned(game, bet)
    expect([bet, percent4(exact)]).toEqual([bet, percent])
    expect(publishedReturn(game, bet)).toBe(hundredthsOf(exact))
  })

  test('a pair of a named side returns 89.6386', () => {
    const exact = { n: 12n * 31n, d: 415n }
    expect(percent4(exact)).toBe('89.6386')
    expect(publishedReturn(baccarat, 'player-pair')).toBe(hundredthsOf(exact))
    expect(publishedReturn(baccarat, 'banker-pair')).toBe(hundredthsOf(exact))
  })

  test('either pair returns 86.2901, a perfect pair 91.9530', () => {
    const { either, onePerfect, bothPerfect, all } = perfectPairCounts()
    const ofEither = { n: 6n * either, d: all }
    const ofPerfect = { n: 26n * onePerfect + 201n * bothPerfect, d: all }
    expect(percent4(ofEither)).toBe('86.2901')
    expect(percent4(ofPerfect)).toBe('91.9530')
    expect(publishedReturn(baccarat, 'either-pair')).toBe(hundredthsOf(ofEither))
    expect(publishedReturn(baccarat, 'perfect-pair')).toBe(hundredthsOf(ofPerfect))
  })
})

test.each([
  ['banker', 100, 195],
  ['banker', 1, 1],
  ['player', 100, 0],
  ['tie', 100, 0],
  ['small', 100, 0],
  ['big', 100, 154],
])('%s with a stake of %i returns %i when the banker wins with five cards', (bet, stake, win) => {
  const result = baccarat.draw(vectorDraws(8), [])
  expect(settleBets(baccarat, [{ bet, stake }], result).win).toBe(win)
})

test('a tie pushes both sides', () => {
  const tie = dealBaccarat([5, 5, 12, 12, 0, 0])
  for (const bet of ['player', 'banker']) {
    expect(settleBets(baccarat, [{ bet, stake: 7 }], tie).bets[0]).toMatchObject({ win: 7, outcome: 'push' })
  }
})

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, 'baccarat', (draws) => {
    const [numerator, denominator] = baccarat.times('banker', baccarat.draw(draws, []), 0)
    return numerator / denominator
  })
  expect(distance(simulated, 0.989421)).toBeLessThan(FARTHEST)
})
