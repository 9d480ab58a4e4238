import type { Room, RoomStatus } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { Badge, type Tone } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { isOpen } from '../domain/room-note'
import styles from './room-card.module.css'
import { RoomFacts } from './room-facts'
import { RoomNoteLine } from './room-note-line'
import { RoomPlayers } from './room-players'
import { RoomTitle } from './room-title'

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
  const { status } = room
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <RoomTitle room={room} now={now} />
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
