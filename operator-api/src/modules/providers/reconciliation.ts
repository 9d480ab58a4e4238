import type { Currency } from '@touchline/contracts/limits'
import { momentsOf } from '@touchline/rules/days'
import type { Job } from '../../platform/jobs'
import type { Platform } from '../../platform/module'
import type { Database } from '../../storage'

/** What a connection moved on a day in a currency. Minor units. */
export interface DayOfConnection {
  readonly connection: string
  readonly currency: Currency
  /** Calls that moved money and were not rolled back. */
  readonly calls: number
  readonly rolled_back: number
  /** As the calls say. */
  readonly bets: number
  readonly wins: number
  /** What the clearing accounts kept of these calls; `bets` less `wins` when all is well. */
  readonly ledger: number
}

/** Days are those of GMT+8, from midnight. */
const MIDNIGHT = 0

const DAY = `
  WITH calls AS MATERIALIZED (
    SELECT c.connection, c.kind, c.tx, c.scope, c.state, c.bet, c.win, r.currency
    FROM wallet_call c JOIN game_round r ON r.id = c.round_id
    WHERE c.at >= $1 AND c.at < $2 AND c.kind IN ('bet', 'win') AND ($3::text IS NULL OR c.connection = $3)
  ), moved AS (
    SELECT c.connection, c.currency, sum(e.amount) AS amount
    FROM calls c
    CROSS JOIN LATERAL unnest(
      CASE c.kind WHEN 'bet' THEN ARRAY['bet:', 'win:', 'reverse:bet:', 'reverse:win:'] ELSE ARRAY['win:', 'reverse:win:'] END
    ) part
    JOIN transfer t ON t.scope = c.scope AND t.idem_key = part || c.tx
    JOIN entry e ON e.transfer_id = t.id
    JOIN account a ON a.id = e.account_id AND a.kind = 'provider_clearing'
    GROUP BY 1, 2
  )
  SELECT c.connection, c.currency, count(*) FILTER (WHERE state = 'done')::int AS calls,
    count(*) FILTER (WHERE state = 'rolledBack')::int AS rolled_back,
    coalesce(sum(c.bet) FILTER (WHERE state = 'done'), 0)::bigint AS bets,
    coalesce(sum(c.win) FILTER (WHERE state = 'done'), 0)::bigint AS wins, coalesce(max(m.amount), 0)::bigint AS ledger
  FROM calls c LEFT JOIN moved m ON (m.connection, m.currency) = (c.connection, c.currency)
  GROUP BY 1, 2 ORDER BY 1, 2`

/** Calls of a day against the ledger, by connection and currency. */
export async function reconcileDay(
  { pool }: Pick<Database, 'pool'>,
  day: string,
  connection: string | null = null,
): Promise<DayOfConnection[]> {
  const { from, to } = momentsOf({ from: day, to: day }, MIDNIGHT)
  return (await pool.query<DayOfConnection>(DAY, [from, to, connection])).rows
}

export const differenceOf = ({ bets, wins, ledger }: DayOfConnection): number => bets - wins - ledger

const EVERY_MS = 3_600_000
const DAY_MS = 24 * EVERY_MS
const GMT8_MS = 8 * EVERY_MS

/** Writes down each day that is over, once, and says so in the log where calls and ledger differ. */
export function reconciliationJob({ database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>): Job {
  const round = async (): Promise<void> => {
    const day = new Date(now() + GMT8_MS - DAY_MS).toISOString().slice(0, 10)
    const { rows } = await database.pool.query('SELECT FROM game_reconciliation WHERE day = $1 LIMIT 1', [
      day,
    ])
    if (rows.length > 0) return
    for (const line of await reconcileDay(database, day)) {
      const { connection, currency, calls, bets, wins, ledger } = line
      await database.pool.query(
        `INSERT INTO game_reconciliation (connection, day, currency, calls, bets, wins, ledger, checked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
        [connection, day, currency, calls, bets, wins, ledger, now()],
      )
      if (differenceOf(line) !== 0) log.error({ day, ...line }, 'wallet calls and ledger differ')
    }
  }
  return { name: 'game reconciliation', everyMs: EVERY_MS, by: 'one process', round }
}
