import { BET_TYPES, PlayPeriodId } from '@touchline/contracts/odds'
import type { TimeWindow } from '@touchline/rules'
import { inTimeWindow, isListed, type Listing } from '@touchline/rules'
import { dayOf } from './board-filters'
import type { ListedLeague, ListedMatch } from './board-list'
import { type BoardView, listingOf } from './board-view'

/** The conditions that a match must meet to be on the board. */
export interface MatchFilter {
  readonly view: BoardView
  /** Day of the kick-off; null is all. */
  readonly day: number | null
  /** Kick-offs let through; null is all. Matches in play are past theirs and pass. */
  readonly window: TimeWindow | null
  /** Whether names match the search; null finds all. */
  readonly finds: ((names: readonly string[]) => boolean) | null
  readonly leagues: ReadonlySet<number> | null
}

const OUTRIGHT = 2

/** The verdict on one match; `live` means that it is in the live group. */
export function passesFilter(
  match: ListedMatch,
  league: ListedLeague | undefined,
  live: boolean,
  filter: MatchFilter,
): boolean {
  const { facts } = match
  if (!isListedAs(listingOf(filter.view), match)) return false
  if (filter.leagues && !filter.leagues.has(facts.league)) return false
  if (filter.day !== null && dayOf(facts.kickoff) !== filter.day) return false
  if (!live && !inTimeWindow(facts.kickoff, filter.window)) return false
  return filter.finds === null || filter.finds([facts.home, facts.away, league?.name ?? ''])
}

/** Whether a list can hold this match, regardless of the player's other filters. */
export const isListedAs = (listing: Listing, { facts, head }: ListedMatch): boolean =>
  isListed(listing, {
    isOver: facts.period === PlayPeriodId.ended,
    isOutright: facts.type === OUTRIGHT,
    isInParlays: head.parlay,
    offers: (type) => (head.offers & (1 << BET_TYPES.indexOf(type))) !== 0,
  })
