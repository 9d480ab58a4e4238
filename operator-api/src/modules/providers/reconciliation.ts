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

const DAY = 'SELECT * FROM wallet_calls_of_day($1, $2, $3)'

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
