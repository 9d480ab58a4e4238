import type { MatchResult } from '@touchline/rules'
import type { Observable } from 'rxjs'
import type { BookMatch, OfferedLine } from './offered-line'

/** What happens in a match that waiting or open bets must know of. */
export type BookEvent =
  | { type: 'goal' | 'red_card'; match: number; at: number }
  | { type: 'suspended' | 'resumed'; match: number; at: number }
  | { type: 'result'; match: number; revision: number; result: MatchResult; at: number }

/** The price list in memory: what can be bet now. Bets read it; the feed writes it. */
export interface OddsBook {
  line(match: number, line: number): OfferedLine | undefined
  match(match: number): BookMatch | undefined
  events$: Observable<BookEvent>
  /** Results of matches that ended while nobody listened; what is not known yet is left out. */
  resultsOf(matches: readonly number[]): Promise<Extract<BookEvent, { type: 'result' }>[]>
  /** Epoch milliseconds of the newest word from the feed: bets stop when it is older than 5 s. */
  freshAt(): number
}
