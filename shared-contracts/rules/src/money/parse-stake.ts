import type { Currency } from '@touchline/contracts'
import { type Refused, refuse } from '../verdict/verdict'
import { CURRENCY } from './currency'

export type ParsedStake =
  | { readonly ok: true; readonly minor: number }
  | Refused<'betAmountRequired' | 'invalidBetAmount'>

// A comma groups only where a thousand ends, so that "1,5" is refused instead of being read as fifteen.
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/

/** A typed stake in minor units. More places than the currency shows, zero and anything else unclear are refused. */
export function parseStake(text: string, currency: Currency): ParsedStake {
  const typed = latinDigits(text.trim())
  if (typed === '') return refuse('betAmountRequired')
  const [, whole, fraction = ''] = AMOUNT.exec(typed) ?? []
  const { exponent, displayDigits } = CURRENCY[currency]
  if (whole === undefined || fraction.length > displayDigits) return refuse('invalidBetAmount')
  const minor = Number(whole.replaceAll(',', '') + fraction.padEnd(exponent, '0'))
  return Number.isSafeInteger(minor) && minor > 0 ? { ok: true, minor } : refuse('invalidBetAmount')
}

// Full-width, Thai and Burmese keyboards type their own digits; each block starts at its zero.
const DIGIT_ZEROS = [0xff10, 0x0e50, 0x1040]

function latinDigits(text: string): string {
  return text.replace(/[\uff10-\uff19\u0e50-\u0e59\u1040-\u1049]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10) ?? code
    return String(code - zero)
  })
}
