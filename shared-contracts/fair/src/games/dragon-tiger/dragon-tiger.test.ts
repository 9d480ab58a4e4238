import { expectation, hundredthsOf, percent4 } from '../../testing/exact'
import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { publishedReturn, settleBets } from '../table-game'
import { DRAGON_TIGER_BETS, dragonTiger, resultOf } from './dragon-tiger'

const KINDS = Array.from({ length: 52 }, (_, kind) => kind)
const returnOf = (bet: string) =>
  expectation(
    KINDS.flatMap((dragon) =>
      KINDS.map((tiger) => {
        const ways = 8 * (dragon === tiger ? 7 : 8)
        return [ways, dragonTiger.times(bet, resultOf(dragon, tiger), 0)] as const
      }),
    ),
  )

test('the cards of nonce 12', () => {
  expect(dragonTiger.draw(vectorDraws(12), [])).toEqual({ dragon: 238, tiger: 279, winner: 'tiger' })
})

test.each([
  ['dragon', '96.2651'],
  ['tiger', '96.2651'],
  ['tie', '89.6386'],
  ['suited-tie', '86.0241'],
  ['dragon-odd', '92.3077'],
  ['tiger-small', '92.3077'],
])('%s returns %s', (bet, percent) => {
  expect(percent4(returnOf(bet))).toBe(percent)
})

test('every bet publishes its return', () => {
  for (const bet of DRAGON_TIGER_BETS) {
    expect([bet, publishedReturn(dragonTiger, bet)]).toEqual([bet, hundredthsOf(returnOf(bet))])
  }
})

test.each([
  ['dragon', 3, 3 + 13, { win: 50, outcome: 'partly' }],
  ['tie', 3, 3 + 13, { win: 1200, outcome: 'won' }],
  ['suited-tie', 3, 3 + 13, { win: 0, outcome: 'lost' }],
  ['suited-tie', 3, 3 + 52, { win: 5100, outcome: 'won' }],
  ['dragon', 0, 12, { win: 0, outcome: 'lost' }],
  ['dragon-odd', 6, 0, { win: 0, outcome: 'lost' }],
  ['dragon-big', 6, 0, { win: 0, outcome: 'lost' }],
  ['tiger-small', 6, 0, { win: 200, outcome: 'won' }],
])('100 on %s with cards %i and %i: %j', (bet, dragon, tiger, settled) => {
  expect(settleBets(dragonTiger, [{ bet, stake: 100 }], resultOf(dragon, tiger)).bets[0]).toMatchObject(
    settled,
  )
})

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, 'dragon-tiger', (draws) => {
    const [numerator, denominator] = dragonTiger.times('dragon', dragonTiger.draw(draws, []), 0)
    return numerator / denominator
  })
  expect(distance(simulated, 0.962651)).toBeLessThan(FARTHEST)
})
