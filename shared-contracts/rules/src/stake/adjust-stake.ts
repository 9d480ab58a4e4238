import { maxStake, type StakeLimits } from './max-stake'

export interface AdjustedStake {
  readonly stake: number
  /** The notice to show, null for an unchanged stake. */
  readonly code: 'changeStakeMin' | 'changeStakeMax' | null
}

/**
 * The typed stake moved into the limits. The upper limit wins where the two contradict each other: the verdict on the
 * result then says why nothing can be placed. The balance does not adjust a stake.
 */
export function adjustStake(
  bet: StakeLimits & { readonly stake: number; readonly minBet: number },
): AdjustedStake {
  return moveInto(bet, maxStake({ ...bet, available: undefined }))
}

/** The same where the largest stake is known already. */
export function moveInto(
  { stake, minBet }: { readonly stake: number; readonly minBet: number },
  max: number,
): AdjustedStake {
  if (stake > max) return { stake: max, code: 'changeStakeMax' }
  if (stake >= minBet) return { stake, code: null }
  return max < minBet ? { stake: max, code: 'changeStakeMax' } : { stake: minBet, code: 'changeStakeMin' }
}
