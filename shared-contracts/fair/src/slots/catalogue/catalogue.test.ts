import { hundredthsOf } from '../../testing/exact'
import { distance, FARTHEST, nodeDraws, ROUNDS, simulate } from '../../testing/simulate'
import { fraction } from '../analysis/fraction'
import { slotReturn } from '../analysis/slot-return'
import { playSlot } from '../play-slot'
import { type PublishedSlotReturn, slotReturnOf } from '../returns'
import type { SlotGame, SlotMechanic } from '../slot-game'
import { spin } from '../spin'
import { SLOTS } from './index'

const MECHANICS: readonly SlotMechanic[] = [
  'lines',
  'ways',
  'cascade',
  'hold-and-win',
  'buy-feature',
  'classic',
]
const oneOfEach = MECHANICS.map((mechanic) => SLOTS.find((game) => game.mechanic === mechanic) as SlotGame)
/** Cascades are counted over millions of windows. */
const recomputed = process.env.FULL ? SLOTS : oneOfEach.filter(({ cascade }) => !cascade)
const simulated = process.env.FULL ? SLOTS : oneOfEach

const symbolsOf = ({ pays, wild, scatter, hold }: SlotGame): string =>
  [...Object.keys(pays), wild, scatter?.symbol, hold?.symbol, '-'].join('')

test('there are at least forty games, six of each mechanic, with names of their own', () => {
  expect(SLOTS.length).toBeGreaterThanOrEqual(40)
  for (const mechanic of MECHANICS) {
    expect(SLOTS.filter((game) => game.mechanic === mechanic).length).toBeGreaterThanOrEqual(6)
  }
  expect(new Set(SLOTS.map(({ code }) => code)).size).toBe(SLOTS.length)
  expect(new Set(SLOTS.map(({ name }) => name)).size).toBe(SLOTS.length)
})

describe.each(SLOTS.map((game) => [game.code, game] as const))('%s', (_, game) => {
  const { reels, rows, lines, pays, scatter, hold, wild, units } = game

  test('has strips of its symbols, and no wild on the first reel', () => {
    for (const strip of reels)
      expect([...strip].filter((symbol) => !symbolsOf(game).includes(symbol))).toEqual([])
    if (wild) expect(reels[0]).not.toContain(wild)
  })

  test('has lines inside the window', () => {
    for (const line of lines ?? []) {
      expect(line).toHaveLength(reels.length)
      for (const row of line) expect(Number(row)).toBeLessThan(rows)
    }
    if (lines) expect([units, new Set(lines).size]).toEqual([lines.length, lines.length])
  })

  test('pays more for longer runs', () => {
    for (const amounts of Object.values(pays)) {
      expect(amounts).toHaveLength(reels.length - 2)
      expect(amounts.every((pay, index) => Number.isInteger(pay) && pay > (amounts[index - 1] ?? 0))).toBe(
        true,
      )
    }
    if (scatter) expect(scatter.pays).toHaveLength(scatter.spins.length)
    if (hold) expect(hold.coins.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true)
  })

  test('publishes a return of 94–97 %', () => {
    const figures = slotReturnOf(game.code)
    expect(figures?.hundredths).toBeGreaterThanOrEqual(9400)
    expect(figures?.hundredths).toBeLessThanOrEqual(9700)
    expect(figures?.buyHundredths === null).toBe(game.buy === undefined)
    if (figures?.buyHundredths) {
      expect(figures.buyHundredths).toBeGreaterThanOrEqual(9400)
      expect(figures.buyHundredths).toBeLessThanOrEqual(9700)
    }
  })

  test('plays rounds whose steps add up', () => {
    const draws = nodeDraws(`steps ${game.code}`)
    for (let round = 0; round < 40; round++) {
      const {
        steps,
        units: total,
        freeSpins,
      } = spin(game, game.buy && round % 4 === 0 ? 'buy' : 'spin', draws)
      expect(steps.reduce((sum, step) => sum + step.units, 0)).toBe(total)
      expect(steps.filter(({ kind }) => kind === 'free-spin')).toHaveLength(freeSpins)
      for (const step of steps) {
        expect(step.window.map((column) => column.length)).toEqual(reels.map(() => rows))
        expect(step.wins.reduce((sum, win) => sum + win.units, 0)).toBe(step.units)
        for (const { cells, symbol } of step.wins) {
          for (const [reel, row] of cells) expect(symbol + (wild ?? '')).toContain(step.window[reel]?.[row])
        }
      }
    }
  })
})

test.each(recomputed.map((game) => [game.code, game] as const))(
  'the published return of %s is recomputed',
  (code, game) => {
    const { total, buy } = slotReturn(game)
    expect(slotReturnOf(code)).toMatchObject({
      method: 'exact',
      hundredths: hundredthsOf(total),
      buyHundredths: buy && hundredthsOf(buy),
    })
  },
)

test.each(simulated.map((game) => [game.code, game] as const))(
  'simulated spins of %s meet the return',
  (code, game) => {
    const { hundredths, buyHundredths } = slotReturnOf(code) as PublishedSlotReturn
    const spins = simulate(ROUNDS, `spins ${code}`, (draws) => spin(game, 'spin', draws).units / game.units)
    expect(distance(spins, hundredths / 10_000)).toBeLessThan(FARTHEST)
    if (!game.buy || !buyHundredths) return
    const { price } = game.buy
    const bought = simulate(ROUNDS / 10, `buys ${code}`, (draws) => {
      return spin(game, 'buy', draws).units / game.units / price
    })
    expect(distance(bought, buyHundredths / 10_000)).toBeLessThan(FARTHEST)
  },
)

test('a bought feature costs its price and begins with free spins', () => {
  const game = SLOTS.find(({ buy }) => buy) as SlotGame & { buy: NonNullable<SlotGame['buy']> }
  const played = playSlot(game, { stake: 100, mode: 'buy' }, nodeDraws('buy'))
  expect(played).toMatchObject({
    ok: true,
    value: { stake: 100 * game.buy.price, mode: 'buy', features: ['free-spins'] },
  })
  expect(played.ok && played.value.steps[0]).toMatchObject({ kind: 'free-spin' })
})

test('a fraction stays in lowest terms', () => {
  expect(fraction(6, 8)).toEqual({ n: 3n, d: 4n })
  expect(fraction(0, 8)).toEqual({ n: 0n, d: 1n })
})
