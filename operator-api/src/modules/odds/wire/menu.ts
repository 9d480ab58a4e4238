import type { ResponseOf, uxMenu } from '@touchline/contracts/calls'
import { TIME_FILTERS } from '@touchline/contracts/limits'
import { BET_TYPES, MarketId, SPORTS } from '@touchline/contracts/odds'
import { inTimeWindow, isListed, type Listable, type Listing, timeFilterWindow } from '@touchline/rules'
import { hotMatches } from '../hot-matches'
import type { MoneyOnMatches } from '../money-on-matches'
import { PERIOD_ENDED } from '../play-state'
import { type HeldLine, type HeldMatch, marketOf, OUTRIGHT } from '../rules'
import type { Book } from '../service'

export type Menu = ResponseOf<typeof uxMenu>

/** Counts for the left column: what lists of the board show. Child matches count as part of their parents. */
export function menuOf(book: Book, now: number, startHour: number, money: MoneyOnMatches): Menu {
  const matches = [...book.matches()].filter(({ parent }) => parent === null)
  const sportOf = ({ league }: HeldMatch) => book.league(league)?.sport
  return {
    hot: hotMatches(book, now, startHour, money),
    sports: SPORTS.map(({ id, key }) => {
      const own = matches.filter((match) => sportOf(match) === id)
      const inMarket = (market: number) => own.filter((match) => marketOf(match, now, startHour) === market)
      const early = inMarket(MarketId.early)
      const today = inMarket(MarketId.today)
      const live = inMarket(MarketId.live)
      return {
        id,
        name: key,
        early: countOf('all', early),
        today: countOf('all', today),
        live: countOf('all', live),
        today_by_time: countsByTime(today, now),
        ...offeredBy(own),
        markets: { early: offeredBy(early), today: offeredBy(today), live: offeredBy(live) },
      }
    }),
  }
}

/** How many of the matches the list of each bet type shows, and that of parlays. */
const offeredBy = (matches: readonly HeldMatch[]) => ({
  types: BET_TYPES.map((type) => countOf(type, matches)),
  parlay: countOf('parlay', matches),
})

const countsByTime = (matches: readonly HeldMatch[], now: number): number[] =>
  TIME_FILTERS.map((filter) => {
    const window = timeFilterWindow(filter, now)
    return countOf(
      'all',
      matches.filter(({ kickoff }) => inTimeWindow(kickoff, window)),
    )
  })

const countOf = (listing: Listing, matches: readonly HeldMatch[]): number =>
  matches.filter((match) => isListed(listing, listableOf(match))).length

function listableOf({ type, play, lines }: HeldMatch): Listable {
  const some = (is: (line: HeldLine) => boolean) => [...lines.values()].some(is)
  return {
    isOver: play.period === PERIOD_ENDED,
    isOutright: type === OUTRIGHT,
    isInParlays: some(({ comboMin }) => comboMin > 0),
    offers: (wanted) => some(({ betType }) => betType === wanted),
  }
}
