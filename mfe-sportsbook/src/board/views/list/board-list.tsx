import { observer } from 'mobx-react-lite'
import { useMemo, useRef } from 'react'
import type { BoardColumn } from '../../../shared/domain/board-columns'
import { layOutBlock, layOutSingle, type MatchBlock } from '../../../shared/domain/match-block'
import type { BoardMatch } from '../../state/board-match'
import { cx } from '../board-classes'
import { alternativesOf, type BoardContext } from '../board-context'
import { cardRows } from '../row/card-rows'
import { itemHeight, type RowForm } from './board-layout'
import { GroupHeading } from './group-heading'
import { LeagueSection } from './league-section'
import type { BoardListProps } from './list-props'
import { listSections } from './list-sections'
import type { ShownRow } from './shown-rows'
import { useBoardRows } from './use-board-rows'
import { rowKeyOf } from './use-hold'
import { useKeptFocus } from './use-kept-focus'

/** The virtual list of leagues and matches. Renders when rows come, go or move; never for a price. */
export const BoardList = observer(function BoardList(props: BoardListProps) {
  const { store, form } = props
  const list = useRef<HTMLDivElement>(null)
  const { rows, visible, total, follow, hold, hasJustMoved } = useBoardRows(
    list,
    useRows(props),
    store.arrangement,
  )
  useKeptFocus(list, rows, hold)
  const isMissed = useRef(false)
  return (
    <div
      ref={list}
      className={cx('list')}
      style={{ height: total }}
      // A mouse holds rows in their place; a finger shows itself when it comes down.
      onPointerDownCapture={({ pointerType, target }) => {
        isMissed.current = pointerType === 'touch' && hasJustMoved(rowKeyOf(target) ?? '')
      }}
      onClickCapture={(event) => {
        if (event.detail > 0 && isMissed.current) event.stopPropagation()
      }}
    >
      {listSections(rows, visible).map((section) => (
        <section key={section.key} className={cx('section')} style={{ top: section.top }}>
          {section.heading ? <GroupHeading store={store} heading={section.heading} /> : null}
          {section.heading ? null : (
            <LeagueSection {...props} form={form} section={section} follow={follow} />
          )}
        </section>
      ))}
    </div>
  )
})

/** The feed's matches as rows: the lines of a match are counted when its row comes, so that it keeps its height. */
function useRows({ store, columns, form, heights, context }: BoardListProps): readonly ShownRow[] {
  const { items } = store
  const blockOf = useBlocks(
    columns,
    form,
    context,
    store.page.hostState.preferences.pageDisplay.showQuickOdds,
  )
  return useMemo(
    () =>
      items
        // On phones the markets of a match are a page of their own.
        .filter((item) => form !== 'card' || item.kind !== 'more')
        .map((item) => {
          const block = item.kind === 'match' ? blockOf(item.match) : null
          const lines = block ? linesOf(block, form) : 0
          return { key: item.key, item, block, height: itemHeight(item, form, lines, heights) }
        }),
    [items, form, blockOf, heights],
  )
}

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
    if (form === 'card') {
      const whole = { ...plain, isWhole: true }
      return (match: BoardMatch) => (match.head.more === 0 ? whole : plain)
    }
    return (match: BoardMatch) => {
      const alternatives = quickOdds ? alternativesOf(match, plain.cells, context.myanmar) : 0
      const held = blocks.get(alternatives)
      if (held) return held
      const block = layOutBlock(columns, alternatives)
      blocks.set(alternatives, block)
      return block
    }
  }, [columns, form, context, quickOdds])
}
