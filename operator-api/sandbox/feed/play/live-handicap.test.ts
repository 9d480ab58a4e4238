import { seriesOffer } from '../best-of-three/series-offer'
import { asianLines } from '../pricing/asian-lines'
import { roundedNormal } from '../pricing/normal'

const even = { distribution: roundedNormal(0, 9), kind: 'hdp', cents: 8, step: 4 } as const

test.each([
  [0, 2],
  [10, -38],
  [-7, 30],
])('with %i points of lead and an even rest the main line counts them', (already, line) => {
  const [main] = asianLines({ ...even, already })
  expect(Math.abs((main?.line ?? 0) - line)).toBeLessThanOrEqual(4)
  expect(main?.prices).toEqual(expect.arrayContaining([expect.any(Number)]))
})

test('a set ahead, the handicap of sets is on the final score', () => {
  const { lines } = seriesOffer({ current: 0.5, later: 0.5, score: [1, 0], cents: 8, combo_min: 3 })
  const handicaps = lines.filter(({ bet_type }) => bet_type === 'hdp').map(({ line }) => line)
  // Two sets to nil is -1.5; to lose at most by one is +1.5, which is as good as certain and not shown.
  expect(handicaps).toContain(-6)
  expect(handicaps.every((line) => Math.abs(line) === 6 || Math.abs(line) === 2)).toBe(true)
})
