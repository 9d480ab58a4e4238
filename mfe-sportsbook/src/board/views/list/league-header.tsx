import { Icon } from '@touchline/ui'
import { Flag } from '@touchline/ui/flag'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardGroup, ListedLeague } from '../../../shared/domain/board-list'
import { leagueKeyOf } from '../../../shared/domain/board-list'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { FavouriteStar } from '../row/favourite-star'

interface LeagueHeaderProps {
  store: BoardStore
  rowKey: string
  league: ListedLeague
  group: BoardGroup
  count: number
  collapsed: boolean
}

/** Row above the matches of a league; a button that folds them away. */
export const LeagueHeader = observer(function LeagueHeader(props: LeagueHeaderProps) {
  const { store, rowKey, league, group, count, collapsed } = props
  const { t, name } = useWords()
  // Below the heading of its group where there are groups, else right below that of the page.
  const Heading = store.filters.market === 'today' ? 'h3' : 'h2'
  return (
    <div className={cx('league')} data-row={rowKey}>
      <Heading className={cx('leagueTitle')}>
        <button
          type="button"
          className={cx('leagueButton')}
          aria-expanded={!collapsed}
          onClick={() => store.toggleLeague(leagueKeyOf(group, league.id))}
        >
          <Icon name="chevronDown" size={16} className={cx('chevron', collapsed && 'folded')} />
          <Flag country={league.country} beside={name(league.name)} />
          <span className={cx('leagueName')}>{name(league.name)}</span>
          <span className={cx('count')}>
            {count}
            <span className={cx('spoken')}> {t('count', { count })}</span>
          </span>
        </button>
      </Heading>
      <FavouriteStar settings={store.page.settings} kind="league" id={league.id} name={name(league.name)} />
      <button
        type="button"
        className={cx('iconButton')}
        aria-label={t('refreshLeague', { league: league.name })}
        onClick={() => store.refresh()}
      >
        <Icon name="refresh" size={15} />
      </button>
    </div>
  )
})
