import { arsenalTerms } from '../../testing/slip-fixtures'
import { adjustmentOf, moneyOf, priceRules, stakeOf, stakeTextOf, typedStake } from './slip-stake'

const limits = { minBet: 1000, maxBet: 500_000, maxPayout: 5_000_000 }
const minus = arsenalTerms()
const plus = arsenalTerms({ odds: 85 })
const long = arsenalTerms({ betType: 'oxt', odds: 15_000, oddsType: 4 })

describe('the money of a stake', () => {
  test.each([
    { text: '100', terms: minus, stake: 10_000, risk: 9600, win: 10_000 },
    { text: '100', terms: plus, stake: 10_000, risk: 10_000, win: 8500 },
    { text: '12,5', terms: plus, stake: 1250, risk: 1250, win: 1063 },
    { text: '1,000.50', terms: plus, stake: 100_050, risk: 100_050, win: 85_043 },
  ])('$text at $terms.odds risks $risk to win $win', ({ text, terms, stake, risk, win }) => {
    const money = moneyOf(text, 'MYR', priceRules(terms), limits, 1_000_000)
    expect(money).toMatchObject({ stake, risk, win, availableAfter: 1_000_000 - risk, verdict: { ok: true } })
  })

  test.each([
    { text: '', code: 'betAmountRequired' },
    { text: 'ten', code: 'invalidBetAmount' },
    { text: '1,5,', code: 'invalidBetAmount' },
    { text: '1,5', code: 'betLowerMin' },
    { text: '5', code: 'betLowerMin' },
    { text: '5001', code: 'betOverMax' },
    { text: '999999999999', terms: long, code: 'betOverMax' },
    { text: '200', code: 'insufficient_balance', available: 19_000 },
  ])('"$text" is refused: $code', ({ text, code, terms = minus, available = 10_000_000 }) => {
    expect(moneyOf(text, 'MYR', priceRules(terms), limits, available).verdict).toMatchObject({
      ok: false,
      code,
    })
  })

  test('without limits only the balance speaks', () => {
    expect(moneyOf('5', 'MYR', priceRules(minus), null, 1000).verdict).toEqual({ ok: true })
  })

  test.each([
    { text: '8000', terms: minus, is: { code: 'changeStakeMax', limit: 'max', from: 800_000, to: 500_000 } },
    { text: '5', terms: minus, is: { code: 'changeStakeMin', limit: 'min', from: 500, to: 1000 } },
    {
      text: '5000',
      terms: arsenalTerms({ betType: 'oxt', odds: 2000, oddsType: 4 }),
      is: { code: 'changeStakeMax', limit: 'payout', from: 500_000, to: 250_000 },
    },
    {
      text: '999999999999',
      terms: long,
      is: { code: 'changeStakeMax', limit: 'payout', from: 99_999_999_999_900, to: 33_333 },
    },
    { text: '100', terms: minus, is: null },
    { text: '5000', terms: arsenalTerms({ betType: 'cs', odds: 1_000_000, oddsType: 4 }), is: null },
    { text: 'x', terms: minus, is: null },
  ])('$text is adjusted: $is', ({ text, terms, is }) => {
    expect(adjustmentOf(text, 'MYR', priceRules(terms), limits)).toEqual(is)
  })

  test('the most that can be staked is bound by the balance through the risk', () => {
    expect(priceRules(minus).most(limits, 9600)).toBe(10_000)
    expect(priceRules(plus).most(limits, 9600)).toBe(9600)
    expect(priceRules(minus).most(limits, 0)).toBe(0)
  })

  test.each([
    { minor: 500_000, currency: 'MYR', text: '5,000' },
    { minor: 12_345, currency: 'MYR', text: '123.45' },
    { minor: 1_000_000, currency: 'MMK', text: '10,000' },
  ] as const)('$minor $currency is shown as $text', ({ minor, currency, text }) => {
    expect(stakeTextOf(minor, currency)).toBe(text)
  })
})

describe('the stake field', () => {
  test.each([
    { typed: '80000', before: '8000', shown: '80000' },
    { typed: '5,0000', before: '5,000', shown: '50000' },
    { typed: '1,234.5', before: '', shown: '1234.5' },
    { typed: '.5', before: '', shown: '0.5' },
    { typed: '၁၂၀', before: '၁၂', shown: '120' },
    { typed: 'RM 100', before: '', shown: '100' },
    { typed: '', before: '5', shown: '' },
    { typed: 'abc', before: '12', shown: null },
    { typed: '1e', before: '1', shown: null },
    { typed: '1e5', before: '', shown: null },
    { typed: '-1', before: '', shown: null },
    { typed: '1-', before: '1', shown: null },
    { typed: '10 0', before: '10', shown: null },
    { typed: '100 abc', before: '', shown: null },
    { typed: 'THB 100', before: '', shown: null },
    { typed: ' myr 1,000.50 ', before: '', shown: '1000.50' },
    { typed: '$100', before: '', shown: '100' },
    { typed: '100 MYR', before: '', shown: '100' },
    { typed: '12.3.4', before: '12.3', shown: null },
    { typed: '1,', before: '1', shown: '1,' },
    { typed: '1,5', before: '1,', shown: '1,5' },
    { typed: '1,5', before: '1,50', shown: '1,5' },
    { typed: '1,500', before: '1,50', shown: '1,500' },
    { typed: '1,500.505', before: '1,500.50', shown: null },
    { typed: '1,5.', before: '1,5', shown: null },
    { typed: '1,23', before: '1,234', shown: '123' },
    { typed: ',', before: '', shown: '0,' },
    { typed: ',5', before: '', shown: '0,5' },
    { typed: '1234,', before: '1234', shown: '1234,' },
    { typed: '1234,5', before: '1234,', shown: '1234,5' },
    { typed: '1234,567', before: '1234,56', shown: null },
    { typed: '１２．５', before: '', shown: '12.5' },
    { typed: '１２。５', before: '', shown: '12.5' },
    { typed: '1,5', before: '5,000', shown: '1,5' },
    { typed: '10,50', before: '1,000', shown: '10,50' },
    { typed: '1,5', before: '1,500', shown: '1,5' },
    { typed: '51,000', before: '5,000', shown: '51000' },
    { typed: '5,0100', before: '5,000', shown: '50100' },
    { typed: '1.234', before: '1.23', shown: null },
  ])('"$typed" after "$before" shows $shown', ({ typed, before, shown }) => {
    expect(typedStake(typed, before, 'MYR')).toBe(shown)
  })

  test.each([
    ['2,500,000', 'MMK', 250_000_000],
    ['1,234,567', 'IDR', 123_456_700],
    ['1,000,000.50', 'MYR', 100_000_050],
    ['50.000', 'IDR', 5_000_000],
    ['1.000.000', 'IDR', 100_000_000],
    ['2500', 'MMK', 250_000],
    ['12,5', 'MYR', 1250],
  ] as const)('%s of %s is the same amount typed key by key and pasted', (text, currency, minor) => {
    let field = ''
    for (const key of text) field = typedStake(field + key, field, currency) ?? field
    expect(stakeOf(field, currency)).toEqual({ ok: true, minor })
    expect(stakeOf(typedStake(text, '', currency) ?? '', currency)).toEqual({ ok: true, minor })
  })

  test.each(['CNY', 'BDT'] as const)('of %s, which has no other name, keep no word beside it', (currency) => {
    expect(typedStake(`${currency} 50`, '', currency)).toBe('50')
    expect(typedStake('undefined 50', '', currency)).toBeNull()
  })

  test('where a currency is shown whole, a point stays in sight and its parts are refused', () => {
    let field = ''
    for (const key of '1359.67') field = typedStake(field + key, field, 'MMK') ?? field
    expect(field).toBe('1359.67')
    expect(stakeOf(field, 'MMK')).toMatchObject({ ok: false, code: 'betAmountWhole' })
    expect(stakeOf('1359.', 'MMK')).toMatchObject({ ok: true, minor: 135_900 })
    expect(stakeOf('1359.67', 'MYR')).toMatchObject({ ok: true, minor: 135_967 })
  })
})
