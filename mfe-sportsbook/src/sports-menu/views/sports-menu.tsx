import { SPORTS } from '@touchline/contracts/odds'
import { Button, Icon, Segmented, Skeleton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { MARKET_NAMES, type MarketName } from '../../shared/domain/board-filters'
import { sportBoard } from '../../shared/domain/sport-board'
import type { SportsMenuStore } from '../state/sports-menu-store'
import { cx } from './menu-classes'
import { RoundLinks } from './round-links'
import { SportEntry } from './sport-entry'

/** The left column: early, today or live, favourites, then every sport with what it offers. */
export const SportsMenu = observer(function SportsMenu({ store }: { store: SportsMenuStore }) {
  const { t } = useWords()
  const { menu, filters } = store
  return (
    <nav className={cx('menu')} aria-label={t('title')}>
      <Segmented<MarketName>
        label={t('segments')}
        className={cx('segments')}
        segments={MARKET_NAMES.map((value) => ({
          value,
          label: (
            <>
              {t(`market.${value}`)} <small>{store.total(value)?.toLocaleString('en') ?? ''}</small>
            </>
          ),
        }))}
        // Outrights are of no one of them.
        value={filters.view === 'outright' ? null : filters.market}
        onChange={(market) => store.show({ market, liveOnly: false, view: 'hdpou', favourites: false })}
      />
      <button
        type="button"
        className={cx('entry', 'favourites')}
        title={t('favourites')}
        aria-current={store.onBoard && filters.favourites ? 'page' : undefined}
        onClick={() => store.show({ favourites: !filters.favourites })}
      >
        <Icon name="star" size={18} filled className={cx('gold')} />
        <span className={cx('name')}>{t('favourites')}</span>
        <span className={cx('number')}>{store.favouriteCount || ''}</span>
      </button>
      {menu.state.stage === 'failed' ? (
        <div className={cx('failed')} role="alert">
          <p>{t('failed')}</p>
          <Button size="small" onClick={() => void menu.load()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      <ul>
        {menu.state.stage === 'loading'
          ? SPORTS.map(({ id }) => (
              <li key={id}>
                <span className={cx('entry')}>
                  <Skeleton width="60%" />
                </span>
                {store.onBoard && id === filters.sport && !filters.favourites
                  ? // Kinds of the open sport: entries below them keep their places.
                    sportBoard(id).views.map((view) => (
                      <span key={view} className={cx('entry', 'view')}>
                        <Skeleton width="50%" />
                      </span>
                    ))
                  : null}
              </li>
            ))
          : null}
        {store.sports.map((sport) => (
          <SportEntry key={sport.id} store={store} sport={sport} />
        ))}
      </ul>
      <RoundLinks />
    </nav>
  )
})
