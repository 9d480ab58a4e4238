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
   * Bound that was hit. Of a bet the stake that may stand, minor units, on each ticket of a system; of the limit of a match and
   * of the balance how much may be at risk. Whole where the currency is shown whole, 0 where nothing may stand. Else a count.
   */
  bound?: number
  /**
   * Beside a bound of the limit of a match or of the balance: the stake that may stand at the price that was asked for, minor
   * units, of a system on all tickets together. Whole where the currency is shown whole, 0 where less is left than the least
   * stake; what another limit says to it is answered when it is sent.
   */
  stake_bound?: number
  /** Key of the limit that the bound is of, as `BetLimit` names it. */
  limit?: string
  /** Seconds until it is worth trying again. */
  retry_after?: number
  /** What a moved selection is now. */
  quote?: unknown
  /** Legs of a combination that it is about: their places in the request, from 0 on. */
  legs?: number[]
  /** What every leg of a combination is now. */
  quotes?: unknown
  /** Percent that is kept of the gross of a maung now. */
  deduction?: number
  /** Whom a member who is kept out may ask: the id of their upline. */
  upline?: string
  /** When maintenance ends, epoch milliseconds. */
  until?: number
}
