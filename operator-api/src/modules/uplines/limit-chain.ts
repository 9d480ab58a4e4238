import type { Currency } from '@touchline/contracts/limits'
import type { Database } from '../../storage'
import { type LimitRow, type LimitsOfBrand, ownLimits } from './repository'
import { type MemberLimit, narrowLimits, type OwnLimits } from './rules'

/** An owner of limits on a member's bets. */
export interface LimitOwner {
  /** Id of a member or of an upline, or `brand`. */
  readonly id: string
  readonly limits: OwnLimits
}

/** Limits of an account as they come about. */
export interface LimitChain {
  /** The account first, then the uplines above it, the brand last. */
  readonly owners: readonly LimitOwner[]
  /** The narrowest of all, which holds. */
  readonly holds: readonly MemberLimit[]
}

/** The limits of an account of a brand and of everybody above it in a currency; `owners` are their ids, the account's own first. */
export async function readLimitChain(
  { pool }: Pick<Database, 'pool'>,
  limitsOf: LimitsOfBrand,
  { owners, brand, currency }: { owners: readonly string[]; brand: string; currency: Currency },
): Promise<LimitChain> {
  const { rows } = await pool.query<LimitRow>(
    `SELECT owner, key, min_bet, max_bet, max_payout, max_per_match FROM bet_limit
     WHERE owner = ANY ($1) AND currency = $2`,
    [owners, currency],
  )
  const chain = owners.map((id) => ({ id, limits: ownLimits(rows, id) }))
  const all = [...chain, { id: 'brand', limits: limitsOf(brand, currency) }]
  // Where nobody of the chain allows anything, the brand does not either.
  const isNamed = chain.some(({ limits }) => limits.size > 0)
  return { owners: all, holds: isNamed ? narrowLimits(all.map(({ limits }) => limits)) : [] }
}
