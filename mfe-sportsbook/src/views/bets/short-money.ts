import type { Currency } from '@touchline/contracts/limits'
import { formatSignedMoney } from '@touchline/rules'

/** Characters that a narrow cell has room for. */
const ROOM = 5

/** A gain or a loss for a narrow cell: "+9.60", without fractions "−196", above that "+1.9K" and "−12M". */
export function shortMoney(minor: number, currency: Currency): string {
  const text = formatSignedMoney(minor, currency)
  if (text.length <= ROOM) return text
  const [whole = ''] = text.split('.')
  if (whole.length <= ROOM) return whole
  const units = Number(whole.replace(/\D/g, ''))
  const [size, letter] = units >= 1_000_000 ? [units / 1_000_000, 'M'] : [units / 1000, 'K']
  // Cut off like the whole amounts, so that no cell promises more than it brings.
  const told = size >= 10 ? Math.floor(size) : Math.floor(size * 10) / 10
  return `${text[0]}${told}${letter}`
}
