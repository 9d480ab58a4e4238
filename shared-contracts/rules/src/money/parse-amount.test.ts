import { parseAmount } from './parse-amount'

const WHOLE = { exponent: 0, displayDigits: 0 }
const CENTS = { exponent: 2, displayDigits: 2 }

test.each([
  ['0', CENTS, 0],
  ['1,234.5', CENTS, 123_450],
  ['12', WHOLE, 12],
  ['၁၂', WHOLE, 12],
])('%j is %j: %i', (text, format, minor) => {
  expect(parseAmount(text, format)).toEqual({ ok: true, minor })
})

test.each([
  ['', CENTS, 'empty'],
  ['abc', CENTS, 'unclear'],
  ['12.3.4', CENTS, 'unclear'],
  ['1.234', CENTS, 'unclear'],
  ['1.5', WHOLE, 'parts'],
])('%j is no amount of %j: %s', (text, format, reason) => {
  expect(parseAmount(text, format)).toEqual({ ok: false, reason })
})
