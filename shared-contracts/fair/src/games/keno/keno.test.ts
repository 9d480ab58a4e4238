import { choose, drawsBySum } from '../../testing/enumerate-keno'
import { type Fraction, hundredthsOf, percent4 } from '../../testing/exact'
import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { publishedReturn, settleBets } from '../table-game'
import { ASIAN_BETS } from './asian-bets'
import { keno, kenoResult, PICK_RETURNS } from './keno'
import { PICK_PAYS } from './pick-pays'

const BY_SUM = drawsBySum()
const ALL = choose(80, 20)

/** Bets on halves depend on one count alone, all others on the sum alone. */
function asianReturn(bet: string): Fraction {
  const rule = ASIAN_BETS.get(bet) as NonNullable<ReturnType<typeof ASIAN_BETS.get>>
  const isOfHalves = /^(up|down|odds|evens)/.test(bet)
  const cases = isOfHalves
    ? Array.from(
        { length: 21 },
        (_, half) => [{ sum: 1, up: half, odd: half }, choose(40, half) * choose(40, 20 - half)] as const,
      )
    : [...BY_SUM].map(([sum, ways]) => [{ sum, up: 0, odd: 0 }, ways] as const)
  let n = 0n
  for (const [totals, ways] of cases) {
    const [numerator, denominator] = rule(totals)
    n += (ways * BigInt(numerator) * 100n) / BigInt(denominator)
  }
  return { n, d: ALL * 100n }
}

test('the balls of nonce 3', () => {
  const { balls, ...totals } = keno.draw(vectorDraws(3), [])
  expect(balls).toEqual([31, 48, 34, 58, 61, 44, 65, 38, 8, 16, 36, 80, 37, 40, 54, 30, 45, 59, 32, 17])
  expect(totals).toEqual({ sum: 833, up: 11, odd: 7 })
  const won = [...ASIAN_BETS].filter(([, rule]) => rule(totals)[0] > 0).map(([bet]) => bet)
  expect(won).toEqual(['big', 'odd', 'big-odd', 'up', 'evens', 'dragon-tiger-tie', 'water'])
})

test.each([
  [1, '95.0000'],
  [2, '95.0949'],
  [3, '94.3525'],
  [4, '94.3345'],
  [5, '94.8419'],
  [6, '94.7451'],
  [7, '94.8695'],
  [8, '94.2702'],
  [9, '94.9007'],
  [10, '94.5502'],
])('%i picks return %s', (picks, percent) => {
  let n = 0n
  for (const [hits, [numerator, denominator]] of Object.entries(PICK_PAYS[picks] ?? {})) {
    const ways = choose(picks, Number(hits)) * choose(80 - picks, 20 - Number(hits))
    n += (ways * BigInt(numerator) * 10n) / BigInt(denominator)
  }
  const exact = { n, d: ALL * 10n }
  expect(percent4(exact)).toBe(percent)
  expect(PICK_RETURNS[picks]).toBe(hundredthsOf(exact))
  expect(publishedReturn(keno, `picks:${picks}`)).toBe(hundredthsOf(exact))
})

test.each([
  ['big', '97.51'],
  ['middle', '94.52'],
  ['odd', '97.50'],
  ['big-odd', '95.44'],
  ['big-even', '94.60'],
  ['up', '94.81'],
  ['up-down-tie', '94.51'],
  ['evens', '94.81'],
  ['dragon', '95.40'],
  ['dragon-tiger-tie', '95.00'],
  ['gold', '95.34'],
  ['wood', '94.72'],
  ['water', '95.07'],
  ['fire', '94.58'],
  ['earth', '95.12'],
])('%s returns %s', (bet, percent) => {
  expect((hundredthsOf(asianReturn(bet)) / 100).toFixed(2)).toBe(percent)
})

test('every bet on totals publishes its return', () => {
  for (const bet of ASIAN_BETS.keys()) {
    expect([bet, publishedReturn(keno, bet)]).toEqual([bet, hundredthsOf(asianReturn(bet))])
  }
})

test.each([
  ['pick:1', 38],
  ['pick:1-2-3', 380],
  ['pick:1-2-80', 30],
  ['pick:1-79-80', 0],
  ['pick:41-42-43-44-45-46-47-48-49-50', 30],
  ['small', 19],
  ['big', 0],
])('10 on %s returns %i when 1…20 are drawn', (bet, win) => {
  const result = kenoResult(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(settleBets(keno, [{ bet, stake: 10 }], result).win).toBe(win)
})

test('a sum of 810 refunds big and small', () => {
  const result = { balls: [], sum: 810, up: 10, odd: 10 }
  for (const bet of ['big', 'small', 'big-odd', 'small-even']) {
    expect(settleBets(keno, [{ bet, stake: 10 }], result).bets[0]?.outcome).toBe('push')
  }
  expect(settleBets(keno, [{ bet: 'middle', stake: 10 }], result).win).toBe(2150)
})

test.each(['pick:', 'pick:0', 'pick:81', 'pick:2-1', 'pick:1-1', 'pick:1-2-3-4-5-6-7-8-9-10-11', 'pick:01'])(
  'there is no bet %j',
  (bet) => {
    expect(keno.has(bet)).toBe(false)
  },
)

test.each([
  ['up', 0.948139],
  ['pick:3-9', 0.950949],
])('simulated draws meet the computed return of %s', (bet, computed) => {
  const simulated = simulate(ROUNDS, 'keno', (draws) => {
    const [numerator, denominator] = keno.times(bet, keno.draw(draws, []), 0)
    return numerator / denominator
  })
  expect(distance(simulated, computed)).toBeLessThan(FARTHEST)
})
