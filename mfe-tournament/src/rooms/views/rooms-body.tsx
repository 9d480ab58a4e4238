import { ListBody } from '@touchline/screens'
import { EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { isDisabling, type RoomListStore } from '../state/room-list-store'
import { ComingRoomCard } from './coming-room-card'
import { DisabledRooms } from './disabled-rooms'
import { EmptyRooms } from './empty-rooms'
import { LoadingRooms } from './loading-rooms'
import { RoomCard } from './room-card'
import styles from './room-grid.module.css'

/** The content of the list, by the stage of its data. */
export const RoomsBody = observer(({ store }: { store: RoomListStore }) => {
  const { t } = useWords()
  const { list, currency, upline, at } = store
  const { tab, search } = list.view
  const empty = store.isPlayable ? (
    <EmptyRooms tab={tab} search={search} show={store.choose} clear={() => store.search('')} />
  ) : (
    <EmptyState icon="clock" title={t('coming.title')} text={t('coming.text')} />
  )
  return (
    <ListBody
      list={list}
      isEmpty={({ rooms }) => rooms.length === 0}
      empty={empty}
      failed={t('failed')}
      loading={<LoadingRooms />}
      refused={(code) => (isDisabling(code) ? <DisabledRooms upline={upline} /> : null)}
    >
      {({ rooms }) => (
        <ul className={styles.grid} aria-label={t('list')}>
          {rooms.map((room) => (
            <li key={room.room_id}>
              {store.isPlayable ? (
                <RoomCard room={room} currency={currency} now={at} plus={list.view.plus} />
              ) : (
                <ComingRoomCard room={room} now={at} />
              )}
            </li>
          ))}
        </ul>
      )}
    </ListBody>
  )
})
