import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useRef } from 'react'
import type { BoardColumn } from '../../domain/board-columns'
import type { BoardItem } from '../../domain/board-list'
import { layOutBlock, layOutSingle, type MatchBlock } from '../../domain/match-block'
import type { BoardMatch } from '../../state/board-match'
import type { BoardStore } from '../../state/board-store'
import { cx } from './board-classes'
import { alternativesOf, type BoardContext } from './board-context'
import { type BoardHeights, itemHeight, type RowForm } from './board-layout'
import { cardRows } from './card-rows'
import { GroupHeading } from './group-heading'
import { LeagueSection } from './league-section'
import { listSections } from './list-sections'
import { useBoardRows } from './use-board-rows'
import { useSteadyItems } from './use-steady-items'

export interface BoardListProps {
  store: BoardStore
  columns: readonly BoardColumn[]
  form: RowForm
  heights: BoardHeights
  context: BoardContext
}

/** The virtual list of leagues and matches. Renders when rows come, go or move; never for a price. */
export const BoardList = observer(function BoardList(props: BoardListProps) {
  const { store, columns, form, heights, context } = props
  const list = useRef<HTMLDivElement>(null)
  // On phones the markets of a match are a page of their own.
  const { items: all } = store
  const items = useMemo(
    () => (form === 'card' ? all.filter((item) => item.kind !== 'more') : all),
    [all, form],
  )
  const blockOf = useBlocks(columns, form, context, store.mirror.preferences.pageDisplay.showQuickOdds)
  const heightOf = useCallback(
    (item: BoardItem<BoardMatch>) =>
      itemHeight(item, form, (match) => linesOf(blockOf(match), form), heights),
    [form, heights, blockOf],
  )
  const steady = useSteadyItems(items, store.arrangement, list)
  const rows = useBoardRows(list, steady, heightOf)
  return (
    <div ref={list} className={cx('list')} style={{ height: rows.total }}>
      {listSections(steady, rows.visible).map((section) => (
        <section key={section.key} className={cx('section')} style={{ top: section.top }}>
          {section.heading ? <GroupHeading store={store} heading={section.heading} /> : null}
          {section.heading ? null : (
            <LeagueSection {...props} section={section} blockOf={blockOf} follow={rows.follow} />
          )}
        </section>
      ))}
    </div>
  )
})

const linesOf = (block: MatchBlock, form: RowForm): number =>
  form === 'card' ? cardRows(block).prices : block.lines.length

/** Layouts of match blocks, made once for each number of alternative lines. */
function useBlocks(
  columns: readonly BoardColumn[],
  form: RowForm,
  context: BoardContext,
  quickOdds: boolean,
) {
  return useMemo(() => {
    if (form === 'single') {
      const single = layOutSingle(columns)
      return () => single
    }
    const blocks = new Map<number, ReturnType<typeof layOutBlock>>()
    const plain = layOutBlock(columns, 0)
    return (match: BoardMatch) => {
      const alternatives =
        form === 'double' && quickOdds ? alternativesOf(match, plain.cells, context.myanmar) : 0
      const held = blocks.get(alternatives)
      if (held) return held
      const block = layOutBlock(columns, alternatives)
      blocks.set(alternatives, block)
      return block
    }
  }, [columns, form, context, quickOdds])
}
