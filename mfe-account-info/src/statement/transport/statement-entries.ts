import type { StatementDay } from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import type { DayEntries } from '../domain/statement-entries'
import { MOVED_SUMS } from '../domain/statement-sums'
import { type AskPage, movementsOf, ROWS_MAX, settlementsOf } from './statement'

type Calls = Pick<HostServices, 'call'>

/**
 * A member has 20 lists in 2 s for all pages together: a file takes less than half of them, so that My Bets and the screens of a
 * second tab go on beside it.
 */
const PACE_MS = 250

/** Longest that is waited when the server wants to be asked less often, and how often in a row. */
const WAIT_MOST_S = 5
const WAITS_MOST = 5

/** How a file is asked for. */
export interface EntriesAsking {
  /** Nobody wants it any more. */
  readonly signal: AbortSignal
  /** How many of the days on which something moved have been read. */
  readonly onProgress: (read: number, count: number) => void
  readonly wait?: (ms: number) => Promise<unknown>
}

/**
 * Asks for all that moved on these days, one question after the other and at a pace that leaves the server free for the pages:
 * for all days at once, so that a file of three months has as many questions as it has full pages. Null when it was stopped.
 */
export async function askEntries(
  host: Calls,
  days: readonly StatementDay[],
  { signal, onProgress, wait = (ms) => new Promise((done) => setTimeout(done, ms)) }: EntriesAsking,
): Promise<CallResult<DayEntries[]> | null> {
  const asking = { signal, wait, call: host.call }
  // Of a day on which nothing moved there is nothing to ask for.
  const moved = days
    .filter((day) => MOVED_SUMS.some((sum) => day[sum] !== 0) || day.bets > 0)
    .map(({ working_date }) => working_date)
  const read = (day: string) => onProgress(moved.filter((date) => date < day).length, moved.length)
  const settlements = await askRows(settlementsOf, asking, moved, read)
  if (settlements?.kind !== 'ok') return settlements
  const movements = await askRows(movementsOf, asking, moved)
  if (movements?.kind !== 'ok') return movements
  const data = days.map(({ working_date: date }) => ({
    date,
    settlements: settlements.data.get(date) ?? [],
    movements: movements.data.get(date) ?? [],
  }))
  return { kind: 'ok', data: data.filter((day) => day.settlements.length + day.movements.length > 0) }
}

type Asking = Calls & Required<Pick<EntriesAsking, 'signal' | 'wait'>>
type RowsByDay<Row> = Map<string, Row[]>

/** All rows of these days; `onDay` gets the next day before each request. */
async function askRows<Row extends { readonly working_date?: string | undefined }>(
  list: AskPage<Row>,
  asking: Asking,
  days: readonly string[],
  onDay: (day: string) => void = () => undefined,
): Promise<CallResult<RowsByDay<Row>> | null> {
  const byDay: RowsByDay<Row> = new Map()
  const add = (day: string, row: Row) => {
    const rows = byDay.get(day)
    if (rows) rows.push(row)
    else byDay.set(day, [row])
  }
  const end_date = days.at(-1)
  let from = days[0]
  for (let page = 1, known = 0; from !== undefined && end_date !== undefined; ) {
    if (known === 0) onDay(from)
    const answer = await askUntilAccepted(list, asking, {
      working_date: from,
      end_date,
      page,
      page_size: ROWS_MAX,
    })
    if (answer?.kind !== 'ok') return answer
    const { rows, total, until = from } = answer.data
    const first = from
    for (const row of rows) add(row.working_date ?? first, row)
    known += rows.length
    if (known < total && rows.length > 0) {
      onDay(rows.at(-1)?.working_date ?? first)
      page += 1
    } else {
      // An older server sends one day at a time.
      from = days.find((day) => day > first && day > until)
      page = 1
      known = 0
    }
  }
  return { kind: 'ok', data: byDay }
}

/** One question, again and again as long as the server wants to be asked less often. */
async function askUntilAccepted<Row>(
  list: AskPage<Row>,
  { call, signal, wait }: Asking,
  asked: Parameters<AskPage<Row>>[1],
): Promise<Awaited<ReturnType<AskPage<Row>>> | null> {
  for (let waits = 0; ; waits += 1) {
    await wait(PACE_MS)
    if (signal.aborted) return null
    const answer = await list({ call }, asked, signal)
    if (signal.aborted) return null
    if (answer.kind !== 'refused' || answer.code !== 'requestLimit' || waits >= WAITS_MOST) return answer
    await wait(1000 * Math.min(WAIT_MOST_S, Number(answer.details.retry_after) || 1))
  }
}
