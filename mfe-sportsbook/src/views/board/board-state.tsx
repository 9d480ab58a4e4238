import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { timeFilterApplies } from '../../domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { Icon } from '../icons'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import type { BoardHeights } from './board-layout'

const SHOW_SKELETON_MS = 150
const SKELETON_MATCHES = 8

interface BoardStateProps {
  store: BoardStore
  heights: BoardHeights
}

/** What stands in place of the list: loading, failed, or nothing found with ways on. */
export const BoardState = observer(function BoardState({ store, heights }: BoardStateProps) {
  const { stage } = store.feed
  switch (stage.stage) {
    case 'loading':
      return <Skeleton heights={heights} />
    case 'failed':
      return <Failed store={store} code={stage.code} />
    case 'ready':
      return <Empty store={store} />
  }
})

/** Rows of their final height, after a moment, so that a fast answer does not flicker. */
function Skeleton({ heights }: { heights: BoardHeights }) {
  const { t } = useWords()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_SKELETON_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={cx('skeleton')} role="status" aria-label={t('loading')}>
      {shown
        ? Array.from({ length: SKELETON_MATCHES }, (_, i) => (
            <div key={i} className={cx('skeletonMatch')} style={{ height: heights.line * 3 + 1 }} />
          ))
        : null}
    </div>
  )
}

function Failed({ store, code }: { store: BoardStore; code: string }) {
  const { t } = useWords()
  return (
    <div className={cx('message')} role="alert">
      <Icon name="warning" size={28} />
      <h2>{t('error.title')}</h2>
      <p>{t('error.text')}</p>
      <button type="button" className={cx('button', 'primary')} onClick={() => store.refresh()}>
        {t('error.retry')}
      </button>
      <small>{t('error.code', { code })}</small>
    </div>
  )
}

const Empty = observer(function Empty({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { filters } = store
  const windowed = timeFilterApplies(filters) && filters.time !== 0
  const market = t(`market.${filters.liveOnly ? 'live' : filters.market}`)
  return (
    <div className={cx('message')}>
      <h2>
        {filters.search
          ? t('empty.search', { search: filters.search })
          : t('empty.title', { market, sport: sportName(store, t) })}
      </h2>
      {windowed ? <p>{t('empty.window', { window: t(`time.${filters.time}`) })}</p> : null}
      {filters.favourites ? <p>{t('empty.favourites')}</p> : null}
      <div className={cx('messageButtons')}>
        <WayOn
          when={filters.search !== ''}
          label={t('empty.clearSearch')}
          go={() => store.filter({ search: '' })}
        />
        <WayOn
          when={filters.favourites}
          label={t('empty.allMatches')}
          go={() => store.filter({ favourites: false })}
        />
        <WayOn
          when={filters.leagues !== null}
          label={t('empty.allLeagues')}
          go={() => store.filter({ leagues: null })}
        />
        <WayOn when={windowed} label={t('empty.allTimes')} go={() => store.filter({ time: 0 })} />
        <WayOn
          when={filters.liveOnly || filters.market !== 'today'}
          label={t('empty.today')}
          go={() => store.filter({ market: 'today', liveOnly: false })}
        />
        <WayOn
          when={filters.market !== 'early'}
          label={t('empty.early')}
          go={() => store.filter({ market: 'early', liveOnly: false })}
        />
      </div>
    </div>
  )
})

function WayOn({ when, label, go }: { when: boolean; label: string; go: () => void }) {
  if (!when) return null
  return (
    <button type="button" className={cx('button')} onClick={go}>
      {label}
    </button>
  )
}

function sportName(store: BoardStore, t: ReturnType<typeof useWords>['t']): string {
  return t(`sport.${store.sportKey}`, { id: store.filters.sport })
}
