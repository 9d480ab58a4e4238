import { fromMinor } from '../money/minor'
import { roundHalfUp } from '../money/round-half-up'
import type { OddsHundredths } from '../odds/units'
import type { Exposure } from '../stake/exposure'
import { productOfPrices } from './combined-odds'
import { clip } from './settle-parlay'

export interface ParlayPayout extends Exposure {
  /** The legs would return more than the limit: placing is refused with betOverMaxPayout. */
  readonly overMaxPayout: boolean
}

/** Risk and return of a parlay if every leg wins, minor units; the return is clipped to the payout limit. */
export function parlayPayout(bet: {
  readonly stake: number
  readonly prices: readonly OddsHundredths[]
  readonly maxPayout: number
}): ParlayPayout {
  const { n, d } = productOfPrices(bet.prices)
  const exact = roundHalfUp(fromMinor(bet.stake) * n, d)
  const returnedOnWin = clip(exact, bet.maxPayout)
  return {
    risk: bet.stake,
    win: returnedOnWin - bet.stake,
    returnedOnWin,
    overMaxPayout: exact > fromMinor(bet.maxPayout),
  }
}

/** The largest stake of a parlay, minor units: max bet, or what the payout limit leaves at these odds. */
export function maxParlayStake(bet: {
  readonly prices: readonly OddsHundredths[]
  readonly maxBet: number
  readonly maxPayout: number
  readonly available?: number
}): number {
  const { n, d } = productOfPrices(bet.prices)
  const byPayout = (fromMinor(bet.maxPayout) * d) / n
  const otherLimit = Math.max(0, Math.min(bet.maxBet, bet.available ?? bet.maxBet))
  return clip(byPayout, otherLimit)
}
