import type { Translate } from '@touchline/ui/words'
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
