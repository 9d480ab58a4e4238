import type { Room, RoomStatus } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { Badge, type Tone } from '@touchline/ui'
import { dateText, useWords } from '@touchline/ui/words'
import { isOpen } from '../domain/room-note'
import { startText } from '../domain/start-text'
import styles from './room-card.module.css'
import { RoomFacts } from './room-facts'
import { RoomNoteLine } from './room-note-line'
import { RoomPlayers } from './room-players'
import { RoomTypeIcon } from './room-type-icon'

interface RoomCardProps {
  room: Room
  currency: Currency
  /** Epoch milliseconds. */
  now: number
}

const TONE: Record<RoomStatus, Tone> = {
  A: 'success',
  '0': 'success',
  '1': 'info',
  '2': 'neutral',
  '3': 'neutral',
  '4': 'warning',
}

/** One room: what it costs, what it gives, who is in, and whether it can still be joined. */
export function RoomCard({ room, currency, now }: RoomCardProps) {
  const { t } = useWords()
  const { name, room_type, status, matches, start_at } = room
  const isPlaying = status === '1' || status === '4'
  const start = isPlaying
    ? t('inPlay')
    : status === '3'
      ? t('finished')
      : dateText(startText(start_at, now, (day) => t(`weekday.${day}`)))
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <RoomTypeIcon type={room_type} />
        <div>
          <h2>{name}</h2>
          <p className={styles.kind}>
            {t(`type.${room_type}`)} · {t('matches', { count: matches })} · {start}
          </p>
        </div>
        <Badge tone={TONE[status]}>{t(`status.${status}`)}</Badge>
      </header>
      <RoomFacts room={room} currency={currency} />
      <RoomPlayers joined={room.joined} limit={room.room_limit} live={isOpen(room)} />
      <footer className={styles.foot}>
        <RoomNoteLine room={room} now={now} />
        <span className={styles.number}>{t('number', { number: room.room_id })}</span>
      </footer>
    </article>
  )
}
