import type { OddsType } from '@touchline/contracts/odds'
import { fromMinor } from '../money/minor'
import { roundHalfUp } from '../money/round-half-up'
import type { OddsHundredths } from '../odds/units'
import { exactExposure } from './exposure'

/** Amounts in minor units; without `available` the balance does not lower the answer. */
export interface StakeLimits {
  readonly odds: OddsHundredths
  readonly oddsType: OddsType
  readonly maxBet: number
  readonly maxPayout: number
  readonly available?: number
}

/** The largest stake that max bet, max payout and, when given, the available balance allow; 0 when none does. */
export function maxStake({ odds, oddsType, maxBet, maxPayout, available }: StakeLimits): number {
  const payoutLimit = fromMinor(maxPayout)
  const riskLimit = available === undefined ? null : fromMinor(available)
  const fits = (stake: number): boolean => {
    const exact = exactExposure({ stake, odds, oddsType })
    const risk = roundHalfUp(exact.risk.n, exact.risk.d)
    const win = roundHalfUp(exact.win.n, exact.win.d)
    return risk + win <= payoutLimit && (riskLimit === null || risk <= riskLimit)
  }
  // Risk and return grow with the stake, rounding included, so bisection finds the last stake that fits.
  let low = 0
  let high = Math.max(0, Math.min(maxBet, maxPayout))
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}
