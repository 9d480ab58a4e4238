import { expectation, hundredthsOf, percent4 } from '../../testing/exact'
import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { publishedReturn, settleBets, type TableGame } from '../table-game'
import { coin } from './coin'
import { dice } from './dice'
import { PLINKO_TENTHS, plinko } from './plinko'

const rolls = Array.from({ length: 100 }, (_, roll) => ({ roll }))
const diceReturn = (bet: string) =>
  expectation(rolls.map((result) => [1, dice.times(bet, result, 0)] as const))

test.each([
  ['under:1', '98.0000'],
  ['under:5', '98.0000'],
  ['under:10', '98.0000'],
  ['under:25', '98.0000'],
  ['under:49', '98.0000'],
  ['under:50', '98.0000'],
  ['under:75', '97.9950'],
  ['over:24', '97.9950'],
])('dice %s returns %s', (bet, percent) => {
  expect(percent4(diceReturn(bet))).toBe(percent)
})

test('every chance of the dice publishes its return', () => {
  for (let chance = 1; chance <= 95; chance++) {
    for (const bet of [`under:${chance}`, `over:${99 - chance}`]) {
      expect([bet, publishedReturn(dice, bet)]).toEqual([bet, hundredthsOf(diceReturn(bet))])
    }
  }
})

test.each(['under:0', 'under:96', 'under:01', 'over:3', 'over:99', 'under:', 'under:5.5', 'at:5'])(
  'there is no bet %j',
  (bet) => {
    expect(dice.has(bet)).toBe(false)
  },
)

test.each([
  ['under:50', 49, 196],
  ['under:50', 50, 0],
  ['over:49', 50, 196],
  ['over:49', 49, 0],
  ['under:75', 10, 130],
])('100 on %s with %i returns %i', (bet, roll, win) => {
  expect(settleBets(dice, [{ bet, stake: 100 }], { roll }).win).toBe(win)
})

test('plinko returns 98.9844', () => {
  const chances = [1, 8, 28, 56, 70, 56, 28, 8, 1]
  const exact = expectation(chances.map((ways, slot) => [ways, [PLINKO_TENTHS[slot] as number, 10]] as const))
  expect(percent4(exact)).toBe('98.9844')
  expect(publishedReturn(plinko, 'drop')).toBe(hundredthsOf(exact))
})

test('a coin pays 1.96', () => {
  expect(settleBets(coin, [{ bet: 'heads', stake: 50 }], { side: 'heads' }).win).toBe(98)
  expect(settleBets(coin, [{ bet: 'tails', stake: 50 }], { side: 'heads' }).win).toBe(0)
})

test.each([
  [coin, 'heads', 0.98],
  [dice, 'under:49', 0.98],
  [plinko, 'drop', 0.98984375],
] as [TableGame, string, number][])(
  'simulated rounds of $code meet the computed return',
  (game, bet, computed) => {
    const simulated = simulate(ROUNDS, game.code, (draws) => {
      const [numerator, denominator] = game.times(bet, game.draw(draws, []), 0)
      return numerator / denominator
    })
    expect(distance(simulated, computed)).toBeLessThan(FARTHEST)
  },
)
