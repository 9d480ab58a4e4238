import { PASSED, refuse, type Verdict } from '../verdict/verdict'

export type StakeCode =
  | 'betAmountRequired'
  | 'invalidBetAmount'
  | 'betLowerMin'
  | 'betOverMax'
  | 'betOverMaxPayout'
  | 'betOverMaxPerMatch'
  | 'insufficient_balance'

/** Everything in minor units. */
export interface StakeToCheck {
  readonly stake: number
  readonly risk: number
  readonly win: number
  readonly minBet: number
  readonly maxBet: number
  readonly maxPayout: number
  readonly available: number
  /** Sum of the risk of the member's earlier bets on the match; with `maxPerMatch` only. */
  readonly matchRisk?: number
  readonly maxPerMatch?: number
}

/**
 * May this stake be placed? Min and max compare with the stake as typed, the balance with the risk, the payout limit
 * with risk + win, the match limit with the sum of risks (domain 1.3). Limits come before money, so that a player
 * without funds still learns of a stake no balance would allow.
 */
export function checkStake(bet: StakeToCheck): Verdict<StakeCode> {
  if (bet.stake === 0) return refuse('betAmountRequired')
  if (!Number.isSafeInteger(bet.stake) || bet.stake < 0) return refuse('invalidBetAmount')
  if (bet.stake < bet.minBet) return refuse('betLowerMin', { bound: bet.minBet })
  if (bet.stake > bet.maxBet) return refuse('betOverMax', { bound: bet.maxBet })
  if (bet.risk + bet.win > bet.maxPayout) return refuse('betOverMaxPayout', { bound: bet.maxPayout })
  if (bet.maxPerMatch !== undefined && (bet.matchRisk ?? 0) + bet.risk > bet.maxPerMatch)
    return refuse('betOverMaxPerMatch', { bound: bet.maxPerMatch })
  if (bet.risk > bet.available) return refuse('insufficient_balance', { bound: bet.available })
  return PASSED
}
