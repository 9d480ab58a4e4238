import { drawsFrom } from '../../fairness/draws'
import type { Cascade, SlotGame } from '../slot-game'
import { spin } from '../spin'
import { cascadeReturn, cascadeSums } from './cascade-return'
import { fraction } from './fraction'

const game: SlotGame & { cascade: Cascade } = {
  code: 'short-strips',
  name: 'Short Strips',
  mechanic: 'cascade',
  theme: { motif: 'gem', hue: 0, hue2: 0 },
  rows: 3,
  reels: ['ABCABD', 'BAWCDS', 'ADBACS', 'BCAWDS', 'CDABBA'],
  units: 10,
  pays: { A: [5, 20, 70], B: [3, 11, 40], C: [2, 7, 30], D: [1, 4, 10] },
  wild: 'W',
  cascade: { times: [1, 2, 3, 5], freeTimes: [2, 4, 6, 10] },
}

test('counted cascades agree with the engine on every window', () => {
  let units = 0
  let longest = 0
  for (let window = 0; window < 6 ** 5; window++) {
    let remaining = window
    const draws = drawsFrom(() => {
      const stop = remaining % 6
      remaining = Math.floor(remaining / 6)
      return stop
    })
    const round = spin(game, 'spin', draws)
    units += round.steps.reduce((sum, step) => sum + step.units, 0)
    longest = Math.max(longest, round.steps.length)
  }
  expect(longest).toBeGreaterThan(3)
  const sums = cascadeSums(game)
  expect(cascadeReturn(game, sums.base)).toEqual(fraction(units, 6 ** 5))
  for (const [symbol, runs] of sums.base) {
    expect(runs.every((count, run) => count <= (sums.free.get(symbol)?.[run] ?? 0))).toBe(true)
  }
})
