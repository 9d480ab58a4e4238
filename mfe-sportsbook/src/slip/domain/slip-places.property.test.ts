import fc from 'fast-check'
import { placesOf } from './slip-places'

const NOW = 1_795_274_520_000

const isRising = (places: readonly number[]): boolean =>
  places.every((place, n) => n === 0 || place > (places[n - 1] as number))

test.each([
  { known: [undefined, undefined], places: [NOW, NOW + 1], it: 'picked at once they are a step apart' },
  { known: [NOW + 50, undefined], places: [NOW + 50, NOW + 51], it: 'a clock that is ahead is gone behind' },
  { known: [1, undefined, 3], places: [1, 2, 3], it: 'between two' },
  { known: [0, undefined, undefined, 3], places: [0, 1, 2, 3], it: 'two share the room between two' },
  { known: [undefined, undefined, 7], places: [5, 6, 7], it: 'before the first' },
])('$it', ({ known, places }) => {
  expect(placesOf(known, NOW)).toEqual(places)
})

test('whatever is put back however often keeps the order, and what stayed keeps its place', () => {
  const away = fc.array(fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), {
    minLength: 1,
    maxLength: 200,
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), away, (count, steps) => {
      let places = placesOf(
        Array.from({ length: count }, () => undefined),
        NOW,
      )
      for (const [step, gone] of steps.entries()) {
        const known = places.map((place, n) => (gone[n] ? undefined : place))
        const next = placesOf(known, NOW + step)
        expect(isRising(next)).toBe(true)
        expect(next.filter((_, n) => known[n] !== undefined)).toEqual(
          known.filter((one) => one !== undefined),
        )
        places = next
      }
    }),
    { numRuns: 300 },
  )
})
