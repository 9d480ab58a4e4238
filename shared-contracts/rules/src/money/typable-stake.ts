import type { Currency } from '@touchline/contracts/limits'
import { CURRENCY } from './currency'

/** Minor units between two amounts that can be typed: nobody stakes parts of a currency that is shown whole. */
function stepOf(currency: Currency): number {
  const { exponent, displayDigits } = CURRENCY[currency]
  return 10 ** (exponent - displayDigits)
}

/** Could a stake of so many minor units be typed? */
export const isTypable = (minor: number, currency: Currency): boolean => minor % stepOf(currency) === 0

/** The largest stake that can be typed up to an amount, minor units: a limit that becomes a stake is never passed. */
export const mostTypable = (minor: number, currency: Currency): number => minor - (minor % stepOf(currency))

/** The least that can be typed from an amount on. */
export const leastTypable = (minor: number, currency: Currency): number =>
  mostTypable(minor + stepOf(currency) - 1, currency)
