import type { Room } from '@touchline/contracts/calls'
import { dateText, useWords } from '@touchline/ui/words'
import { startText } from '../../shared/domain/start-text'
import { RoomTypeIcon } from '../../shared/views/room-type-icon'
import styles from './room-card.module.css'

/** Name of a room, its kind, its matches and when they begin. */
export function RoomTitle({ room, now }: { room: Room; now: number }) {
  const { t } = useWords()
  const { name, room_type, status, matches, start_at } = room
  const isPlaying = status === '1' || status === '4'
  const start = isPlaying
    ? t('inPlay')
    : status === '3'
      ? t('finished')
      : dateText(startText(start_at, now, (day) => t(`weekday.${day}`)))
  return (
    <>
      <RoomTypeIcon type={room_type} />
      <div>
        <h2>{name}</h2>
        <p className={styles.kind}>
          {t(`type.${room_type}`)} · {t('matches', { count: matches })} · {start}
        </p>
      </div>
    </>
  )
}
