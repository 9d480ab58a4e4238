import { type BetType, isAsian, OddsTypeId } from '@touchline/contracts/odds'
import { floorRatio } from '../money/minor'
import { toHongKong } from './to-hong-kong'
import type { OddsHundredths } from './units'

/** Decimal price of a stored price as a parlay leg, floored at two places (domain 3.1): Malay -0.87 counts 2.14. */
export function parlayPrice(betType: BetType, stored: OddsHundredths): OddsHundredths {
  if (!isAsian(betType)) return stored
  const { n, d } = toHongKong(stored, OddsTypeId.MY)
  return 100 + Number(floorRatio({ n: 100n * n, d }))
}
