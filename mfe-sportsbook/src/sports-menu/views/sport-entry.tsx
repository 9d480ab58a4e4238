import { sportKey } from '@touchline/contracts/odds'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { sportBoard } from '../../shared/domain/sport-board'
import { SportIcon } from '../../shared/views/sport-icon'
import { isViewOffered } from '../state/menu-view-count'
import type { SportsMenuStore } from '../state/sports-menu-store'
import type { MenuSport } from '../transport/ask-menu'
import { cx } from './menu-classes'

interface SportEntryProps {
  store: SportsMenuStore
  sport: MenuSport
}

/** A sport with its counts; the one on the board shows its kinds of bets. */
export const SportEntry = observer(function SportEntry({ store, sport }: SportEntryProps) {
  const { t } = useWords()
  const key = sportKey(sport.id)
  const name = t(`sport.${key ?? 'other'}`, { id: sport.id })
  const open = store.onBoard && store.filters.sport === sport.id && !store.filters.favourites
  const { market } = store.filters
  return (
    <li>
      <button
        type="button"
        className={cx('entry', 'sport', open && 'open')}
        title={name}
        aria-expanded={open}
        onClick={() => store.show({ sport: sport.id, view: 'hdpou', favourites: false, leagues: null })}
      >
        <SportIcon sport={key} />
        <span className={cx('name')}>{name}</span>
        {sport.live > 0 && market !== 'live' ? (
          <span className={cx('live')}>
            {sport.live}
            <span className={cx('spoken')}> {t('market.live')}</span>
          </span>
        ) : null}
        <span className={cx('number')}>{store.countOf(sport.id, 'hdpou', market)}</span>
      </button>
      {open ? <Views store={store} sport={sport} /> : null}
    </li>
  )
})

const Views = observer(function Views({ store, sport }: SportEntryProps) {
  const { t } = useWords()
  const { market } = store.filters
  const offered = sportBoard(sport.id).views.filter((view) => isViewOffered(sport, view, market))
  return (
    <ul className={cx('views')}>
      {offered.map((view) => (
        <li key={view}>
          <button
            type="button"
            className={cx('entry', 'view')}
            aria-current={view === store.filters.view ? 'page' : undefined}
            onClick={() => store.show({ sport: sport.id, view })}
          >
            <span className={cx('name')}>{t(`view.${view}`)}</span>
            <span className={cx('number')}>{store.countOf(sport.id, view, market)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
})
