import type { BoardColumn } from '../../../shared/domain/board-columns'
import type { BoardStore } from '../../state/board-store'
import type { BoardContext } from '../board-context'
import type { BoardHeights, RowForm } from './board-layout'
import type { ListSection } from './list-sections'
import type { RowHeights } from './row-heights'

/** The input of the list, and of everything in it. */
export interface BoardListProps {
  store: BoardStore
  columns: readonly BoardColumn[]
  form: RowForm
  heights: BoardHeights
  context: BoardContext
}

export interface LeagueSectionProps extends BoardListProps {
  section: ListSection
  follow: RowHeights['follow']
}
