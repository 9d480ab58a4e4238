import { Hub } from '../live'
import type { Search, SearchParts } from '../search'
import { AnswerCache } from './answers'
import type { Book } from './service'
import { Channels, type ViewTerms } from './wire/channels'
import { Frames } from './wire/frames'

export type CreateSearch = (parts: SearchParts) => Search

export interface ViewParts {
  readonly book: Book
  readonly now: () => number
  /** Epoch milliseconds of the newest word of the feed. */
  readonly feedAt: () => number
  /** New with every start of the process. */
  readonly epoch: string
  /** Match minutes a real minute. */
  readonly rate: number
  readonly createSearch: CreateSearch
}

/** What brands of the same terms see of the book. */
export interface OddsView {
  readonly terms: ViewTerms
  readonly channels: Channels
  readonly frames: Frames
  readonly search: Search
  readonly hub: Hub
  readonly answers: AnswerCache
}

/** Brands with the same key see the same. */
export const keyOf = ({ bettingDayStartHour, myanmar }: ViewTerms): string =>
  `${bettingDayStartHour}${myanmar ? '' : 'p'}`

/** A view with all that the book holds now. */
export function openView(
  terms: ViewTerms,
  { book, now, feedAt, epoch, rate, createSearch }: ViewParts,
): OddsView {
  const channels = new Channels(book, now, terms)
  // A page that moves from one view to another stands nowhere in it.
  const frames = new Frames({ epoch: `${epoch}-${keyOf(terms)}`, rate, now })
  const search = createSearch({ book, now, startHour: terms.bettingDayStartHour })
  const hub = new Hub({ channels, frames, now, feedAt })
  channels.publish(new Set())
  search.update()
  return { terms, channels, frames, search, hub, answers: new AnswerCache() }
}
