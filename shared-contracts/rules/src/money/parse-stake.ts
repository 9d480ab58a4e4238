import type { Currency } from '@touchline/contracts/limits'
import { type Refused, refuse } from '../verdict/verdict'
import { CURRENCY } from './currency'
import { parseAmount } from './parse-amount'

export type ParsedStake =
  | { readonly ok: true; readonly minor: number }
  | Refused<'betAmountRequired' | 'invalidBetAmount'>

/** Could a stake of so many minor units be typed? Where a currency is shown whole nobody stakes its parts. */
export function isTypable(minor: number, currency: Currency): boolean {
  const { exponent, displayDigits } = CURRENCY[currency]
  return minor % 10 ** (exponent - displayDigits) === 0
}

/** A typed stake in minor units. More places than the currency shows, zero and anything else unclear are refused. */
export function parseStake(text: string, currency: Currency): ParsedStake {
  const parsed = parseAmount(text, CURRENCY[currency])
  if (!parsed.ok) return refuse(parsed.reason === 'empty' ? 'betAmountRequired' : 'invalidBetAmount')
  return parsed.minor > 0 ? parsed : refuse('invalidBetAmount')
}
