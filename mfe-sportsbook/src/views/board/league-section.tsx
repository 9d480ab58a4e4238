import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { MatchBlock } from '../../domain/match-block'
import type { BoardMatch } from '../../state/board-match'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import type { BoardListProps } from './board-list'
import { ClockRound } from './clock-round'
import { SpokenHeads } from './column-heads'
import { FavouriteStar } from './favourite-star'
import { keepTabStop } from './grid-keys'
import { LeagueHeader } from './league-header'
import type { ListSection } from './list-sections'
import { MatchRow } from './match-row'

interface LeagueSectionProps extends BoardListProps {
  section: ListSection
  blockOf: (match: BoardMatch) => MatchBlock
  measure: (element: Element | null) => void
}

const clocks = new ClockRound()

/** Header and table of a league, as far as they are in sight. */
export const LeagueSection = observer(function LeagueSection(props: LeagueSectionProps) {
  const { store, section, columns, form } = props
  const { t } = useWords()
  const table = useRef<HTMLTableElement>(null)
  // One tab stop per league: rows come and go, so it is looked after whenever they were rendered.
  useEffect(() => keepTabStop(table.current))
  const { league, rows } = section
  const name = leagueNameOf(props)
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
      {rows.length > 0 ? (
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons walked by arrow keys
          role="grid"
          className={cx('grid', form)}
          aria-label={t('grid', { league: name })}
          aria-disabled={store.mirror.locked || undefined}
        >
          <SpokenHeads columns={columns} />
          {rows.map(({ item, index }) =>
            item.kind === 'match' ? (
              <OneMatch
                key={item.key}
                {...props}
                match={item.match}
                zebra={item.zebra}
                rowIndex={index * 3 + 2}
              />
            ) : null,
          )}
        </table>
      ) : null}
    </>
  )
})

function leagueNameOf({ section, store }: LeagueSectionProps): string {
  const match = section.rows[0]?.item.match
  return section.league?.league.name ?? store.feed.book.leagues.get(match?.facts.league ?? 0)?.name ?? ''
}

interface OneMatchProps extends LeagueSectionProps {
  match: BoardMatch
  zebra: boolean
  rowIndex: number
}

const OneMatch = observer(function OneMatch(props: OneMatchProps) {
  const { store, match, blockOf, context, zebra, rowIndex } = props
  const { t } = useWords()
  const { home, away } = match.facts
  return (
    <MatchRow
      match={match}
      source={match}
      block={blockOf(match)}
      context={context}
      clocks={clocks}
      zebra={zebra}
      rowIndex={rowIndex}
      star={
        <FavouriteStar mirror={store.mirror} kind="match" id={match.id} name={`${home} v ${away}`} inGrid />
      }
      moreLabel={t('more.button', { count: match.head.more, home, away })}
      expanded={store.expanded === match.id}
      drawLabel={t('draw')}
      alternativeLabel={t('alternative')}
    />
  )
})
