import type { OddsType } from '@touchline/contracts/odds'
import { type Ratio, ratio } from '../money/ratio'
import type { OddsHundredths } from './units'

/**
 * Net profit per unit risked, exactly: the pivot of all conversions and comparisons (domain 1.1).
 * Burmese prices that are not goal+percent are Malay. A price that its type cannot hold is a bug and throws.
 */
export function toHongKong(odds: OddsHundredths, type: OddsType): Ratio {
  if (!Number.isSafeInteger(odds) || odds === 0) throw new RangeError(`Not a price: ${odds}`)
  const price = BigInt(odds)
  switch (type) {
    case 4:
      if (price <= 100n) throw new RangeError(`Not a decimal price: ${odds}`)
      return ratio(price - 100n, 100n)
    case 2:
      if (price < 0n) throw new RangeError(`Not a Hong Kong price: ${odds}`)
      return ratio(price, 100n)
    case 1:
    case 3:
    case 5:
      return price > 0n ? ratio(price, 100n) : ratio(100n, -price)
  }
}
