import { fromMinor } from '../money/minor'
import { multiply, type Ratio, ratio } from '../money/ratio'
import { roundHalfUp } from '../money/round-half-up'
import {
  type CombinationLimits,
  checkCombinationStake,
  maxCombinationStake,
} from '../parlay/combination-stake'
import { clip } from '../parlay/settle-parlay'
import { type AdjustedStake, moveInto } from '../stake/adjust-stake'
import type { StakeCode } from '../stake/check-stake'
import type { Verdict } from '../verdict/verdict'
import { keptOf, type MaungDeductions, type MaungStake } from './maung'

/** The return if every leg wins in full, minor units. Past the limit `checkMaungStake` refuses, and the amount is clipped. */
export function maungPayout(bet: MaungStake & { readonly legCount: number; readonly maxPayout: number }): {
  readonly returnedOnWin: number
  readonly overMaxPayout: boolean
} {
  const { n, d } = bestFactor(bet)
  const product = fromMinor(bet.stake) * n
  return {
    returnedOnWin: clip(roundHalfUp(product, d), bet.maxPayout),
    overMaxPayout: product > fromMinor(bet.maxPayout) * d,
  }
}

interface MaungLegs {
  readonly legCount: number
  readonly deductions?: MaungDeductions
}

/** The largest stake of a maung of so many legs, minor units; 0 when no stake is allowed. */
export const maxMaungStake = (bet: MaungLegs & Omit<CombinationLimits, 'minBet'>): number =>
  maxCombinationStake(bestFactor(bet), bet)

/**
 * Whether a maung of so many legs accepts this stake. Past the payout limit it is refused, `bound` being the
 * largest stake.
 */
export const checkMaungStake = (
  bet: MaungLegs & CombinationLimits & { readonly stake: number },
): Verdict<StakeCode> => checkCombinationStake(bestFactor(bet), bet)

/** The typed stake of a maung moved into its limits, with the notice to show. The balance does not move it. */
export const adjustMaungStake = (
  bet: MaungLegs & CombinationLimits & { readonly stake: number },
): AdjustedStake => moveInto(bet, maxMaungStake({ ...bet, available: undefined }))

const bestFactor = ({ legCount, deductions }: MaungLegs): Ratio =>
  multiply(ratio(2n ** BigInt(legCount), 1n), keptOf(legCount, deductions))
