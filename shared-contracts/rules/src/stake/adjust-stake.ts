import { maxStake, type StakeLimits } from './max-stake'

export interface AdjustedStake {
  readonly stake: number
  /** The notice to show, null when the stake stands as typed. */
  readonly code: 'changeStakeMin' | 'changeStakeMax' | null
}

/**
 * The typed stake moved into the limits. The upper limit wins where the two contradict each other: the verdict on the
 * result then says why nothing can be placed. The balance does not adjust a stake.
 */
export function adjustStake(
  bet: StakeLimits & { readonly stake: number; readonly minBet: number },
): AdjustedStake {
  const max = maxStake({ ...bet, available: undefined })
  if (bet.stake > max) return { stake: max, code: 'changeStakeMax' }
  if (bet.stake >= bet.minBet) return { stake: bet.stake, code: null }
  return max < bet.minBet
    ? { stake: max, code: 'changeStakeMax' }
    : { stake: bet.minBet, code: 'changeStakeMin' }
}
