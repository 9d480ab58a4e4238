import { BET_TYPES, type ResponseOf, SPORTS, type uxMenu } from '@touchline/contracts'
import type { Book } from '../book/create-book'
import type { HeldMatch } from '../book/held-match'
import { marketOf } from '../book/market-of'

export type Menu = ResponseOf<typeof uxMenu>

const OUTRIGHT = 2

/** Counts for the left column. Child matches count as part of their parents, runners of an outright are no matches. */
export function menuOf(book: Book, now: number): Menu {
  const matches = [...book.matches()].filter(({ parent }) => parent === null)
  const sportOf = ({ league }: HeldMatch) => book.league(league)?.sport
  return {
    sports: SPORTS.map(({ id, key }) => {
      const own = matches.filter((match) => sportOf(match) === id)
      const inMarket = (market: number) =>
        own.filter((match) => match.type !== OUTRIGHT && marketOf(match, now) === market).length
      const lines = own.map((match) => [...match.lines.values()])
      return {
        id,
        name: key,
        early: inMarket(1),
        today: inMarket(2),
        live: inMarket(3),
        types: BET_TYPES.map(
          (type) => lines.filter((of) => of.some(({ betType }) => betType === type)).length,
        ),
        parlay: lines.filter((of) => of.some(({ comboMin }) => comboMin > 0)).length,
      }
    }),
  }
}
