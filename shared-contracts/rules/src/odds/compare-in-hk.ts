import type { OddsType } from '@touchline/contracts/odds'
import { compareRatios } from '../money/ratio'
import { toHongKong } from './to-hong-kong'
import type { OddsHundredths } from './units'

/**
 * Which of two prices pays more per unit risked: 1 when a is better for the player, 0 when they are equal.
 * By number alone Malay -0.90 looks worse than 0.95 though it pays 1.11.
 */
export function compareInHk(
  a: OddsHundredths,
  typeA: OddsType,
  b: OddsHundredths,
  typeB: OddsType,
): -1 | 0 | 1 {
  return compareRatios(toHongKong(a, typeA), toHongKong(b, typeB))
}
