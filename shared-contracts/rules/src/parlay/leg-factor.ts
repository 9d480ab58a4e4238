import { ONE, type Ratio, ratio } from '../money/ratio'
import type { OddsHundredths } from '../odds/units'
import type { Grade } from '../settlement/grade'

const HALF = ratio(1n, 2n)
const NOTHING = ratio(0n, 1n)

/** The factor of one leg in a parlay (domain 3.1). `price` is decimal hundredths. */
export function legFactor(grade: Grade, price: OddsHundredths, deadHeat = 1): Ratio {
  const profit = BigInt(price - 100)
  const withShareOfProfit = (parts: bigint): Ratio => ratio(100n * parts + profit, 100n * parts)
  switch (grade) {
    case 'win':
      return withShareOfProfit(BigInt(deadHeat))
    case 'half_win':
      return withShareOfProfit(2n)
    case 'draw':
    case 'void':
      return ONE
    case 'half_lose':
      return HALF
    case 'lose':
      return NOTHING
  }
}
