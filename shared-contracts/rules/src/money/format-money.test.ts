import { CURRENCIES } from '@touchline/contracts/limits'
import { CURRENCY } from './currency'
import { formatMoney, formatSignedMoney } from './format-money'

describe('money as shown', () => {
  test.each([
    [1_000_000, 'MYR', '10,000.00'],
    [5, 'USD', '0.05'],
    [-9600, 'MYR', '\u221296.00'],
    [0, 'THB', '0.00'],
    [1_285_050, 'MMK', '12,851'],
    [1_285_049, 'MMO', '12,850'],
    [-50, 'IDR', '\u22121'],
    [-49, 'IDR', '0'],
    [Number.MAX_SAFE_INTEGER, 'SGD', '90,071,992,547,409.91'],
  ] as const)('%s of %s is %s', (minor, currency, shown) => {
    expect(formatMoney(minor, currency)).toBe(shown)
  })

  test.each([
    [10_000, '+100.00'],
    [-9600, '\u221296.00'],
    [0, '0.00'],
  ])('a change of %s is %s', (minor, shown) => {
    expect(formatSignedMoney(minor, 'MYR')).toBe(shown)
  })

  test('Burmese and Thai pages show Latin digits, which tabular columns and copied amounts need', () => {
    expect(formatMoney(1_234_567, 'MYR', 'my')).toBe('12,345.67')
    expect(formatMoney(1_234_567, 'MYR', 'th')).toBe('12,345.67')
  })

  test('grouping follows the language', () => {
    expect(formatMoney(1_234_567, 'MYR', 'id')).toBe('12.345,67')
  })

  test('a fraction of a minor unit is a bug', () => {
    expect(() => formatMoney(0.5, 'MYR')).toThrow(RangeError)
  })

  test.each(CURRENCIES)('%s is kept at two places', (currency) => {
    expect(CURRENCY[currency].exponent).toBe(2)
  })
})
