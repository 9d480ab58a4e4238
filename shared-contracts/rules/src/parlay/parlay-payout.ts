import { fromMinor } from '../money/minor'
import { roundHalfUp } from '../money/round-half-up'
import type { OddsHundredths } from '../odds/units'
import { type AdjustedStake, moveInto } from '../stake/adjust-stake'
import type { StakeCode } from '../stake/check-stake'
import type { Exposure } from '../stake/exposure'
import type { Verdict } from '../verdict/verdict'
import { type CombinationLimits, checkCombinationStake, maxCombinationStake } from './combination-stake'
import { productOfPrices } from './combined-odds'
import { clip } from './settle-parlay'

export interface ParlayPayout extends Exposure {
  /** The legs would return more than the limit: `checkParlayStake` refuses the bet, and the amounts here are clipped. */
  readonly overMaxPayout: boolean
}

/** Risk and return of a parlay if every leg wins, minor units. */
export function parlayPayout(bet: {
  readonly stake: number
  readonly prices: readonly OddsHundredths[]
  readonly maxPayout: number
}): ParlayPayout {
  const { n, d } = productOfPrices(bet.prices)
  const product = fromMinor(bet.stake) * n
  const returnedOnWin = clip(roundHalfUp(product, d), bet.maxPayout)
  return {
    risk: bet.stake,
    win: returnedOnWin - bet.stake,
    returnedOnWin,
    overMaxPayout: product > fromMinor(bet.maxPayout) * d,
  }
}

interface Priced {
  /** Decimal hundredths of the legs, see `parlayPrice`. */
  readonly prices: readonly OddsHundredths[]
}

/**
 * The largest stake of a parlay, minor units: max bet, or the payout limit at these odds; 0 when no stake is
 * allowed.
 */
export const maxParlayStake = (bet: Priced & Omit<CombinationLimits, 'minBet'>): number =>
  maxCombinationStake(productOfPrices(bet.prices), bet)

/**
 * Whether these legs accept this stake. Past the payout limit the parlay is refused with `betOverMaxPayout`
 * and the largest stake as its `bound`: a payout is never cut in silence.
 */
export const checkParlayStake = (
  bet: Priced & CombinationLimits & { readonly stake: number },
): Verdict<StakeCode> => checkCombinationStake(productOfPrices(bet.prices), bet)

/** The typed stake of a parlay moved into its limits, with the notice to show. The balance does not move it. */
export const adjustParlayStake = (
  bet: Priced & CombinationLimits & { readonly stake: number },
): AdjustedStake => moveInto(bet, maxParlayStake({ ...bet, available: undefined }))
