import { Hub } from '../live'
import type { Search, SearchParts } from '../search'
import { AnswerCache } from './answers'
import { groupBook } from './group-book'
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

/** The terms of a view: those of a brand, and how much wider the spread of a commission group is, Malay cents. */
export interface OddsViewTerms extends ViewTerms {
  readonly cents: number
}

/** The book as members of brands with the same terms and of the same spread see it. */
export interface OddsView {
  readonly terms: OddsViewTerms
  readonly channels: Channels
  readonly frames: Frames
  readonly search: Search
  readonly hub: Hub
  readonly answers: AnswerCache
}

/** Terms with the same key have the same view. */
export const keyOf = ({ bettingDayStartHour, myanmar, cents }: OddsViewTerms): string =>
  `${bettingDayStartHour}${myanmar ? '' : 'p'}${cents > 0 ? `c${cents}` : ''}`

/** A view with all that the book holds now. */
export function openView(
  terms: OddsViewTerms,
  { book, now, feedAt, epoch, rate, createSearch }: ViewParts,
): OddsView {
  const channels = new Channels(groupBook(book, terms.cents), now, terms)
  // A page that moves from one view to another has no sequence in it.
  const frames = new Frames({ epoch: `${epoch}-${keyOf(terms)}`, rate, now })
  const search = createSearch({ book, now, startHour: terms.bettingDayStartHour })
  const hub = new Hub({ channels, frames, now, feedAt })
  channels.publish(new Set())
  search.update()
  return { terms, channels, frames, search, hub, answers: new AnswerCache() }
}
