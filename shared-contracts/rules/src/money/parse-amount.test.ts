import { parseAmount, withoutOpenPoint } from './parse-amount'

const WHOLE = { exponent: 0, displayDigits: 0 }
const CENTS = { exponent: 2, displayDigits: 2 }

test.each([
  ['0', CENTS, 0],
  ['1,234.5', CENTS, 123_450],
  ['12', WHOLE, 12],
  ['၁၂', WHOLE, 12],
  ['12,5', CENTS, 1250],
  ['12,50', CENTS, 1250],
  ['1234,5', CENTS, 123_450],
  ['0,5', CENTS, 50],
  ['1,000', CENTS, 100_000],
  ['1,000', WHOLE, 1000],
  ['1.000', WHOLE, 1000],
  ['2.500.000', WHOLE, 2_500_000],
  ['2,500,000', WHOLE, 2_500_000],
  ['１２．５', CENTS, 1250],
  ['１２。５', CENTS, 1250],
  ['１２，５', CENTS, 1250],
])('%j is %j: %i', (text, format, minor) => {
  expect(parseAmount(text, format)).toEqual({ ok: true, minor })
})

test.each([
  ['', CENTS, 'empty'],
  ['abc', CENTS, 'unclear'],
  ['12.3.4', CENTS, 'unclear'],
  ['1.234', CENTS, 'unclear'],
  ['1.5', WHOLE, 'parts'],
  ['2.500.00', WHOLE, 'unclear'],
  ['2.500.000', CENTS, 'unclear'],
  ['1,5', WHOLE, 'parts'],
  ['1,234,5', CENTS, 'unclear'],
  ['1.234,5', CENTS, 'unclear'],
  ['12,5.0', CENTS, 'unclear'],
  [',5', CENTS, 'unclear'],
])('%j is no amount of %j: %s', (text, format, reason) => {
  expect(parseAmount(text, format)).toEqual({ ok: false, reason })
})

test.each([
  ['12.', '12'],
  ['12,', '12'],
  ['2,500,', '2,500'],
  ['1,234.', '1,234'],
  ['1,5,', '1,5,'],
  ['12,5', '12,5'],
])('%j without an open point is %j', (text, closed) => {
  expect(withoutOpenPoint(text)).toBe(closed)
})
