import type { Preferences } from '@touchline/contracts/session'
import type { BoardItem } from '../../../shared/domain/board-list'
import type { BoardView } from '../../../shared/domain/board-view'
import type { BoardMatch } from '../../state/board-match'

/** How a match is drawn: cards on phones, otherwise a table that shows both halves or one. */
export type BoardForm = 'wide' | 'compact' | 'one-part' | 'cards'
export type RowForm = 'double' | 'single' | 'card'

/** Widths of the centre (px) from which both halves fit: on three lines wide or compact, on a single line. */
export const WIDE_FROM = 820
export const COMPACT_FROM = 740
export const BOTH_SINGLE_FROM = 1260
/** Below this width of the page everything is one column of cards. */
export const CARDS_BELOW = 768
/** From this width of the page the shell has the sports menu beside the board, unless a player folded it away. */
export const MENU_FROM = 1024

/** Kinds of bets that fit on one line. */
const SINGLE_LINE_VIEWS: readonly BoardView[] = ['hdpou', 'parlay', 'oe']

export function rowForm(
  form: BoardForm,
  pageType: Preferences['pageDisplay']['pageType'],
  view: BoardView,
): RowForm {
  if (form === 'cards') return 'card'
  // A runner is a name and a price: more lines would be empty ones.
  if (view === 'outright') return 'single'
  return pageType === 'single' && SINGLE_LINE_VIEWS.includes(view) ? 'single' : 'double'
}

/** Scores by quarter beside two halves of prices take so much more of the width, px. */
export const SCORES_BESIDE_PARTS = 92

export function boardForm(pageWidth: number, boardWidth: number, pageType: 'single' | 'double'): BoardForm {
  if (pageWidth < CARDS_BELOW) return 'cards'
  if (pageType === 'single') return boardWidth >= BOTH_SINGLE_FROM ? 'wide' : 'one-part'
  if (boardWidth >= WIDE_FROM) return 'wide'
  return boardWidth >= COMPACT_FROM ? 'compact' : 'one-part'
}

/** Heights in px. The virtual list relies on them, and the style sheet draws exactly these. */
export interface BoardHeights {
  readonly line: number
  readonly single: number
  readonly league: number
  readonly group: number
  readonly cardName: number
  readonly cardLine: number
  /** How much larger everything is drawn. */
  readonly scale: number
}

const LINE = { compact: 22, default: 24, comfortable: 30 } as const
/** Tall scripts need taller lines; rows grow and never clip. */
const TALL_LINE = 30
/** A price of 44 px with its distance to the next. */
const TOUCH_LINE = 48
const TALL_LANGUAGES = ['my']

export function boardHeights(
  density: Preferences['pageDisplay']['density'],
  language: string,
  form: BoardForm,
  isTouch: boolean,
  scale: number,
): BoardHeights {
  const tall = TALL_LANGUAGES.includes(language)
  const line = Math.max(LINE[density], tall ? TALL_LINE : 0, isTouch ? TOUCH_LINE : 0)
  const league = isTouch ? 44 : form === 'cards' ? 40 : 32
  return {
    line,
    single: isTouch ? line : line + 12,
    league,
    group: 32,
    cardName: tall ? 30 : 24,
    cardLine: 48,
    scale,
  }
}

const BORDER = 1
/** Above the names and below the last price of a card, px. */
const CARD_PADDING = 14
/** Guess until the opened markets have been measured. */
const MORE_GUESS = 320

/** Height of a match of so many lines, px of the page. */
export const matchHeight = (form: RowForm, lines: number, heights: BoardHeights): number =>
  heights.scale * drawnHeight(form, lines, heights)

function drawnHeight(form: RowForm, lines: number, heights: BoardHeights): number {
  if (form === 'single') return heights.single + BORDER
  if (form === 'double') return lines * heights.line + BORDER
  return 2 * heights.cardName + lines * heights.cardLine + CARD_PADDING + BORDER
}

/** Height of one row of the list; `lines` is the number of lines of a match. */
export function itemHeight(
  item: BoardItem<BoardMatch>,
  form: RowForm,
  lines: number,
  heights: BoardHeights,
): number {
  switch (item.kind) {
    case 'group':
      // On a phone every match says itself whether it is played; the screen belongs to prices.
      return form === 'card' && item.group === 'live' ? 0 : heights.scale * heights.group
    case 'league':
      return heights.scale * heights.league
    case 'more':
      return MORE_GUESS
    case 'match':
      return matchHeight(form, lines, heights)
  }
}
