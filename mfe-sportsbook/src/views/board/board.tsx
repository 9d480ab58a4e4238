import { observer } from 'mobx-react-lite'
import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Halves } from '../../domain/board-columns'
import type { BoardStore } from '../../state/board-store'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import type { BoardContext } from './board-context'
import { useBoardEvents } from './board-events'
import { type BoardForm, boardForm, boardHeights, type RowForm } from './board-layout'
import { BoardList } from './board-list'
import { BoardState } from './board-state'
import { BoardTip } from './board-tip'
import { ColumnHeads } from './column-heads'
import { columnTemplate } from './column-template'
import { FlashQueue } from './flash-queue'
import { GoalVoice } from './goal-voice'
import { PausedBanner } from './paused-banner'
import { PhoneToolbar } from './phone-toolbar'
import { PriceFormat } from './price-format'
import { Toolbar } from './toolbar'

/** The odds board: toolbar, heads that stay in sight, and the list of leagues and matches. */
export const Board = observer(function Board({ store }: { store: BoardStore }) {
  const { t, tag, language } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const form = useBoardForm(root)
  const rowForm = useRowForm(store, form)
  const columns = useColumns(store, form)
  const context = useBoardContext(store)
  const heights = useMemo(
    () => boardHeights(store.mirror.preferences.pageDisplay.density, language),
    [store.mirror.preferences.pageDisplay.density, language],
  )
  const events = useBoardEvents(store)
  const style = {
    '--board-line': `${heights.line}px`,
    '--board-columns': columnTemplate(columns, form),
    '--card-names': `${heights.cardNames}px`,
    '--card-line': `${heights.cardLine}px`,
    '--row-single': `${heights.single}px`,
  } as CSSProperties
  return (
    <div
      ref={root}
      className={cx('board', form, store.mirror.locked && 'locked')}
      style={style}
      lang={tag}
      data-board
      {...events.handlers}
    >
      <div className={cx('top')}>
        {form === 'cards' ? (
          <PhoneToolbar store={store} columns={columns} />
        ) : (
          <Toolbar store={store} halfSwitch={form === 'one-half'} />
        )}
        <PausedBanner store={store} />
        <ColumnHeads columns={columns} />
      </div>
      <p className={cx('spoken')} id="board-keys">
        {t('shortcuts')}
      </p>
      {store.feed.stage.stage === 'ready' && store.matchCount > 0 ? (
        <BoardList store={store} columns={columns} form={rowForm} heights={heights} context={context} />
      ) : (
        <BoardState store={store} heights={heights} />
      )}
      <BoardTip tip={events.tip} />
      <GoalVoice store={store} />
    </div>
  )
})

function useBoardForm(root: RefObject<HTMLElement | null>): BoardForm {
  const [form, setForm] = useState<BoardForm>('wide')
  useLayoutEffect(() => {
    const measure = () => setForm(boardForm(window.innerWidth, root.current?.clientWidth ?? 0))
    measure()
    const watch = new ResizeObserver(measure)
    if (root.current) watch.observe(root.current)
    return () => watch.disconnect()
  }, [root])
  return form
}

function useRowForm(store: BoardStore, form: BoardForm): RowForm {
  if (form === 'cards') return 'card'
  return store.mirror.preferences.pageDisplay.pageType
}

function useColumns(store: BoardStore, form: BoardForm) {
  const { filters } = store
  const both = form === 'wide' || form === 'compact'
  const halves: Halves = both ? store.halves : store.halfShown
  return useMemo(
    () => store.columnsFor(halves),
    // The columns depend on the filters alone; the store gives new ones each time it is asked.
    [store, halves, filters.view, filters.sport],
  )
}

function useBoardContext(store: BoardStore): BoardContext {
  const { t } = useWords()
  const { oddsType } = store.mirror.preferences.pageDisplay
  const { book } = store.feed
  const { myanmar } = store
  return useMemo(
    () => ({
      t,
      format: new PriceFormat(oddsType),
      table: book.table,
      flash: new FlashQueue(() => store.host.now()),
      myanmar,
      rate: () => book.rateOf(store.feed.channels[0] ?? ''),
      now: () => store.host.now(),
      picks: () => store.mirror.pickKeys,
    }),
    [store, t, oddsType, book, myanmar],
  )
}
