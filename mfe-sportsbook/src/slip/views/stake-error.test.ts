import type { Translate } from '@touchline/ui/words'
import { matchRemainingText } from './slip-words'
import { shortageText } from './stake-error'

const t = ((key: string, values?: { bound: string }) =>
  values ? `${key} ${values.bound}` : key) as unknown as Translate

test.each([
  { available: 500_000, currency: 'MYR' as const, text: 'field.insufficient_balance 5,000.00' },
  { available: 19_801_250, currency: 'MMK' as const, text: 'field.insufficient_balance 198,012' },
  { available: 50, currency: 'MMK' as const, text: 'error.insufficient_balance' },
  { available: -920, currency: 'MYR' as const, text: 'error.insufficient_balance' },
])('of $available $currency the player reads $text', ({ available, currency, text }) => {
  expect(shortageText(t, available, currency)).toBe(text)
})

test.each([
  { left: 5_009_900, currency: 'MMK' as const, text: 'field.betOverMaxPerMatch 50,099' },
  { left: 50_050, currency: 'MMK' as const, text: 'field.betOverMaxPerMatch 500' },
  { left: 50_050, currency: 'MYR' as const, text: 'field.betOverMaxPerMatch 500.50' },
  { left: 99, currency: 'MMK' as const, text: 'field.nothingLeftOnMatch' },
])('of a match that leaves $left $currency no more is offered than can be staked', (one) => {
  expect(matchRemainingText(t, one.left, one.currency)).toBe(one.text)
})
