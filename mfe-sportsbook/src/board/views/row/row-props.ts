import type { ReactNode } from 'react'
import type { MatchBlock } from '../../../shared/domain/match-block'
import type { ScoreColumns } from '../../../shared/domain/sport-board'
import type { BoardMatch } from '../../state/board-match'
import type { BoardContext } from '../board-context'
import type { RowForm } from '../list/board-layout'
import type { ClockRound } from './clock-round'

/** Fixed words of a row. */
export interface RowWords {
  readonly star: ReactNode
  readonly expanded: boolean
  readonly draw: string
}

export interface MatchRowProps {
  rowKey: string
  match: BoardMatch
  /** Where the lines come from; null while the channel of the match has not answered. */
  source: BoardMatch | null
  block: MatchBlock
  /** Px above it in which rows are out of sight. */
  gap: number
  form: RowForm
  context: BoardContext
  clocks: ClockRound
  zebra: boolean
  /** Place of the first line in its table, counted from 1, for screen readers. */
  rowIndex: number
  words: RowWords
  /** Scores with columns of their own. */
  scores: ScoreColumns | null
  /** Whether the sport has such columns, shown or not: the clock is first then. */
  clockFirst: boolean
  /** Before the start there is no score, and the name has its room. */
  begun: boolean
}
