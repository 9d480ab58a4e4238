import { TIME_FILTERS } from '@touchline/contracts/limits'
import { type Channel, marketChannel } from '@touchline/contracts/live'
import { BET_TYPES, MarketId } from '@touchline/contracts/odds'
import { inTimeWindow, type Listing, timeFilterWindow } from '@touchline/rules'
import type { BoardMatch } from '../../board'
import { MARKET_NAMES, type MarketName } from '../../shared/domain/board-filters'
import type { BoardView } from '../../shared/domain/board-view'
import { isListedAs } from '../../shared/domain/match-filter'
import type { MenuSport } from '../transport/ask-menu'

/** What a board follows live of one sport. */
export interface CountedBoard {
  readonly filters: { readonly sport: number; readonly leagues: readonly number[] | null }
  /** Server time by the minute. */
  readonly minute: number
  /** Matches on the board, where that is the list asked for. */
  shownCount: (sport: number, view: BoardView, market: MarketName) => number | undefined
  readonly feed: {
    readonly book: {
      readonly structure: number
      readonly ready: { has: (channel: Channel) => boolean }
      readonly parents: { has: (match: number) => boolean }
      matchesOf: (channel: Channel) => ReadonlyMap<number, BoardMatch>
    }
  }
}

/** The server's counts, and those of the board in place of them wherever it holds all matches of a market. */
export function countByBoard(sports: readonly MenuSport[], board: CountedBoard): readonly MenuSport[] {
  const { book } = board.feed
  const { leagues } = board.filters
  void book.structure
  return sports.map((sport) => {
    if (sport.id !== board.filters.sport) return sport
    const counted = { ...sport, markets: sport.markets && { ...sport.markets } }
    for (const market of MARKET_NAMES) {
      const channel = marketChannel(sport.id, MarketId[market])
      if (!book.ready.has(channel)) continue
      // What belongs to another match counts as part of it.
      const matches = [...book.matchesOf(channel).values()].filter(
        ({ id, facts }) => !book.parents.has(id) && (leagues?.includes(facts.league) ?? true),
      )
      const count = (listing: Listing) => matches.filter((match) => isListedAs(listing, match)).length
      counted[market] = count('all')
      if (market === 'today') counted.today_by_time = countsByTime(matches, board.minute)
      if (counted.markets) counted.markets[market] = { types: BET_TYPES.map(count), parlay: count('parlay') }
    }
    return counted
  })
}

/** The server counts all leagues: a market that the board does not hold has no count of the chosen ones. */
export function isUncounted({ filters, feed }: CountedBoard, sport: number, market: MarketName): boolean {
  if (sport !== filters.sport || filters.leagues === null) return false
  const markets = market === 'today' ? (['today', 'live'] as const) : [market]
  return !markets.every((each) => feed.book.ready.has(marketChannel(sport, MarketId[each])))
}

const countsByTime = (matches: readonly BoardMatch[], minute: number): number[] =>
  TIME_FILTERS.map((filter) => {
    const window = timeFilterWindow(filter, minute)
    return matches.filter((match) => isListedAs('all', match) && inTimeWindow(match.facts.kickoff, window))
      .length
  })
