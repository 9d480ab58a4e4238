import type { Currency } from '@touchline/contracts/limits'
import { maxStake, mostTypable } from '@touchline/rules'
import type { Refusal } from '../../../plugins/refusal'
import type { BetOrder } from '../bet-order'

/** Refusals that say how much may be staked after all: least and most stake are whole already, see `betTermsOf`. */
const WITH_BOUND: ReadonlySet<string> = new Set([
  'betOverMaxPayout',
  'betOverMaxPerMatch',
  'insufficient_balance',
])

/** A bet's refusal with bounds that can be staked: a currency shown whole drops its fraction. */
export function withBoundToStake(refusal: Refusal, currency: Currency): Refusal {
  const { refused, details } = refusal
  if (details?.bound === undefined || !WITH_BOUND.has(refused)) return refusal
  const { bound, stake_bound: stakeBound } = details
  return {
    refused,
    details: {
      ...details,
      bound: mostTypable(bound, currency),
      ...(stakeBound !== undefined && { stake_bound: mostTypable(stakeBound, currency) }),
    },
  }
}

/**
 * The remaining limit of a match, or balance: the amount that may be at risk, and the stake that risks no more. The ledger
 * bounds the one, a player types the other: no stake is accepted where it is less than the least.
 */
export const remainingBounds = (atRisk: number, stake: number, least: number) => ({
  bound: atRisk,
  stake_bound: stake < least ? 0 : stake,
})

/**
 * The stake of a refused bet that has no more at risk than this: at a negative price less than the amount, or more. Of a system
 * it is that of all its tickets.
 */
export function stakeAtRisk({ stake, legs }: Pick<BetOrder, 'stake' | 'legs'>, atRisk: number): number {
  const [leg] = legs
  // Every combination, and a single at a positive price, risks its stake.
  if (!leg || legs.length > 1 || leg.odds > 0) return atRisk
  const { odds, odds_type: oddsType } = leg
  return maxStake({ odds, oddsType, maxBet: stake, maxPayout: Number.MAX_SAFE_INTEGER, available: atRisk })
}
