import { fromMinor, toMinor } from '../money/minor'
import { multiply, ratio } from '../money/ratio'
import { roundHalfUp } from '../money/round-half-up'
import type { Payment } from '../settlement/pay-bet'
import { legFactor } from './leg-factor'
import type { ParlayLeg } from './parlay-leg'

export interface ParlayToSettle {
  /** Minor units; a parlay risks its typed stake. */
  readonly stake: number
  readonly legs: readonly ParlayLeg[]
  /** Minor units; the payout never exceeds it. */
  readonly maxPayout?: number
}

/**
 * The payment of a parlay (domain 3.1): stake times the product of the legs' factors, rounded half-up once.
 * One lost leg loses the ticket at once; otherwise null until every leg is decided. Refunded legs alone give
 * no turnover, any other leg gives the whole stake: parlays are not halved.
 */
export function settleParlay({ stake, legs, maxPayout }: ParlayToSettle): Payment | null {
  if (legs.some((leg) => leg.grade === 'lose')) return { net: -stake, returned: 0, validTurnover: stake }
  let product = ratio(fromMinor(stake), 1n)
  for (const { grade, price, deadHeat } of legs) {
    if (grade === null) return null
    product = multiply(product, legFactor(grade, price, deadHeat))
  }
  const returned = clip(roundHalfUp(product.n, product.d), maxPayout)
  const decided = legs.some((leg) => leg.grade !== 'void' && leg.grade !== 'draw')
  return { net: returned - stake, returned, validTurnover: decided ? stake : 0 }
}

/** An amount brought down to the payout limit before it becomes a number: a long parlay can exceed 2^53. */
export function clip(amount: bigint, maxPayout: number | undefined): number {
  if (maxPayout !== undefined && amount > fromMinor(maxPayout)) return maxPayout
  return toMinor(amount)
}
