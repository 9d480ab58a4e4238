import { groupPrices } from './pricing/group-prices'
import type { HeldLine, HeldMatch } from './rules'
import type { Book } from './service'

/**
 * The book as a commission group sees and bets it: two-way lines with a spread wider by `cents`, everything else as it is.
 * `marketLines` keeps the prices of the book, which say the chances by which waiting bets are decided.
 */
export function groupBook(book: Book, cents: number): Book {
  if (cents === 0) return book
  const pricedLines = new WeakMap<HeldLine, HeldLine>()
  const pricedMatches = new WeakMap<HeldMatch, HeldMatch>()
  const pricedLine = (line: HeldLine): HeldLine => {
    const known = pricedLines.get(line)
    if (known) return known
    const priced = { ...line, prices: groupPrices(line.prices, line.betType, cents) }
    pricedLines.set(line, priced)
    return priced
  }
  const pricedMatch = (match: HeldMatch): HeldMatch => {
    const known = pricedMatches.get(match)
    if (known) return known
    const lines = new Map([...match.lines].map(([id, line]) => [id, pricedLine(line)]))
    const priced = { ...match, lines }
    pricedMatches.set(match, priced)
    return priced
  }
  return {
    ...book,
    held(id) {
      const match = book.held(id)
      return match && pricedMatch(match)
    },
    line(match, id) {
      const line = book.line(match, id)
      if (!line) return undefined
      return { ...line, prices: groupPrices(line.prices, line.betType, cents), basePrices: line.prices }
    },
  }
}
