import type { OddsType } from '@touchline/contracts/odds'
import { type Ratio, ratio } from '../money/ratio'
import { isPrice } from './is-price'
import type { OddsHundredths } from './units'

/**
 * Net profit per unit risked, exactly: the pivot of all conversions and comparisons (domain 1.1).
 * Burmese prices that are not goal+percent are Malay. A price that its type cannot hold is a bug and throws.
 */
export function toHongKong(odds: OddsHundredths, type: OddsType): Ratio {
  if (!isPrice(odds, type)) throw new RangeError(`Not a price of type ${type}: ${odds}`)
  const price = BigInt(odds)
  switch (type) {
    case 4:
      return ratio(price - 100n, 100n)
    case 2:
      return ratio(price, 100n)
    case 1:
    case 3:
    case 5:
      return price > 0n ? ratio(price, 100n) : ratio(100n, -price)
  }
}
