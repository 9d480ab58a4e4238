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
 * Asks for all that moved on these days, one question after the other: a file of three months has as many as it needs, at a pace
 * that leaves the server free for the pages. Null when it was stopped.
 */
export async function askEntries(
  host: Calls,
  days: readonly StatementDay[],
  { signal, onProgress, wait = (ms) => new Promise((done) => setTimeout(done, ms)) }: EntriesAsking,
): Promise<CallResult<DayEntries[]> | null> {
  const all: DayEntries[] = []
  const asking = { signal, wait, call: host.call }
  // Of a day on which nothing moved there is nothing to ask for.
  const moved = days.filter((day) => MOVED_SUMS.some((sum) => day[sum] !== 0) || day.bets > 0)
  for (const { working_date: date } of moved) {
    onProgress(all.length, moved.length)
    const settlements = await askRows(settlementsOf, asking, date)
    if (settlements?.kind !== 'ok') return settlements
    const movements = await askRows(movementsOf, asking, date)
    if (movements?.kind !== 'ok') return movements
    all.push({ date, settlements: settlements.data, movements: movements.data })
  }
  return { kind: 'ok', data: all }
}

type Asking = Calls & Required<Pick<EntriesAsking, 'signal' | 'wait'>>

async function askRows<Row>(
  list: AskPage<Row>,
  { call, signal, wait }: Asking,
  working_date: string,
): Promise<CallResult<Row[]> | null> {
  const rows: Row[] = []
  for (let page = 1, waits = 0; ; ) {
    await wait(PACE_MS)
    if (signal.aborted) return null
    const answer = await list({ call }, { working_date, page, page_size: ROWS_MAX }, signal)
    if (signal.aborted) return null
    if (answer.kind === 'ok') {
      rows.push(...answer.data.rows)
      if (rows.length >= answer.data.total || answer.data.rows.length === 0) return { kind: 'ok', data: rows }
      page += 1
      waits = 0
    } else if (answer.kind === 'refused' && answer.code === 'requestLimit' && waits < WAITS_MOST) {
      waits += 1
      await wait(1000 * Math.min(WAIT_MOST_S, Number(answer.details.retry_after) || 1))
    } else return answer
  }
}
