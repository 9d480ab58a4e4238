import { percent4 } from '../testing/exact'
import { distance, FARTHEST, ROUNDS, simulate } from '../testing/simulate'
import { vectorDraws } from '../testing/vectors'
import { fraction, times, toNumber } from './analysis/fraction'
import { linesReturn } from './analysis/lines-return'
import { scatterUnits, slotReturn } from './analysis/slot-return'
import { totalCounts, windowsOf } from './analysis/symbol-chances'
import { tl20 } from './catalogue/tl20'
import { playSlot } from './play-slot'
import { spin } from './spin'

const line = (number: number, symbol: string, count: number, units: number) => ({
  kind: 'line',
  line: number,
  symbol,
  count,
  units,
})

describe('vectors', () => {
  test.each([
    [9, [10, 17, 19, 18, 27], [line(17, 'Q', 3, 10)]],
    [87, [26, 5, 10, 26, 12], [line(5, 'Q', 5, 125), line(10, 'B', 3, 40)]],
  ])('nonce %i stops at %j', (nonce, stops, wins) => {
    const { steps, units } = spin(tl20, 'spin', vectorDraws(nonce))
    expect(steps[0]).toMatchObject({ kind: 'spin', stops, wins })
    expect(units).toBe(wins.reduce((sum, win) => sum + win.units, 0))
  })

  test('nonce 154 wins on five lines', () => {
    const { steps, units } = spin(tl20, 'spin', vectorDraws(154))
    expect(steps[0]?.stops).toEqual([13, 15, 22, 6, 30])
    expect(steps[0]?.wins.map((win) => [win.line, win.units])).toEqual([
      [6, 25],
      [7, 50],
      [13, 10],
      [18, 25],
      [19, 200],
    ])
    expect(units).toBe(310)
  })

  test('nonce 38 gives ten free spins', () => {
    const { steps, features } = spin(tl20, 'spin', vectorDraws(38))
    const [first, ...free] = steps
    expect(first).toMatchObject({ stops: [14, 28, 31, 17, 4], units: 40, awarded: 10 })
    expect(first?.wins).toMatchObject([{ kind: 'scatter', count: 3, units: 40 }])
    expect(features).toEqual(['free-spins'])
    expect(free.length).toBeGreaterThanOrEqual(10)
    expect(free.every(({ kind, times }) => kind === 'free-spin' && times === 2)).toBe(true)
    expect(free.at(-1)?.remaining).toBe(0)
  })
})

test('the return is exactly the published one', () => {
  const windows = windowsOf(tl20)
  const scatters = scatterUnits(tl20)
  expect(windows).toBe(33_554_432n)
  expect(totalCounts(tl20, 'S').slice(3, 6)).toEqual([227_070n, 11_745n, 243n])
  expect(times(linesReturn(tl20), fraction(windows, 1)).n).toBe(544_362_800n)
  expect(times(scatters.units, fraction(windows, 1)).n).toBe(11_917_800n)
  expect(toNumber(scatters.spins)).toBeCloseTo(0.0730673969, 10)
  expect(percent4(slotReturn(tl20).total)).toBe('95.9606')
})

test('a win is rounded down to minor units', () => {
  const played = playSlot(tl20, { stake: 15, mode: 'spin' }, vectorDraws(9))
  expect(played).toMatchObject({ ok: true, value: { stake: 15, units: 10, win: 7 } })
})

test.each([
  [{ stake: 0, mode: 'spin' }, 'invalidStake'],
  [{ stake: 20, mode: 'buy' }, 'unknownBet'],
  [{ stake: 20, mode: 'gamble' }, 'unknownBet'],
])('a bet %j: %s', (bet, problem) => {
  expect(playSlot(tl20, bet as never, vectorDraws(9))).toEqual({ ok: false, problem })
})

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, 'tl20', (draws) => spin(tl20, 'spin', draws).units / tl20.units)
  expect(distance(simulated, 0.959606)).toBeLessThan(FARTHEST)
})
