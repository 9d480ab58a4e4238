import type { MatchBlock } from '../../../shared/domain/match-block'

const NAME_ROWS = 2
const LEAST_PRICE_ROWS = 3

/** Rows of a card: how many of prices there are, and on which (from 1) the way to all markets is, if on any. */
export function cardRows(block: MatchBlock): { prices: number; more: number | null } {
  const third = block.lines[2]
  // The draw is alone in the last column, so that the way to all markets has the rest of its line.
  const cornerIsFree = third === undefined || third.slice(0, -1).every((cell) => cell === null)
  if (block.isWhole && third === undefined) return { prices: block.lines.length, more: null }
  if (cornerIsFree && block.lines.length <= LEAST_PRICE_ROWS)
    return { prices: LEAST_PRICE_ROWS, more: NAME_ROWS + LEAST_PRICE_ROWS }
  return { prices: block.lines.length + 1, more: NAME_ROWS + block.lines.length + 1 }
}
