import { rowAt, rowPlaces } from './row-places'

const places = rowPlaces([32, 72, 0, 72, 320], (height) => height)

test('rows follow each other without gaps', () => {
  expect(places).toEqual([0, 32, 104, 104, 176, 496])
})

test.each([
  { place: -50, row: 0, where: 'above the list' },
  { place: 0, row: 0, where: 'at its top' },
  { place: 31, row: 0, where: 'in the last pixel of a row' },
  { place: 32, row: 1, where: 'in the first pixel of a row' },
  { place: 104, row: 3, where: 'behind a row without height' },
  { place: 495, row: 4, where: 'in the last pixel of the list' },
  { place: 900, row: 4, where: 'below the list' },
])('$where ($place) is row $row', ({ place, row }) => {
  expect(rowAt(places, place)).toBe(row)
})

test('an empty list has no height and no second row', () => {
  expect(rowPlaces([], () => 1)).toEqual([0])
  expect(rowAt([0], 10)).toBe(0)
})
