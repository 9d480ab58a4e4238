import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { MatchBlock } from '../../domain/match-block'
import type { BoardMatch } from '../../state/board-match'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import type { BoardListProps } from './board-list'
import { SpokenHeads } from './column-heads'
import { keepTabStop } from './grid-keys'
import { LeagueHeader } from './league-header'
import type { ListSection } from './list-sections'
import { OneMatch } from './one-match'

const MorePanel = lazy(() => import('../more/more-panel'))

export interface LeagueSectionProps extends BoardListProps {
  section: ListSection
  blockOf: (match: BoardMatch) => MatchBlock
  measure: (element: Element | null) => void
}

/** Header and table of a league, as far as they are in sight. */
export const LeagueSection = observer(function LeagueSection(props: LeagueSectionProps) {
  const { store, section } = props
  const { league, rows } = section
  return (
    <>
      {league ? (
        <LeagueHeader
          store={store}
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
  const { store, section, columns, form, measure } = props
  const { t } = useWords()
  const table = useRef<HTMLTableElement>(null)
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
      aria-disabled={store.mirror.locked || undefined}
    >
      <SpokenHeads columns={columns} />
      {section.rows.map(({ item, index }) =>
        item.kind === 'match' ? (
          <OneMatch
            key={item.key}
            {...props}
            match={item.match}
            zebra={item.zebra}
            rowIndex={index * 3 + 2}
          />
        ) : (
          <tbody key={item.key} ref={measure} data-index={index} className={cx('moreBody')}>
            <tr>
              <td colSpan={columns.length + 3}>
                <Suspense fallback={<div className={cx('moreWait')} />}>
                  <MorePanel store={store} match={item.match} context={props.context} />
                </Suspense>
              </td>
            </tr>
          </tbody>
        ),
      )}
    </table>
  )
})

function leagueName({ section, store }: LeagueSectionProps): string {
  const match = section.rows[0]?.item.match
  return section.league?.league.name ?? store.feed.book.leagues.get(match?.facts.league ?? 0)?.name ?? ''
}
