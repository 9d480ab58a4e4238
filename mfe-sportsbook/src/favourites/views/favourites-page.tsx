import { sportKey } from '@touchline/contracts/odds'
import { Button, EmptyState, IconButton, Skeleton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { BoardForm, BoardStore } from '../../board'
import { cx as boardClass } from '../../board'
import { classNames } from '../../shared/views/class-names'
import { SportIcon } from '../../shared/views/sport-icon'
import { FavouritesStore } from '../state/favourites-store'
import styles from './favourites-page.module.css'

const cx = classNames(styles)

type OfStore = ComponentType<{ store: BoardStore }>

/** Parts of the board on this page. Imported here, each would cost every first visit its own wrapping. */
export interface BoardParts {
  readonly Board: ComponentType<{ store: BoardStore; head?: (form: BoardForm) => ReactNode }>
  readonly BoardStore: typeof BoardStore
  readonly PartSwitch: OfStore
  readonly OddsTypeSelect: OfStore
  readonly PausedBanner: OfStore
  readonly RefreshRing: OfStore
}

interface FavouritesPageProps {
  /** The board that the page was before, and is again. */
  store: BoardStore
  parts: BoardParts
}

/** Favourites of every sport on one page, each sport with the columns of its own board. */
export const FavouritesPage = observer(function FavouritesPage({ store: board, parts }: FavouritesPageProps) {
  const { t } = useWords()
  const { Board, OddsTypeSelect, PausedBanner, RefreshRing } = parts
  const store = useFavourites(board, parts)
  if (!store) return null
  const [first] = store.sections
  return (
    <div data-skip-to tabIndex={-1}>
      <header className={cx('head')}>
        <IconButton
          icon="arrowLeft"
          label={t('empty.allMatches')}
          onClick={() => board.filter({ favourites: false, match: null })}
        />
        <h1>
          {t('favourites')}
          {store.feed.count > 0 ? <span className={boardClass('count')}>{store.feed.count}</span> : null}
        </h1>
        <span className={cx('gap')} />
        {first ? <OddsTypeSelect store={board} /> : null}
        {first ? <RefreshRing store={first} /> : null}
        {first ? <PausedBanner store={first} /> : null}
      </header>
      <p className={boardClass('spoken')} id="board-keys">
        {t(board.page.hostState.accessibility.shortcuts ? 'shortcuts' : 'arrowKeys')}
      </p>
      {store.sections.map((section) => (
        <div key={section.filters.sport} className={cx('section')}>
          <Board store={section} head={(form) => <SportHead store={section} form={form} parts={parts} />} />
        </div>
      ))}
      {first ? null : <NoFavourites store={store} />}
    </div>
  )
})

/** It lives as long as the page: prices of favourites are asked for while they are shown. */
function useFavourites({ host, page }: BoardStore, parts: BoardParts): FavouritesStore | null {
  const [store, setStore] = useState<FavouritesStore | null>(null)
  useEffect(() => {
    const opened = new FavouritesStore(host, page, parts.BoardStore)
    setStore(opened)
    return () => opened.dispose()
  }, [host, page, parts])
  return store
}

interface SportHeadProps extends FavouritesPageProps {
  form: BoardForm
}

/** "Football 3", with the part to choose where only one fits. */
const SportHead = observer(function SportHead({ store, form, parts }: SportHeadProps) {
  const { t } = useWords()
  const { PartSwitch } = parts
  const { sport } = store.filters
  const isOne = form === 'one-part' || form === 'cards'
  return (
    <div className={cx('sport')}>
      <SportIcon sport={sportKey(sport)} />
      <h2>
        {t(`sport.${store.sportKey}`, { id: sport })}
        <span className={boardClass('count')}>{store.matchCount}</span>
      </h2>
      {isOne && store.hasParts ? <PartSwitch store={store} /> : null}
    </div>
  )
})

/** Nothing to show: none chosen, none offered now, or no answer. */
const NoFavourites = observer(function NoFavourites({ store }: { store: FavouritesStore }) {
  const { t } = useWords()
  switch (store.stage) {
    case 'loading':
    case 'ready':
      return (
        <div className={cx('loading')} role="status" aria-label={t('loading')}>
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      )
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            icon="offline"
            title={t('error.title')}
            text={t('error.text')}
            actions={
              <Button look="primary" onClick={() => store.retry()}>
                {t('error.retry')}
              </Button>
            }
          />
        </div>
      )
    case 'none':
      return <EmptyState icon="star" title={t('favouritesNone')} text={t('empty.favourites')} />
    case 'nothing-offered':
      return <EmptyState icon="star" title={t('favouritesNotOffered')} text={t('favouritesKept')} />
  }
})
