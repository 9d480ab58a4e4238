import type { OddsType } from '@touchline/contracts/odds'
import type { OddsHundredths } from './units'

/**
 * Can this be a price of this type (domain 1.1)? Decimal above 1.00, Hong Kong above 0, Malay from -1.00 to 1.00 without 0,
 * Indonesian from 1.00 away from 0. Burmese prices that are not goal and percent are Malay.
 */
export function isPrice(odds: OddsHundredths, type: OddsType): boolean {
  if (!Number.isSafeInteger(odds)) return false
  switch (type) {
    case 4:
      return odds > 100
    case 2:
      return odds > 0
    case 1:
    case 5:
      return odds !== 0 && Math.abs(odds) <= 100
    case 3:
      return Math.abs(odds) >= 100
  }
}
