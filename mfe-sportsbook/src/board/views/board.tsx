import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type BoardColumn, boardColumns, type PartsShown } from '../../shared/domain/board-columns'
import { layOutBlock } from '../../shared/domain/match-block'
import { foldColumns } from '../domain/fold-columns'
import type { BoardStore } from '../state/board-store'
import { cx } from './board-classes'
import { useBoardEvents } from './board-events'
import { BoardPager, GoalVoice, MorePage, SearchFinder } from './lazy-later'
import {
  type BoardForm,
  boardForm,
  boardHeights,
  MENU_FROM,
  matchHeight,
  rowForm,
  SCORES_BESIDE_PARTS,
  WIDE_FROM,
} from './list/board-layout'
import { BoardList } from './list/board-list'
import { ColumnHeads } from './list/column-heads'
import { columnTemplate, singleLineWidth } from './list/column-template'
import { followPageSize, type PageSize, pageSize } from './list/page-size'
import { textScale } from './list/text-scale'
import { useTopHeight } from './list/use-top-height'
import { cardRows } from './row/card-rows'
import { BoardState } from './state/board-state'
import { BoardTip } from './state/board-tip'
import { PausedBanner } from './state/paused-banner'
import { FilterNote } from './toolbar/filter-note'
import { PhoneToolbar } from './toolbar/phone-toolbar'
import { Toolbar } from './toolbar/toolbar'
import { useBoardContext } from './use-board-context'

/** Prices beside each other on a card. */
const CARD_COLUMNS = 3

interface BoardProps {
  store: BoardStore
  /** Replaces the toolbar where several boards share a page. */
  head?: (form: BoardForm) => ReactNode
}

/** The odds board: toolbar, heads that stay in sight, and the list of leagues and matches. */
export const Board = observer(function Board({ store, head }: BoardProps) {
  const { t, tag, language } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const { pageDisplay, minimized } = store.page.hostState.preferences
  const { shortcuts: hasShortcuts } = store.page.hostState.accessibility
  const { pageType, density } = pageDisplay
  const { form, width, size, scale } = useBoardForm(root, pageType, store.scores !== null && store.hasParts)
  const columns = useColumns(store, form)
  const top = useTopHeight(root)
  const fits = width === 0 || singleLineWidth(columns, store.scores, size.isTouch) <= width
  const rows = rowForm(form, fits ? pageType : 'double', store.filters.view)
  const context = useBoardContext(store)
  const heights = useMemo(
    () => boardHeights(density, language, form, size.isTouch, scale),
    [density, language, form, size.isTouch, scale],
  )
  const cards = form === 'cards'
  const block = useMemo(() => layOutBlock(columns, 0), [columns])
  const openMore = useCallback(
    (match: number) => (cards ? store.openMorePage(match) : store.toggleMore(match)),
    [store, cards],
  )
  const events = useBoardEvents(store, openMore)
  const isPageOpen = cards && store.expandedMatch !== undefined
  const style = {
    '--board-line': `${heights.line}px`,
    '--board-columns': columnTemplate(columns, form, rows, store.scores, size.isTouch),
    '--card-name': `${heights.cardName}px`,
    '--card-line': `${heights.cardLine}px`,
    '--row-single': `${heights.single}px`,
    '--row-league': `${heights.league}px`,
    '--board-top': `${top}px`,
    '--board-scale': scale,
  } as CSSProperties
  return (
    <div
      ref={root}
      className={cx('board', form, store.page.hostState.isPaused && 'locked')}
      style={style}
      lang={tag}
      data-board
      data-skip-to
      tabIndex={-1}
      {...events.handlers}
    >
      <div className={cx('under')} inert={isPageOpen}>
        <div className={cx('top')} data-top>
          <div className={cx('bar')}>
            {head ? (
              head(form)
            ) : cards || size.isShort ? (
              <PhoneToolbar store={store} columns={columns} />
            ) : (
              <Toolbar
                store={store}
                oneSwitch={form === 'one-part'}
                markets={size.width < MENU_FROM || minimized.sidebar}
              />
            )}
            {store.filters.search !== '' && (
              <Suspense fallback={null}>
                <SearchFinder store={store} />
              </Suspense>
            )}
            {head ? null : <FilterNote store={store} />}
            {head ? null : <PausedBanner store={store} />}
          </div>
          <ColumnHeads store={store} columns={columns} form={form} rows={rows} />
        </div>
        {head ? null : (
          <p className={cx('spoken')} id="board-keys">
            {t(hasShortcuts ? 'shortcuts' : 'arrowKeys')}
          </p>
        )}
        {store.feed.stage.stage === 'ready' && store.matchCount > 0 ? (
          <>
            <BoardList store={store} columns={columns} form={rows} heights={heights} context={context} />
            {store.needsPager ? (
              <Suspense fallback={null}>
                <BoardPager store={store} />
              </Suspense>
            ) : null}
          </>
        ) : (
          <BoardState
            store={store}
            matchHeight={matchHeight(rows, cards ? cardRows(block).prices : block.lines.length, heights)}
          />
        )}
      </div>
      <BoardTip tip={events.tip} store={store} />
      {store.page.settings.favouriteMatches.size > 0 ? (
        <Suspense fallback={null}>
          <GoalVoice store={store} />
        </Suspense>
      ) : null}
      {cards && store.expandedMatch ? (
        <Suspense fallback={null}>
          <MorePage store={store} match={store.expandedMatch} context={context} />
        </Suspense>
      ) : null}
    </div>
  )
})

function useBoardForm(
  root: RefObject<HTMLElement | null>,
  pageType: 'single' | 'double',
  scoresBesideParts: boolean,
): { form: BoardForm; width: number; size: PageSize; scale: number } {
  const [size, setSize] = useState(pageSize)
  const [scale, setScale] = useState(() => textScale(document.documentElement, 0))
  const [form, setForm] = useState<BoardForm>(() => boardForm(size.width / scale, WIDE_FROM, pageType))
  /** Of the board, px at the usual text size; 0 until it is measured. */
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const taken = scoresBesideParts ? SCORES_BESIDE_PARTS : 0
    const measure = () => {
      const board = root.current?.clientWidth ?? 0
      const nextScale = textScale(document.documentElement, board)
      const measured = board / nextScale
      setScale(nextScale)
      const next = pageSize()
      setSize((now) => (isSameSize(now, next) ? now : next))
      const fitting = boardForm(next.width / nextScale, measured - taken, pageType)
      // The toolbar of a phone chooses one part.
      setForm(next.isShort && fitting !== 'cards' ? 'one-part' : fitting)
      setWidth(measured)
    }
    measure()
    const watch = new ResizeObserver(measure)
    if (root.current) watch.observe(root.current)
    const unfollow = followPageSize(measure)
    return () => {
      watch.disconnect()
      unfollow()
    }
  }, [root, pageType, scoresBesideParts])
  return { form, width, size, scale }
}

const isSameSize = (a: PageSize, b: PageSize): boolean =>
  a.width === b.width && a.isShort === b.isShort && a.isTouch === b.isTouch

function useColumns(store: BoardStore, form: BoardForm): readonly BoardColumn[] {
  const { view, sport } = store.filters
  const both = form === 'wide' || form === 'compact'
  const shown: PartsShown = both || !store.hasParts ? store.partsShown : store.oneShown
  return useMemo(() => {
    const columns = boardColumns(view, sport, shown)
    return form === 'cards' ? foldColumns(columns, CARD_COLUMNS) : columns
  }, [view, sport, shown, form])
}
