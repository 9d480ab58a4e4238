import type { Preferences } from '@touchline/contracts'
import type { BoardItem } from '../../domain/board-list'
import type { BoardMatch } from '../../state/board-match'

/** How a match is drawn: cards on phones, otherwise a table that shows both halves or one. */
export type BoardForm = 'wide' | 'compact' | 'one-half' | 'cards'
export type RowForm = 'double' | 'single' | 'card'

/** Widths of the centre (px) from which both halves fit, with wide and with compact columns. */
export const WIDE_FROM = 820
export const COMPACT_FROM = 732
/** Below this width of the page everything is one column of cards. */
export const CARDS_BELOW = 768

export function boardForm(pageWidth: number, boardWidth: number): BoardForm {
  if (pageWidth < CARDS_BELOW) return 'cards'
  if (boardWidth >= WIDE_FROM) return 'wide'
  return boardWidth >= COMPACT_FROM ? 'compact' : 'one-half'
}

/** Heights in px. The virtual list relies on them, and the style sheet draws exactly these. */
export interface BoardHeights {
  readonly line: number
  readonly single: number
  readonly league: number
  readonly group: number
  readonly cardNames: number
  readonly cardLine: number
}

const LINE = { compact: 22, default: 24, comfortable: 30 } as const
/** Tall scripts need taller lines; rows grow and never clip. */
const TALL_LINE = 30
const TALL_LANGUAGES = ['my', 'km']

export function boardHeights(density: Preferences['pageDisplay']['density'], language: string): BoardHeights {
  const tall = TALL_LANGUAGES.includes(language)
  const line = Math.max(LINE[density], tall ? TALL_LINE : 0)
  return {
    line,
    single: line + 12,
    league: 32,
    group: 32,
    cardNames: tall ? 32 : 24,
    cardLine: 48,
  }
}

const BORDER = 1
/** Space around the lines of a card. */
const CARD_PADDING = 18
/** Guess until the opened markets have been measured. */
const MORE_GUESS = 320

/** Height of one row of the list; `lines` is the number of lines of the match block. */
export function itemHeight(
  item: BoardItem<BoardMatch>,
  form: RowForm,
  lines: (match: BoardMatch) => number,
  heights: BoardHeights,
): number {
  switch (item.kind) {
    case 'group':
      return heights.group
    case 'league':
      return form === 'card' ? heights.league + 12 : heights.league
    case 'more':
      return MORE_GUESS
    case 'match':
      if (form === 'single') return heights.single + BORDER
      if (form === 'double') return lines(item.match) * heights.line + BORDER
      return 2 * heights.cardNames + lines(item.match) * heights.cardLine + CARD_PADDING + BORDER
  }
}
