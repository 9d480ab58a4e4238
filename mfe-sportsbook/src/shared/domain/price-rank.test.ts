import { priceDirection } from './price-rank'

test.each([
  { before: 90, after: 95, goes: 1 },
  { before: 98, after: -98, goes: 1 },
  { before: -98, after: -90, goes: 1 },
  { before: -100, after: 99, goes: -1 },
  { before: -80, after: -85, goes: -1 },
  { before: 210, after: 195, goes: -1 },
  { before: 95, after: 95, goes: 0 },
])('from $before to $after a price goes $goes', ({ before, after, goes }) => {
  expect(priceDirection(before, after)).toBe(goes)
})
