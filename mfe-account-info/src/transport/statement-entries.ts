import type { StatementDay } from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import type { DayEntries } from '../domain/statement-entries'
import { MOVED_SUMS } from '../domain/statement-sums'
import { type AskPage, movementsOf, ROWS_MAX, settlementsOf } from './statement'

type Calls = Pick<HostServices, 'call'>

/** Longest that is waited when the server wants to be asked less often, and how often in a row. */
const WAIT_MOST_S = 5
const WAITS_MOST = 5

/**
 * Asks for all that moved on these days, one question after the other: a file of three months has as many as it needs, and the
 * server says how quickly it takes them.
 */
export async function askEntries(
  host: Calls,
  days: readonly StatementDay[],
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<CallResult<DayEntries[]>> {
  const all: DayEntries[] = []
  // Of a day on which nothing moved there is nothing to ask for.
  for (const { working_date: date } of days.filter(
    (day) => MOVED_SUMS.some((sum) => day[sum] !== 0) || day.bets > 0,
  )) {
    const settlements = await askRows(settlementsOf, host, date, wait)
    if (settlements.kind !== 'ok') return settlements
    const movements = await askRows(movementsOf, host, date, wait)
    if (movements.kind !== 'ok') return movements
    all.push({ date, settlements: settlements.data, movements: movements.data })
  }
  return { kind: 'ok', data: all }
}

async function askRows<Row>(
  list: AskPage<Row>,
  host: Calls,
  working_date: string,
  wait: (ms: number) => Promise<unknown>,
): Promise<CallResult<Row[]>> {
  const rows: Row[] = []
  for (let page = 1, waits = 0; ; ) {
    const answer = await list(host, { working_date, page, page_size: ROWS_MAX })
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
