import type { ErrorCode } from '../errors/texts'

/** Shape of every answer: 1 and data, or a code of the catalogue with its English meaning and what a player needs to act. */
export type Answer<Data> =
  | ({ status: 1; statusdesc: string } & Data)
  | { status: ErrorCode; statusdesc: string; details?: RefusalDetails }

/** Facts that go with a refusal. */
export interface RefusalDetails {
  /** Field of the request that is wrong. */
  field?: string
  /**
   * The bound that was hit. For a bet the largest allowed stake, minor units, per ticket of a system; for the
   * limit of a match and the balance the largest risk. Whole where the currency is shown whole, 0 when no
   * stake is allowed. For other codes a count.
   */
  bound?: number
  /**
   * Beside a bound of the match limit or the balance: the largest allowed stake at the requested price, minor
   * units, over all tickets of a system. Whole where the currency is shown whole, 0 below the minimum stake;
   * other limits are checked when the bet is sent.
   */
  stake_bound?: number
  /** Key of the limit that the bound is of, as `BetLimit` names it. */
  limit?: string
  /** Seconds until it is worth trying again. */
  retry_after?: number
  /** The current quote of a moved selection. */
  quote?: unknown
  /** Legs of a combination that it is about: their places in the request, from 0 on. */
  legs?: number[]
  /** The current quotes of all legs of a combination. */
  quotes?: unknown
  /** Percent that is kept of the gross of a maung now. */
  deduction?: number
  /** Whom a member who is kept out may ask: the id of their upline. */
  upline?: string
  /** When maintenance ends, epoch milliseconds. */
  until?: number
}
