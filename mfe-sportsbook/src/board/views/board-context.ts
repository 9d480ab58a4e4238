import { MarketId } from '@touchline/contracts/odds'
import type { Translate } from '@touchline/ui/words'
import { RUNNING_PART } from '../../shared/domain/board-columns'
import type { BlockCell } from '../../shared/domain/match-block'
import { type BoardMatch, groupKey, type OddsLine } from '../state/board-match'
import { isOffered, MYANMAR_BODY } from '../state/odds-line'
import type { PriceTable } from '../state/price-table'
import type { FlashQueue } from './price/flash-queue'
import type { PriceFormat } from './price/price-format'

/** The context in which every row on screen writes its cells; a new one means that all of them are written anew. */
export interface BoardContext {
  readonly t: Translate
  /** The name of a league or a team in the language of the page. */
  readonly name: (name: string) => string
  /** The counted events of the matches, where those are not goals: "Corners". */
  readonly counted?: string
  readonly format: PriceFormat
  readonly table: PriceTable
  /** English name of a league. */
  readonly leagueName: (id: number) => string
  readonly flash: FlashQueue
  readonly myanmar: boolean
  /** Simulated minutes a real minute. */
  readonly rate: () => number
  /** Server time, epoch milliseconds. */
  readonly now: () => number
  readonly picks: () => ReadonlySet<string>
}

/** Groups of handicap and total. */
const GOES_BURMESE = 2

/** The line under a cell: Burmese prices take the place of handicap and total where they are offered. */
export function lineOf(
  match: BoardMatch,
  { column, index }: BlockCell,
  myanmar: boolean,
): OddsLine | undefined {
  const { group, period } = column
  const burmese =
    myanmar &&
    match.myanmar &&
    group < GOES_BURMESE &&
    match.line(groupKey(MYANMAR_BODY + group, period), index)
  return burmese || match.line(groupKey(group, period === RUNNING_PART ? match.part : period), index)
}

/** Further lines on the board; the others are among all markets of the match, or the list would grow twofold. */
const ALTERNATIVES_MOST = 1

/** How many lines beyond the main one a match shows in these columns: in play alone, where the main line changes fast. */
export function alternativesOf(match: BoardMatch, cells: readonly BlockCell[], myanmar: boolean): number {
  if (match.head.market !== MarketId.live) return 0
  let count = 0
  for (const cell of cells) {
    if (!cell.column.alternatives) continue
    while (count < ALTERNATIVES_MOST && isOffered(lineOf(match, { ...cell, index: count + 1 }, myanmar)))
      count += 1
  }
  return count
}
