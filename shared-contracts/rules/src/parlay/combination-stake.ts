import { fromMinor } from '../money/minor'
import type { Ratio } from '../money/ratio'
import { checkStake, type StakeCode } from '../stake/check-stake'
import { refuse, type Verdict } from '../verdict/verdict'
import { clip } from './settle-parlay'

/**
 * Limits of a parlay or a maung, in minor units. Without `available` the balance does not lower the answer.
 */
export interface CombinationLimits {
  readonly minBet: number
  readonly maxBet: number
  readonly maxPayout: number
  readonly available?: number
}

/** The largest stake that max bet, the payout limit and the balance allow, if it returns `factor` times at best. */
export function maxCombinationStake(
  { n, d }: Ratio,
  { maxBet, maxPayout, available = maxBet }: Omit<CombinationLimits, 'minBet'>,
): number {
  const otherLimit = Math.max(0, Math.min(maxBet, available))
  return n === 0n ? otherLimit : clip((fromMinor(maxPayout) * d) / n, otherLimit)
}

/**
 * Whether a parlay or a maung accepts this stake. Its best return is never cut to the payout limit: beyond it
 * the bet is refused with `betOverMaxPayout`, `bound` being the largest stake.
 */
export function checkCombinationStake(
  factor: Ratio,
  { stake, available = Number.MAX_SAFE_INTEGER, ...limits }: CombinationLimits & { readonly stake: number },
): Verdict<StakeCode> {
  const { minBet, maxBet, maxPayout } = limits
  // The return is compared as a product, it may be far too large for an amount: here the stake alone.
  const verdict = checkStake({ stake, risk: stake, win: 0, minBet, maxBet, maxPayout: stake, available })
  if (!verdict.ok && verdict.code !== 'insufficient_balance') return verdict
  return fromMinor(stake) * factor.n > fromMinor(maxPayout) * factor.d
    ? refuse('betOverMaxPayout', { bound: maxCombinationStake(factor, { maxBet, maxPayout }) })
    : verdict
}
