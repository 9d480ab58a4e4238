import { racePositions } from './race-positions'

const ORDER = [3, 1, 6, 2, 5, 4]
const numbers = (part: number, id = 'vd:20261128:001') =>
  racePositions(ORDER, part, id).map(({ number }) => number)

test('the runners arrive in the drawn order', () => {
  expect(numbers(1)).toEqual(ORDER)
})

test.each([0, 0.2, 0.5, 0.8, 1])('everybody is on the track at %f', (part) => {
  const positions = racePositions(ORDER, part, 'vd:20261128:002')
  expect(positions).toHaveLength(6)
  for (const { progress } of positions) {
    expect(progress).toBeGreaterThan(-0.001)
    expect(progress).toBeLessThanOrEqual(1)
  }
})

test('on the way another runner may lead', () => {
  const leaders = new Set(
    Array.from({ length: 40 }, (_, n) => numbers(0.1 + (n % 8) / 10, `vd:20261128:${n}`)[0]),
  )
  expect(leaders.size).toBeGreaterThan(1)
})
