import type { Currency } from '@touchline/contracts/limits'
import { CURRENCY } from './currency'
import { fromMinor } from './minor'
import { roundHalfUp } from './round-half-up'

/** True minus: as wide as a digit in tabular figures, and never broken from its number. */
export const MINUS = '\u2212'

/**
 * An amount as shown: grouped, Latin digits in every language, true minus, no currency sign.
 * Rounds half-up where a currency is shown with fewer places than it is kept with.
 */
export function formatMoney(minor: number, currency: Currency, locale = 'en'): string {
  const { exponent, displayDigits } = CURRENCY[currency]
  const shown = roundHalfUp(fromMinor(minor), 10n ** BigInt(exponent - displayDigits))
  const size = shown < 0n ? -shown : shown
  const scale = 10n ** BigInt(displayDigits)
  // The whole part goes through Intl as a bigint: a float of the full amount would lose the last cents.
  const { format, mark } = numbersOf(locale)
  const sign = shown < 0n ? MINUS : ''
  const whole = `${sign}${format.format(size / scale)}`
  if (displayDigits === 0) return whole
  return `${whole}${mark}${(size % scale).toString().padStart(displayDigits, '0')}`
}

/** A gain or a loss: "+100.00", "−96.00". */
export function formatSignedMoney(minor: number, currency: Currency): string {
  const text = formatMoney(minor, currency)
  return minor > 0 ? `+${text}` : text
}

interface Numbers {
  readonly format: Intl.NumberFormat
  /** Between whole and fraction. */
  readonly mark: string
}

/** By locale: making one takes as long as a hundred uses of it. */
const numbers = new Map<string, Numbers>()

function numbersOf(locale: string): Numbers {
  const held = numbers.get(locale)
  if (held) return held
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'always' })
  const mark = format.formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.'
  numbers.set(locale, { format, mark })
  return { format, mark }
}
