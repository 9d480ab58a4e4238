import type { Currency } from '@touchline/contracts/limits'
import { CURRENCY, formatSignedMoney } from '@touchline/rules'

/** Characters that a narrow cell has room for. */
const ROOM = 5
const UNITS = [
  [1, ''],
  [1e3, 'K'],
  [1e6, 'M'],
  [1e9, 'B'],
] as const

/**
 * A gain or a loss for a narrow cell: "+9.60", without fractions "−196", above that "+1.9K" and "−12M". A gain is rounded down and
 * a loss up, so that no cell promises more than it brings.
 */
export function shortMoney(minor: number, currency: Currency): string {
  const text = formatSignedMoney(minor, currency)
  if (text.length <= ROOM) return text
  const cut = minor < 0 ? Math.ceil : Math.floor
  const amount = Math.abs(minor) / 10 ** CURRENCY[currency].exponent
  for (const [unit, letter] of UNITS) {
    const size = amount / unit
    const shown = unit === 1 || size >= 10 ? cut(size) : cut(size * 10) / 10
    if (`${shown}`.length <= 3) return `${text[0]}${shown}${letter}`
  }
  return text
}
