import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { cx } from '../board-classes'
import { MorePanel } from '../lazy-later'
import { SpokenHeads, usePartTitle } from './column-heads'
import { keepTabStop } from './grid-keys'
import { LeagueHeader } from './league-header'
import type { LeagueSectionProps } from './list-props'
import { OneMatch } from './one-match'
import type { RowHeights } from './row-heights'

/** Header and table of a league, as far as they are in sight. */
export const LeagueSection = observer(function LeagueSection(props: LeagueSectionProps) {
  const { store, section } = props
  const { league, rows } = section
  return (
    <>
      {league ? (
        <LeagueHeader
          store={store}
          rowKey={league.key}
          league={league.league}
          group={league.group}
          count={league.count}
          collapsed={league.collapsed}
        />
      ) : null}
      {rows.length > 0 ? <LeagueTable {...props} /> : null}
    </>
  )
})

const LeagueTable = observer(function LeagueTable(props: LeagueSectionProps) {
  const { store, section, columns, form, follow } = props
  const { t } = useWords()
  const table = useRef<HTMLTableElement>(null)
  const part = usePartTitle(store, columns)
  // One tab stop per league: rows come and go, so it is looked after whenever they were rendered.
  useEffect(() => keepTabStop(table.current))
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons walked by arrow keys
      role="grid"
      className={cx('grid', form)}
      aria-label={t('grid', { league: leagueName(props) })}
      aria-describedby="board-keys"
      aria-disabled={store.page.hostState.isPaused || undefined}
    >
      <SpokenHeads part={part} columns={columns} unit={store.sportBoard.unit} scores={store.scores} />
      {section.rows.map(({ item, block, index, gap }) =>
        item.kind === 'match' && block ? (
          <OneMatch
            key={item.key}
            {...props}
            rowKey={item.key}
            match={item.match}
            block={block}
            gap={gap / props.heights.scale}
            zebra={item.zebra}
            begun={item.group === 'live'}
            rowIndex={index * 3 + 2}
          />
        ) : (
          <MoreRow
            key={item.key}
            rowKey={item.key}
            gap={gap / props.heights.scale}
            columns={columns.length + (store.scores ? 4 : 3)}
            follow={follow}
          >
            <MorePanel store={store} match={item.match} context={props.context} />
          </MoreRow>
        ),
      )}
    </table>
  )
})

interface MoreRowProps {
  rowKey: string
  columns: number
  gap: number
  follow: RowHeights['follow']
  children: ReactNode
}

/** Opened markets, as high as they happen to be. */
function MoreRow({ rowKey, columns, gap, follow, children }: MoreRowProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => (body.current ? follow(body.current, rowKey) : undefined), [follow, rowKey])
  useLayoutEffect(() => bringIntoSight(body.current), [])
  return (
    <tbody
      ref={body}
      className={cx('moreBody')}
      style={gap > 0 ? { marginTop: gap } : undefined}
      data-row={rowKey}
    >
      <tr>
        <td colSpan={columns}>
          <Suspense fallback={<div className={cx('moreWait')} />}>{children}</Suspense>
        </td>
      </tr>
    </tbody>
  )
}

/** A grown row is looked at for so long: its markets come a moment after it, and on a slow line some seconds. */
const COMING_MS = 10_000

/**
 * Markets that were opened from their match are scrolled to, as far as they are below the fold, until the player scrolls or
 * goes on to something else.
 */
function bringIntoSight(row: HTMLElement | null): (() => void) | undefined {
  const opener = row?.previousElementSibling
  if (!row || !opener?.contains(document.activeElement)) return undefined
  const until = performance.now() + COMING_MS
  const scrolled = new AbortController()
  const watch = new ResizeObserver(() => {
    if (performance.now() > until || !opener.contains(document.activeElement)) stop()
    else row.scrollIntoView({ block: 'nearest' })
  })
  const stop = () => {
    watch.disconnect()
    scrolled.abort()
  }
  const { signal } = scrolled
  for (const kind of ['wheel', 'touchmove']) addEventListener(kind, stop, { passive: true, signal })
  watch.observe(row)
  return stop
}

function leagueName({ section, store }: LeagueSectionProps): string {
  const match = section.rows[0]?.item.match
  return section.league?.league.name ?? store.feed.book.leagues.get(match?.facts.league ?? 0)?.name ?? ''
}
