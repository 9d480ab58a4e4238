import type { Room } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Badge } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { ROOM_PAGE } from '../../shared/domain/room-addresses'
import { LinkButton } from '../../shared/views/link-button'
import { STATUS_TONE } from '../../shared/views/status-tone'
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
  /** Opens the room with the ticket builder of Tournament+. */
  plus: '' | '1'
}

/** One room: what it costs, what it gives, who is in, and whether it can still be joined. */
export function RoomCard({ room, currency, now, plus }: RoomCardProps) {
  const { t } = useWords()
  const { status } = room
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <RoomTitle room={room} now={now} />
        <Badge tone={STATUS_TONE[status]}>{t(`status.${status}`)}</Badge>
      </header>
      <RoomFacts room={room} currency={currency} />
      <RoomPlayers joined={room.joined} limit={room.room_limit} live={isOpen(room)} />
      <footer className={styles.foot}>
        <RoomNoteLine room={room} now={now} />
        <RoomLink room={room} currency={currency} plus={plus} />
      </footer>
    </article>
  )
}

/** Leads into the room: to the question whether to join, to play, or to look on. */
function RoomLink({ room, currency, plus }: Omit<RoomCardProps, 'now'>) {
  const { t } = useWords()
  const { room_id: id, room_type, room_rate, mine, refusal, status } = room
  const isPlaying = mine && status !== '2' && status !== '3'
  const canJoin = !mine && refusal === null
  const view = { id, plus, join: canJoin ? '1' : '' } as const
  const text = () => {
    if (isPlaying) return t('enter')
    if (!canJoin) return t('view')
    if (room_type === 2) return t('enterPin')
    return room_rate === 0 ? t('join') : t('joinFee', { fee: formatMoney(room_rate, currency) })
  }
  return (
    <LinkButton
      to={ROOM_PAGE.pathOf(view)}
      look={canJoin && room_type !== 2 ? 'primary' : 'outline'}
      label={`${text()}: ${room.name}`}
      tour={canJoin ? 'join' : undefined}
    >
      {text()}
    </LinkButton>
  )
}
