import type { Currency } from '@touchline/contracts/limits'
import { momentsOf } from '@touchline/rules/days'
import type { GameConnection } from '../../platform/game-connection'
import type { Job } from '../../platform/jobs'
import type { Platform } from '../../platform/module'
import type { Database } from '../../storage'
import { type BookDifference, compareBooks, type OwnCall } from './compare-books'

/** The movements of a connection on a day in a currency. Minor units. */
export interface DayOfConnection {
  readonly connection: string
  readonly currency: Currency
  /** Calls that moved money and were not rolled back. */
  readonly calls: number
  readonly rolled_back: number
  /** By the calls. */
  readonly bets: number
  readonly wins: number
  /** The clearing accounts' sum of these calls; `bets` less `wins` when all is well. */
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

/** A provider's own book of a day against ours; null where its protocol has no such call. */
export interface ComparedBook {
  readonly connection: string
  /** Whether the provider still knew all of the day. */
  readonly complete: boolean
  readonly transactions: number
  readonly differences: readonly BookDifference[]
}

/** Clocks differ, and late deliveries are in our book later. */
const MARGIN_MS = 10 * 60_000

const OWN_CALLS = `
  SELECT tx, kind, bet, win, state, at FROM wallet_call
  WHERE connection = $1 AND kind IN ('bet', 'win') AND at >= $2 AND at < $3
  UNION
  SELECT tx, kind, bet, win, state, at FROM wallet_call
  WHERE connection = $1 AND kind IN ('bet', 'win') AND tx = ANY ($4)`

/** @throws ProviderFailure */
export async function compareDay(
  { pool }: Pick<Database, 'pool'>,
  connection: Pick<GameConnection, 'id' | 'book'>,
  day: string,
): Promise<ComparedBook | null> {
  if (!connection.book) return null
  const span = momentsOf({ from: day, to: day }, MIDNIGHT)
  const wide = { from: span.from - MARGIN_MS, to: span.to + MARGIN_MS }
  const { complete, transactions } = await connection.book(wide)
  const txs = transactions.map(({ tx }) => tx)
  const { rows } = await pool.query<OwnCall>(OWN_CALLS, [connection.id, wide.from, wide.to, txs])
  const differences = compareBooks(transactions, rows, span)
  return { connection: connection.id, complete, transactions: transactions.length, differences }
}

export const differenceOf = ({ bets, wins, ledger }: DayOfConnection): number => bets - wins - ledger

const EVERY_MS = 3_600_000
const DAY_MS = 24 * EVERY_MS
const GMT8_MS = 8 * EVERY_MS

const dayBefore = (now: number): string => new Date(now + GMT8_MS - DAY_MS).toISOString().slice(0, 10)

/** Differences of one line in the log. */
const LOGGED_MAX = 20

/** Compares each day that is over with the books of the providers that show theirs, until they have answered. */
export function comparisonJob(
  { database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>,
  connections: readonly GameConnection[],
): Job {
  const compared = new Map<string, string>()
  const round = async (): Promise<void> => {
    const day = dayBefore(now())
    for (const connection of connections.filter(({ id }) => compared.get(id) !== day)) {
      try {
        const book = await compareDay(database, connection, day)
        compared.set(connection.id, day)
        if (!book || (book.complete && book.differences.length === 0)) continue
        const { complete, differences } = book
        const facts = { day, connection: connection.id, complete, count: differences.length }
        log.error({ ...facts, differences: differences.slice(0, LOGGED_MAX) }, 'books of a provider differ')
      } catch (err) {
        log.warn({ err, day, connection: connection.id }, 'a provider did not show its book')
      }
    }
  }
  return { name: 'books of providers', everyMs: EVERY_MS, by: 'one process', round }
}

/** Records each finished day once, and logs differences between calls and ledger. */
export function reconciliationJob({ database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>): Job {
  const round = async (): Promise<void> => {
    const day = dayBefore(now())
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
