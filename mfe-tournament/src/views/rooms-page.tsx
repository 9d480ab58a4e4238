import { Segmented } from '@touchline/ui'
import { SearchField } from '@touchline/ui/search-field'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { ROOM_TABS, type RoomTab } from '../domain/room-list-view'
import type { RoomListStore } from '../state/room-list-store'
import { RoomsBody } from './rooms-body'
import styles from './rooms-page.module.css'

/** The list of tournament rooms. */
export const RoomsPage = observer(({ store }: { store: RoomListStore }) => {
  const { t } = useWords()
  const { list, counts, isDisabled, currency } = store
  const { view, data } = list
  const tabs = ROOM_TABS.map((value) => ({
    value,
    label: t(`tab.${value}`),
    ...(counts ? { count: counts[value] } : {}),
  }))
  return (
    <section className={styles.page} aria-labelledby="tournament-title">
      <header className={styles.head}>
        <h1 id="tournament-title">{t('title')}</h1>
        {!isDisabled && (
          <>
            <Segmented<RoomTab>
              label={t('tabs')}
              look="underline"
              segments={tabs}
              value={view.tab}
              onChange={store.choose}
              className={styles.tabs}
            />
            <SearchField
              label={t('search')}
              clearLabel={t('clearSearch')}
              value={view.search}
              onSearch={store.search}
            />
          </>
        )}
      </header>
      {store.isPlayable && data !== null && data.rooms.length > 0 && (
        <p className={styles.amounts}>{t('amounts', { currency })}</p>
      )}
      <RoomsBody store={store} />
    </section>
  )
})
