import type { Currency } from '@touchline/contracts/limits'
import { type Refused, refuse } from '../verdict/verdict'
import { CURRENCY } from './currency'
import { parseAmount } from './parse-amount'

export type ParsedStake =
  | { readonly ok: true; readonly minor: number }
  | Refused<'betAmountRequired' | 'betAmountWhole' | 'invalidBetAmount'>

const CODES = { empty: 'betAmountRequired', parts: 'betAmountWhole', unclear: 'invalidBetAmount' } as const

/** A typed stake in minor units. More places than the currency shows, zero and anything else unclear are refused. */
export function parseStake(text: string, currency: Currency): ParsedStake {
  const parsed = parseAmount(text, CURRENCY[currency])
  if (!parsed.ok) return refuse(CODES[parsed.reason])
  return parsed.minor > 0 ? parsed : refuse('invalidBetAmount')
}
