import { PASSED, refuse, type Verdict } from '../verdict/verdict'

export type StakeCode =
  | 'betAmountRequired'
  | 'betAmountWhole'
  | 'invalidBetAmount'
  | 'betLowerMin'
  | 'betOverMax'
  | 'betOverMaxPayout'
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
}

/**
 * May this stake be placed? Min and max compare with the stake as typed, the balance with the risk, the payout limit
 * with risk + win. Limits come before money, so that a player without funds still learns of a stake no balance would
 * allow. The limit of a match is held against the sum of risks where these are known: by the ledger, as the bet is placed.
 */
export function checkStake(bet: StakeToCheck): Verdict<StakeCode> {
  if (bet.stake === 0) return refuse('betAmountRequired')
  if (!Number.isSafeInteger(bet.stake) || bet.stake < 0) return refuse('invalidBetAmount')
  if (bet.stake < bet.minBet) return refuse('betLowerMin', { bound: bet.minBet })
  if (bet.stake > bet.maxBet) return refuse('betOverMax', { bound: bet.maxBet })
  if (bet.risk + bet.win > bet.maxPayout) return refuse('betOverMaxPayout', { bound: bet.maxPayout })
  if (bet.risk > bet.available) return refuse('insufficient_balance', { bound: bet.available })
  return PASSED
}
