import { FailedState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { RoomListStore } from '../state/room-list-store'
import { DisabledRooms } from './disabled-rooms'
import { EmptyRooms } from './empty-rooms'
import { LoadingRooms } from './loading-rooms'
import { RoomCard } from './room-card'
import styles from './room-grid.module.css'
import { RoomsPager } from './rooms-pager'

/** What the list holds, by what is known of it. */
export const RoomsBody = observer(({ store }: { store: RoomListStore }) => {
  const { t } = useWords()
  const { stage, view, member, at } = store
  switch (stage.stage) {
    case 'loading':
      return <LoadingRooms />
    case 'failed':
      return (
        <FailedState
          title={t('failed')}
          text={`${stage.text} ${t('code', { code: stage.code })}`}
          retryLabel={t('retry')}
          retry={store.retry}
        />
      )
    case 'disabled':
      return <DisabledRooms upline={member.upline} />
    case 'ready': {
      if (stage.rooms.length === 0)
        return (
          <EmptyRooms
            tab={view.tab}
            search={view.search}
            showAll={() => store.choose('all')}
            clear={() => store.search('')}
          />
        )
      return (
        <>
          <ul className={styles.grid} aria-label={t('list')}>
            {stage.rooms.map((room) => (
              <li key={room.room_id}>
                <RoomCard room={room} currency={member.currency} now={at} />
              </li>
            ))}
          </ul>
          <RoomsPager store={store} />
        </>
      )
    }
  }
})
