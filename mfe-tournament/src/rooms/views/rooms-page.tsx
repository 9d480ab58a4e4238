import { Icon, Segmented } from '@touchline/ui'
import { SearchField } from '@touchline/ui/search-field'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { CREATE_ROOM, ROOM_RECORDS, ROOM_TABS, type RoomTab } from '../../shared/domain/room-addresses'
import { LinkButton } from '../../shared/views/link-button'
import { TourButton } from '../../tour'
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
    ...(counts?.[value] === undefined ? {} : { count: counts[value] }),
  }))
  return (
    <section className={styles.page} aria-labelledby="tournament-title">
      <header className={styles.head}>
        <h1 id="tournament-title" tabIndex={-1}>
          {t(view.plus ? 'plusTitle' : 'title')}
        </h1>
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
            {store.isPlayable && (
              <div className={styles.actions}>
                <TourButton on="rooms" />
                <LinkButton to={ROOM_RECORDS.path}>{t('records')}</LinkButton>
                <LinkButton to={CREATE_ROOM.path} look="primary" tour="create">
                  <Icon name="plus" size={16} />
                  {t('create')}
                </LinkButton>
              </div>
            )}
          </>
        )}
      </header>
      {view.plus && <p className={styles.how}>{t('plusHow')}</p>}
      {store.isPlayable && data !== null && data.rooms.length > 0 && (
        <p className={styles.amounts}>{t('amounts', { currency })}</p>
      )}
      <RoomsBody store={store} />
    </section>
  )
})
