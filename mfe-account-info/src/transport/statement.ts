import {
  dailyStatement,
  type Movement,
  movementHistory,
  type ProductSums,
  platformWinLose,
  type ResponseOf,
  type Settlement,
  STATEMENT_DAYS,
  settlementHistory,
} from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import type { StatementView } from '../domain/statement'
import { DAYS_A_PAGE, statementDays } from '../domain/statement-days'

export type StatementPage = ResponseOf<typeof dailyStatement>

type Asking = Pick<HostServices, 'call' | 'brand' | 'now'>

const requestOf = ({ brand, now }: Asking, view: Pick<StatementView, 'from' | 'to'>) => {
  const { from, to } = statementDays(view, now(), brand.bettingDayStartHour)
  return { start_date: from, end_date: to }
}

/** Asks for one page of days. */
export const askStatement =
  (host: Asking) =>
  (view: StatementView, signal: AbortSignal): Promise<CallResult<StatementPage>> =>
    host.call(
      dailyStatement,
      { ...requestOf(host, view), page: view.page, page_size: DAYS_A_PAGE },
      { signal, quiet: true },
    )

/** Asks for all days of the range at once, for a file. */
export const askAllDays = (
  host: Asking,
  view: Pick<StatementView, 'from' | 'to'>,
): Promise<CallResult<StatementPage>> =>
  host.call(dailyStatement, { ...requestOf(host, view), page: 1, page_size: STATEMENT_DAYS })

/** The first rows of a list, and how many it has. */
export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** What a working day is made of. */
export interface StatementDayParts {
  readonly products: readonly ProductSums[]
  /** Of bets, corrections included. */
  readonly settlements: Listed<Settlement>
  /** What moved other than by bets. */
  readonly movements: Listed<Movement>
}

const ROWS_A_TIME = 20

/** Most that the server tells at once. */
const ROWS_MAX = 100

/** As many rows from the first one on as were known before. */
const sizeOf = (known: number): number => Math.min(ROWS_MAX, Math.max(ROWS_A_TIME, known))

type Calls = Pick<HostServices, 'call'>

/** How many of each are known of a day. */
export interface KnownRows {
  readonly settlements: number
  readonly movements: number
}

const settlementsOf = async ({ call }: Calls, asked: Asked): Promise<CallResult<Listed<Settlement>>> => {
  const answer = await call(settlementHistory, asked, { quiet: true })
  if (answer.kind !== 'ok') return answer
  return { kind: 'ok', data: { rows: answer.data.settlements, total: answer.data.total } }
}

const movementsOf = async ({ call }: Calls, asked: Asked): Promise<CallResult<Listed<Movement>>> => {
  const answer = await call(movementHistory, asked, { quiet: true })
  if (answer.kind !== 'ok') return answer
  return { kind: 'ok', data: { rows: answer.data.movements, total: answer.data.total } }
}

interface Asked {
  readonly working_date: string
  readonly page: number
  readonly page_size: number
}

/** Asks for a day by product, with its first settlements and movements: as many as were known of it before. */
export async function askDay(
  host: Calls,
  working_date: string,
  known: KnownRows,
): Promise<CallResult<StatementDayParts>> {
  const first = (rows: number): Asked => ({ working_date, page: 1, page_size: sizeOf(rows) })
  const [products, settlements, movements] = await Promise.all([
    host.call(platformWinLose, { working_date }, { quiet: true }),
    settlementsOf(host, first(known.settlements)),
    movementsOf(host, first(known.movements)),
  ])
  if (products.kind !== 'ok') return products
  if (settlements.kind !== 'ok') return settlements
  if (movements.kind !== 'ok') return movements
  return {
    kind: 'ok',
    data: { products: products.data.products, settlements: settlements.data, movements: movements.data },
  }
}

/** Asks for the rows behind those that are there. */
const behind =
  <Row>(list: (host: Calls, asked: Asked) => Promise<CallResult<Listed<Row>>>) =>
  async (host: Calls, working_date: string, known: number): Promise<CallResult<Listed<Row>>> => {
    const page = Math.floor(known / ROWS_A_TIME) + 1
    const answer = await list(host, { working_date, page, page_size: ROWS_A_TIME })
    if (answer.kind !== 'ok') return answer
    const { rows, total } = answer.data
    // Of the page that the last known one stands on, some are there already.
    return { kind: 'ok', data: { total, rows: rows.slice(known % ROWS_A_TIME) } }
  }

export const askMoreSettlements = behind(settlementsOf)
export const askMoreMovements = behind(movementsOf)
