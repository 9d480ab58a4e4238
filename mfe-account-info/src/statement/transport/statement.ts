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

/** Requests all days of the range at once, for a file; the caller reports failures. */
export const askAllDays = (
  host: Asking,
  view: Pick<StatementView, 'from' | 'to'>,
  signal?: AbortSignal,
): Promise<CallResult<StatementPage>> =>
  host.call(
    dailyStatement,
    { ...requestOf(host, view), page: 1, page_size: STATEMENT_DAYS },
    { signal, quiet: true },
  )

/** The first rows of a list, and how many it has. */
export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** One page of a list, and the last day of the list if the server sends it. */
export interface ListedDays<Row> extends Listed<Row> {
  readonly until: string | undefined
}

/** The parts of a betting day. */
export interface StatementDayParts {
  readonly products: readonly ProductSums[]
  /** Of bets, corrections included. */
  readonly settlements: Listed<Settlement>
  /** Movements other than by bets. */
  readonly movements: Listed<Movement>
}

const ROWS_A_TIME = 20

/** Most rows that the server sends at once. */
export const ROWS_MAX = 100

type Calls = Pick<HostServices, 'call'>

/** How many of each are known of a day. */
export interface KnownRows {
  readonly settlements: number
  readonly movements: number
}

interface Asked {
  readonly working_date: string
  /** The last of several days. */
  readonly end_date?: string
  readonly page: number
  readonly page_size: number
}

/** One page of a list of a day, or of several. */
export type AskPage<Row> = (
  host: Calls,
  asked: Asked,
  signal?: AbortSignal,
) => Promise<CallResult<ListedDays<Row>>>

export const settlementsOf: AskPage<Settlement> = async ({ call }, asked, signal) => {
  const answer = await call(settlementHistory, asked, { signal, quiet: true })
  if (answer.kind !== 'ok') return answer
  const { settlements: rows, total, end_date: until } = answer.data
  return { kind: 'ok', data: { rows, total, until } }
}

export const movementsOf: AskPage<Movement> = async ({ call }, asked, signal) => {
  const answer = await call(movementHistory, asked, { signal, quiet: true })
  if (answer.kind !== 'ok') return answer
  const { movements: rows, total, end_date: until } = answer.data
  return { kind: 'ok', data: { rows, total, until } }
}

/** As many rows from the first one on as were known before, in as many questions as that takes. */
async function firstRows<Row>(
  list: AskPage<Row>,
  host: Calls,
  working_date: string,
  known: number,
): Promise<CallResult<Listed<Row>>> {
  const wanted = Math.max(ROWS_A_TIME, known)
  const pages = Math.ceil(wanted / ROWS_MAX)
  const page_size = Math.ceil(wanted / pages)
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, n) => list(host, { working_date, page: n + 1, page_size })),
  )
  const rows: Row[] = []
  let total = 0
  for (const answer of answers) {
    if (answer.kind !== 'ok') return answer
    rows.push(...answer.data.rows)
    total = answer.data.total
  }
  return { kind: 'ok', data: { rows, total } }
}

/** Asks for a day by product, with its first settlements and movements: as many as were known of it before. */
export async function askDay(
  host: Calls,
  working_date: string,
  known: KnownRows,
): Promise<CallResult<StatementDayParts>> {
  const [products, settlements, movements] = await Promise.all([
    host.call(platformWinLose, { working_date }, { quiet: true }),
    firstRows(settlementsOf, host, working_date, known.settlements),
    firstRows(movementsOf, host, working_date, known.movements),
  ])
  if (products.kind !== 'ok') return products
  if (settlements.kind !== 'ok') return settlements
  if (movements.kind !== 'ok') return movements
  return {
    kind: 'ok',
    data: { products: products.data.products, settlements: settlements.data, movements: movements.data },
  }
}

/** Asks for the rows behind the known ones. */
const behind =
  <Row>(list: AskPage<Row>) =>
  async (host: Calls, working_date: string, known: number): Promise<CallResult<Listed<Row>>> => {
    const page = Math.floor(known / ROWS_A_TIME) + 1
    const answer = await list(host, { working_date, page, page_size: ROWS_A_TIME })
    if (answer.kind !== 'ok') return answer
    const { rows, total } = answer.data
    // Some rows on the page of the last known row are known already.
    return { kind: 'ok', data: { total, rows: rows.slice(known % ROWS_A_TIME) } }
  }

export const askMoreSettlements = behind(settlementsOf)
export const askMoreMovements = behind(movementsOf)
