import { type Ratio, ratio } from '../money/ratio'
import type { OddsHundredths } from '../odds/units'

/** The exact product of decimal prices in hundredths. */
export function productOfPrices(prices: readonly OddsHundredths[]): Ratio {
  const product = prices.reduce((acc, price) => acc * BigInt(price), 1n)
  return ratio(product, 100n ** BigInt(prices.length))
}

/** Combined decimal odds in thousandths, floored: for showing alone, settlement multiplies the legs (domain 3.1). */
export function combinedOdds(prices: readonly OddsHundredths[]): bigint {
  return inThousandths(productOfPrices(prices))
}

/** A multiple of the stake in thousandths, floored. */
export const inThousandths = ({ n, d }: Ratio): bigint => (1000n * n) / d

/** Thousandths as shown: "16.347". */
export function formatCombinedOdds(thousandths: bigint): string {
  return `${(thousandths / 1000n).toLocaleString('en')}.${String(thousandths % 1000n).padStart(3, '0')}`
}
