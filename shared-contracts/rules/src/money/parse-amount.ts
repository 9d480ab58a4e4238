import type { CurrencyFormat } from './currency'

export type ParsedAmount =
  | { readonly ok: true; readonly minor: number }
  | { readonly ok: false; readonly reason: 'empty' | 'parts' | 'unclear' }

// A comma groups where a thousand ends; before one or two last digits it is the point, as many number pads have no other.
const AMOUNT = /^(?:(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?|(\d+),(\d{1,2}))$/

const POINT_GROUPED = /^\d{1,3}(\.\d{3})+$/

/**
 * A typed amount in minor units, zero included. More decimals than shown and anything else unclear are
 * refused; decimals in a currency shown whole have a reason of their own, so that the form can ask.
 */
export function parseAmount(text: string, { exponent, displayDigits }: CurrencyFormat): ParsedAmount {
  const latin = latinDigits(text.trim())
  if (latin === '') return { ok: false, reason: 'empty' }
  // Without decimals on screen, points group thousands.
  const typed = displayDigits === 0 && POINT_GROUPED.test(latin) ? latin.replaceAll('.', '') : latin
  const found = AMOUNT.exec(typed)
  if (!found) return UNCLEAR
  const whole = found[1] ?? found[3] ?? ''
  const fraction = found[2] ?? found[4] ?? ''
  // "5000.00" has no parts.
  const isWhole = displayDigits === 0 && /^0{1,2}$/.test(fraction)
  if (fraction.length > displayDigits && !isWhole)
    return displayDigits === 0 ? { ok: false, reason: 'parts' } : UNCLEAR
  const minor = Number(whole.replaceAll(',', '') + (isWhole ? '' : fraction).padEnd(exponent, '0'))
  return Number.isSafeInteger(minor) ? { ok: true, minor } : UNCLEAR
}

const UNCLEAR: ParsedAmount = { ok: false, reason: 'unclear' }

/** The amount of a field whose point, or comma in its place, is still to be followed by something: "12." is 12. */
export const withoutOpenPoint = (text: string): string =>
  text.replace(/^(\d+|\d{1,3}(?:,\d{3})+),$|\.$/, '$1')

// Full-width, Thai and Burmese keyboards type their own digits; each block starts at its zero.
const DIGIT_ZEROS = [0xff10, 0x0e50, 0x1040]

/** The same text with Latin digits, points and commas. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\uff10-\uff19\u0e50-\u0e59\u1040-\u1049]/g, (digit) => {
      const code = digit.charCodeAt(0)
      const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10) ?? code
      return String(code - zero)
    })
    .replace(/[\uff0e\u3002\uff61]/g, '.')
    .replace(/[\uff0c\u3001]/g, ',')
}
