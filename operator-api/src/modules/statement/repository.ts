import type { BetResult, BetStatus, ProductSums } from '@touchline/contracts/calls'
import type { StatementProduct } from '@touchline/contracts/products'
import type { DayRange } from '@touchline/rules/days'
import { placeOf } from '../../plugins/page-place'
import type { Database } from '../../storage'
import type { Sums } from './rules'

const SUMS = `sum(debit)::bigint AS debit, sum(credit)::bigint AS credit, sum(turnover)::bigint AS turnover,
  sum(valid_turnover)::bigint AS valid_turnover, sum(commission)::bigint AS commission, sum(settled)::bigint AS settled,
  sum(bets)::bigint AS bets`

const DAYS = `
  SELECT day::text AS date, ${SUMS} FROM activity
  WHERE member_id = $1 AND day BETWEEN $2::date AND $3::date GROUP BY day`

const PRODUCTS_OF_DAY = `
  SELECT product, ${SUMS} FROM activity WHERE member_id = $1 AND day = $2::date GROUP BY product ORDER BY product`

// Of a wallet that an operator keeps only the balance of now is known: earlier ones follow from what moved since.
const BEFORE = `
  SELECT coalesce((
    SELECT w.balance - (
      SELECT coalesce(sum(credit - debit + commission), 0) FROM activity WHERE member_id = $1 AND day >= $2::date
    ) FROM operator_wallet w WHERE w.member_id = $1
  ), (
    SELECT sum(credit - debit + commission) FROM activity WHERE member_id = $1 AND day < $2::date
  ), 0)::bigint AS balance`

const RUNNING =
  "SELECT coalesce(sum(balance), 0)::bigint AS running FROM account WHERE owner = $1 AND kind = 'frozen'"

// The debt is below zero, and so is each entry that raises it. Only bets can take back missing money.
const OWED = `
  SELECT -a.balance AS amount, (
    SELECT substr(t.scope, 5) FROM entry e JOIN transfer t ON t.id = e.transfer_id
    WHERE e.account_id = a.id AND e.amount < 0 AND t.scope LIKE 'bet:%' ORDER BY e.seq DESC LIMIT 1
  ) AS bet_id
  FROM account a WHERE a.owner = $1 AND a.kind = 'debt' AND a.balance < 0`

const OF_DAYS = 'member_id = $1 AND day BETWEEN $2::date AND $3::date'
const orderedBy = (columns: readonly string[], fromEnd: boolean): string =>
  columns.map((column) => (fromEnd ? `${column} DESC` : column)).join(', ')

// Day by day in order: bets that settle while a reader turns pages come after the pages already read.
const SETTLED_ORDER = ['day', 'at', 'bet_id', 'revision']
// The sums of a bet are those of the rows of this page: beside the order they would be made for every row before it too.
const settled = (fromEnd: boolean): string => `
  SELECT day::text AS working_date, bet_id, revision, at, status, result, bets, net, valid_turnover, commission, (
    SELECT sum(net)::bigint FROM settlement e WHERE e.bet_id = s.bet_id AND e.revision <= s.revision
  ) AS net_then
  FROM (
    SELECT * FROM settlement WHERE ${OF_DAYS} ORDER BY ${orderedBy(SETTLED_ORDER, fromEnd)} LIMIT $4 OFFSET $5
  ) s
  ORDER BY ${orderedBy(SETTLED_ORDER, fromEnd)}`

const moved = (fromEnd: boolean): string => `
  SELECT day::text AS working_date, transfer_id, at, product, kind, amount, CASE product WHEN 'tournament' THEN (
    SELECT name FROM transfer t JOIN tournament_room
    ON room_id = CASE WHEN t.scope LIKE 'room:%' THEN substr(t.scope, 6)::bigint END WHERE t.id = transfer_id) END AS room
  FROM movement WHERE ${OF_DAYS}
  ORDER BY ${orderedBy(['day', 'at', 'transfer_id'], fromEnd)} LIMIT $4 OFFSET $5`
const MOVED_COUNT = `SELECT count(*)::int AS total FROM movement WHERE ${OF_DAYS}`

const SETTLED_COUNT = `SELECT count(*)::int AS total FROM settlement WHERE ${OF_DAYS}`

export interface SettlementRow {
  readonly working_date: string
  readonly bet_id: number
  readonly revision: number
  readonly at: number
  readonly status: BetStatus
  readonly result: BetResult | null
  /** Its change of the count of settled bets: less than zero when it took one back. */
  readonly bets: number
  readonly net: number
  readonly valid_turnover: number
  readonly commission: number
  /** The sum of it and the earlier settlements of the bet. */
  readonly net_then: number
}

export interface MovementRow {
  readonly working_date: string
  readonly transfer_id: number
  readonly at: number
  readonly product: StatementProduct
  readonly kind: string
  readonly amount: number
  readonly room: string | null
}

interface PageOf {
  readonly page: number
  readonly page_size: number
}

/** A member has one currency: sums of theirs are sums of that. */
export function statementRepository({ pool }: Pick<Database, 'pool'>) {
  const one = async <Row extends object>(sql: string, values: unknown[]): Promise<Row> =>
    (await pool.query<Row>(sql, values)).rows[0] as Row
  const pageOf = async <Row extends object>(
    count: string,
    listed: (fromEnd: boolean) => string,
    values: unknown[],
    at: PageOf,
  ): Promise<{ rows: Row[]; total: number }> => {
    const { total } = await one<{ total: number }>(count, values)
    const { limit, offset, fromEnd } = placeOf(at, total)
    if (limit === 0) return { rows: [], total }
    const { rows } = await pool.query<Row>(listed(fromEnd), [...values, limit, offset])
    return { rows: fromEnd ? rows.toReversed() : rows, total }
  }
  return {
    /** The days of the range on which something moved. */
    days: async (member: string, { from, to }: DayRange): Promise<Map<string, Sums>> => {
      const { rows } = await pool.query<Sums & { date: string }>(DAYS, [member, from, to])
      return new Map(rows.map(({ date, ...sums }) => [date, sums]))
    },
    products: async (member: string, date: string): Promise<ProductSums[]> =>
      (await pool.query<Sums & { product: StatementProduct }>(PRODUCTS_OF_DAY, [member, date])).rows,
    /** The balance with which a day began. */
    balanceBefore: async (member: string, date: string): Promise<number> =>
      (await one<{ balance: number }>(BEFORE, [member, date])).balance,
    running: async (member: string): Promise<number> =>
      (await one<{ running: number }>(RUNNING, [member])).running,
    /** The member's debt, and the bet that last raised it; null without a debt. */
    owed: async (member: string): Promise<{ amount: number; bet_id: string | null } | null> =>
      (await pool.query<{ amount: number; bet_id: string | null }>(OWED, [member])).rows[0] ?? null,
    settlements: (
      member: string,
      { from, to }: DayRange,
      at: PageOf,
    ): Promise<{ rows: SettlementRow[]; total: number }> =>
      pageOf(SETTLED_COUNT, settled, [member, from, to], at),
    /** The movements of these days other than by bets. */
    movements: (
      member: string,
      { from, to }: DayRange,
      at: PageOf,
    ): Promise<{ rows: MovementRow[]; total: number }> => pageOf(MOVED_COUNT, moved, [member, from, to], at),
    /** Sets in the ledger the hour at which days begin at a brand. */
    keepDayStart: async (brand: string, hour: number): Promise<void> => {
      await pool.query(
        `INSERT INTO brand_day AS b (brand, start_hour) VALUES ($1, $2)
         ON CONFLICT (brand) DO UPDATE SET start_hour = excluded.start_hour WHERE b.start_hour <> excluded.start_hour`,
        [brand, hour],
      )
    },
  }
}
