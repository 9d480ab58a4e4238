import { type Channel, marketChannel } from '@touchline/contracts/live'
import { BET_TYPES, MarketId } from '@touchline/contracts/odds'
import type { Listing } from '@touchline/rules'
import type { BoardMatch } from '../../board'
import { MARKET_NAMES } from '../../shared/domain/board-filters'
import { isListedAs } from '../../shared/domain/match-filter'
import type { MenuSport } from '../transport/ask-menu'

/** What a board follows live of one sport. */
export interface CountedBoard {
  readonly filters: { readonly sport: number }
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
  void book.structure
  return sports.map((sport) => {
    if (sport.id !== board.filters.sport) return sport
    const counted = { ...sport, markets: sport.markets && { ...sport.markets } }
    for (const market of MARKET_NAMES) {
      const channel = marketChannel(sport.id, MarketId[market])
      if (!book.ready.has(channel)) continue
      // What belongs to another match counts as part of it.
      const matches = [...book.matchesOf(channel).values()].filter(({ id }) => !book.parents.has(id))
      const count = (listing: Listing) => matches.filter((match) => isListedAs(listing, match)).length
      counted[market] = count('all')
      if (counted.markets) counted.markets[market] = { types: BET_TYPES.map(count), parlay: count('parlay') }
    }
    return counted
  })
}
