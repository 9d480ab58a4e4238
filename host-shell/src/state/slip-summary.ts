import type { BusEvent } from '@touchline/contracts/host'
import { type Observable, scan } from 'rxjs'

/** State of the slip and the open bets for the bars on narrow screens. */
export interface SlipSummary {
  picks: number
  text: string | null
  bets: number
  /** Bets among them whose acceptance is not known yet. */
  waiting: number
}

export const NOTHING: SlipSummary = { picks: 0, text: null, bets: 0, waiting: 0 }

/** Summaries that the slip sends from now on; empty once the session has ended. */
export const slipSummary$ = (events$: Observable<BusEvent>): Observable<SlipSummary> =>
  events$.pipe(scan(summaryAfter, NOTHING))

function summaryAfter(summary: SlipSummary, event: BusEvent): SlipSummary {
  if (event.type === 'slip') return { ...summary, picks: event.picks.length, text: event.summary }
  if (event.type === 'bets')
    return { ...summary, bets: event.running + event.waiting, waiting: event.waiting }
  return event.type === 'logout' ? NOTHING : summary
}
