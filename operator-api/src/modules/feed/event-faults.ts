import { isAsian, priceCount, pricesFault } from '@touchline/contracts/odds'
import type { FeedEvent, FeedEventOf, OfferLine, OfferMyanmar } from './rules'

const MINUTE_MS = 60_000
/** Clocks of two machines are never further apart. */
const CLOCK_AHEAD_MOST_MS = 5 * MINUTE_MS
/** No period lasts so long. */
const CLOCK_BEHIND_MOST_MS = 24 * 60 * MINUTE_MS

/** Why no page could show this line; null when it may be sold. */
export function lineFault({
  bet_type,
  period,
  state,
  prices,
}: Pick<OfferLine, 'bet_type' | 'period' | 'state' | 'prices'>): string | null {
  const count = priceCount(bet_type, period)
  if (prices.length !== count) return `${prices.length} prices, ${bet_type} has ${count}`
  return pricesFault(prices, 0, isAsian(bet_type), state)
}

export const myanmarFault = ({ state, prices }: Pick<OfferMyanmar, 'state' | 'prices'>): string | null =>
  pricesFault(prices, 0, true, state)

/** Why the clock of a state is implausible; null when it is plausible or missing. `at` is when the state was published. */
export function clockFault(
  { clock_base }: Pick<FeedEventOf<'state'>, 'clock_base'>,
  at: number,
): string | null {
  if (clock_base === 0) return null
  if (clock_base > at + CLOCK_AHEAD_MOST_MS) return 'the clock would show less than no minute'
  return clock_base < at - CLOCK_BEHIND_MOST_MS ? 'the clock would show more than a day' : null
}

/** What of a batch is not taken, though the rest of it is. */
export interface IgnoredEvent {
  /** Place of the event in the batch, from 0 on. */
  readonly event: number
  /** Where in the event: `lines.3`. */
  readonly field: string
  readonly reason: string
}

/** All that the book leaves out of these events, in their order. */
export const ignoredIn = (events: readonly FeedEvent[], at: number): IgnoredEvent[] =>
  events.flatMap((event, place) => faultsOf(event, at).map((fault) => ({ event: place, ...fault })))

function faultsOf(event: FeedEvent, at: number): Omit<IgnoredEvent, 'event'>[] {
  if (event.type === 'state') return named('clock_base', clockFault(event, at))
  if (event.type !== 'offer') return []
  return [
    ...event.lines.flatMap((line, n) => named(`lines.${n}`, lineFault(line))),
    ...event.myanmar.flatMap((row, n) => named(`myanmar.${n}`, myanmarFault(row))),
  ]
}

const named = (field: string, reason: string | null): Omit<IgnoredEvent, 'event'>[] =>
  reason === null ? [] : [{ field, reason }]
