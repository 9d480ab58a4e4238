import * as fc from 'fast-check'
import { nextTile } from './next-tile'

/** Ten tiles in rows of four: 0–3, 4–7, 8–9. */
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, null],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, null],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, null],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['Home', 0, null],
  ['x', 4, null],
])('%s from tile %i leads to %s', (key, from, to) => {
  expect(nextTile(key, from, 10, 4)).toBe(to)
})

test('no key leads out of the grid', () => {
  const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End')
  const sizes = fc.integer({ min: 1, max: 60 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      from: fc.nat(count - 1),
      columns: fc.integer({ min: 1, max: 8 }),
    }),
  )
  fc.assert(
    fc.property(keys, sizes, (key, { count, from, columns }) => {
      const to = nextTile(key, from, count, columns)
      expect(to === null || (to >= 0 && to < count)).toBe(true)
    }),
  )
})
