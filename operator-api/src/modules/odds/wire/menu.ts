import { BET_TYPES, MarketId, type ResponseOf, SPORTS, type uxMenu } from '@touchline/contracts'
import type { Book } from '../book/create-book'
import { type HeldMatch, OUTRIGHT } from '../book/held-match'
import { marketOf } from '../book/market-of'

export type Menu = ResponseOf<typeof uxMenu>

/** Counts for the left column. Child matches count as part of their parents, runners of an outright are no matches. */
export function menuOf(book: Book, now: number): Menu {
  const matches = [...book.matches()].filter(({ parent }) => parent === null)
  const sportOf = ({ league }: HeldMatch) => book.league(league)?.sport
  return {
    sports: SPORTS.map(({ id, key }) => {
      const own = matches.filter((match) => sportOf(match) === id)
      const inMarket = (market: number) =>
        own.filter((match) => match.type !== OUTRIGHT && marketOf(match, now) === market)
      const early = inMarket(MarketId.early)
      const today = inMarket(MarketId.today)
      const live = inMarket(MarketId.live)
      return {
        id,
        name: key,
        early: early.length,
        today: today.length,
        live: live.length,
        ...offeredBy(own),
        markets: { early: offeredBy(early), today: offeredBy(today), live: offeredBy(live) },
      }
    }),
  }
}

/** How many of the matches offer each bet type, and how many may stand in a parlay. */
function offeredBy(matches: readonly HeldMatch[]) {
  const lines = matches.map((match) => [...match.lines.values()])
  return {
    types: BET_TYPES.map((type) => lines.filter((of) => of.some(({ betType }) => betType === type)).length),
    parlay: lines.filter((of) => of.some(({ comboMin }) => comboMin > 0)).length,
  }
}
