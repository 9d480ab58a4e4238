import { formatPoints } from './points'

test.each([
  [0, 2, '0.00'],
  [60_000, 0, '600'],
  [115_250, 2, '1,152.50'],
  [115_205, 0, '1,152.05'],
  [123_456_789, 2, '1,234,567.89'],
] as const)('%i hundredths at %i places read %s', (hundredths, places, text) => {
  expect(formatPoints(hundredths, places)).toBe(text)
})
