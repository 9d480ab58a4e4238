import {
  dailyStatement,
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

/** What a working day is made of. */
export interface StatementDayParts {
  readonly products: readonly ProductSums[]
  readonly settlements: readonly Settlement[]
  /** Settlements of the day, of which `settlements` are the first. */
  readonly total: number
}

const SETTLEMENTS_A_TIME = 20

/** Most that the server tells at once. */
const SETTLEMENTS_MAX = 100

/** Asks for a day by product, with its first settlements: as many as were known of it before. */
export async function askDay(
  { call }: Pick<HostServices, 'call'>,
  working_date: string,
  known: number,
): Promise<CallResult<StatementDayParts>> {
  const options = { quiet: true }
  const page_size = Math.min(SETTLEMENTS_MAX, Math.max(SETTLEMENTS_A_TIME, known))
  const [products, settled] = await Promise.all([
    call(platformWinLose, { working_date }, options),
    call(settlementHistory, { working_date, page: 1, page_size }, options),
  ])
  if (products.kind !== 'ok') return products
  if (settled.kind !== 'ok') return settled
  return { kind: 'ok', data: { products: products.data.products, ...settled.data } }
}

/** Asks for the settlements behind those that are there. */
export async function askMoreSettlements(
  { call }: Pick<HostServices, 'call'>,
  working_date: string,
  known: number,
): Promise<CallResult<Pick<StatementDayParts, 'total'> & { settlements: Settlement[] }>> {
  const page = Math.floor(known / SETTLEMENTS_A_TIME) + 1
  const asked = { working_date, page, page_size: SETTLEMENTS_A_TIME }
  const answer = await call(settlementHistory, asked, { quiet: true })
  if (answer.kind !== 'ok') return answer
  const { settlements, total } = answer.data
  // Of the page that the last known one stands on, some are there already.
  return { kind: 'ok', data: { total, settlements: settlements.slice(known % SETTLEMENTS_A_TIME) } }
}
