import type { Database } from '../../storage'

/** What one downline brought an upline in one currency; money in minor units. */
export interface UplineLine {
  readonly downline: string
  readonly currency: string
  /** Bets of the members below that settled, what they staked on them, and what of it counts for commission. */
  readonly bets: number
  readonly turnover: number
  readonly valid_turnover: number
  /** What those members won; below zero they lost. */
  readonly net: number
  readonly member_commission: number
  /** The upline's part of the loss, and its commission less the payment to the level below. */
  readonly position: number
  readonly commission: number
}

const LINES = `
  SELECT downline_id AS downline, currency, sum(bets)::bigint AS bets, sum(turnover)::bigint AS turnover,
    sum(valid_turnover)::bigint AS valid_turnover, sum(net)::bigint AS net,
    sum(member_commission)::bigint AS member_commission, sum(position)::bigint AS position,
    sum(commission)::bigint AS commission
  FROM upline_activity WHERE upline_id = $1 AND day BETWEEN $2 AND $3
  GROUP BY downline_id, currency ORDER BY currency, downline_id`

/**
 * The lines of an upline, or of `company`, over working days (`YYYY-MM-DD`, both included): one for everybody right below. A line
 * is the sum of the lines that the downline has itself; those of an agent are its members' statements.
 */
export async function readUplineReport(
  { pool }: Pick<Database, 'pool'>,
  upline: string,
  from: string,
  to: string,
): Promise<UplineLine[]> {
  return (await pool.query<UplineLine>(LINES, [upline, from, to])).rows
}
