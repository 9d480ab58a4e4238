import * as fc from 'fast-check'
import { runs } from '../testing/runs'
import { formatMoney } from './format-money'
import { parseStake } from './parse-stake'

describe('a typed stake', () => {
  test.each([
    ['100', 'MYR', 10_000],
    [' 1,000.5 ', 'MYR', 100_050],
    ['0.05', 'USD', 5],
    ['5000', 'MMK', 500_000],
    ['၅၀၀၀', 'MMK', 500_000],
    ['5000.00', 'MMK', 500_000],
    ['5,000.0', 'IDR', 500_000],
    ['5.000', 'MMK', 500_000],
    ['๑๒๓', 'THB', 12_300],
    ['１２', 'CNY', 1_200],
    ['12,5', 'MYR', 1_250],
    ['5000,00', 'IDR', 500_000],
  ] as const)('%j of %s is %s', (text, currency, minor) => {
    expect(parseStake(text, currency)).toEqual({ ok: true, minor })
  })

  test.each([
    ['', 'MYR', 'betAmountRequired'],
    ['   ', 'MYR', 'betAmountRequired'],
    ['0', 'MYR', 'invalidBetAmount'],
    ['-5', 'MYR', 'invalidBetAmount'],
    ['1,5,0', 'MYR', 'invalidBetAmount'],
    ['12,5', 'IDR', 'betAmountWhole'],
    ['1.234', 'MYR', 'invalidBetAmount'],
    ['5000.50', 'MMK', 'betAmountWhole'],
    ['5000.05', 'IDR', 'betAmountWhole'],
    ['5.00.000', 'MMK', 'invalidBetAmount'],
    ['1e5', 'MYR', 'invalidBetAmount'],
    ['100.', 'MYR', 'invalidBetAmount'],
    ['ten', 'MYR', 'invalidBetAmount'],
    ['99999999999999999', 'MYR', 'invalidBetAmount'],
  ] as const)('%j of %s is refused: %s', (text, currency, code) => {
    expect(parseStake(text, currency)).toEqual({ ok: false, code })
  })

  test('a shown amount can be typed back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (minor) => {
        expect(parseStake(formatMoney(minor, 'MYR'), 'MYR')).toEqual({ ok: true, minor })
      }),
      runs(10_000, 300),
    )
  })
})
