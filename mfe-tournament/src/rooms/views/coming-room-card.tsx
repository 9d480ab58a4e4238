import type { Room } from '@touchline/contracts/calls'
import { Badge, Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './room-card.module.css'
import note from './room-note-line.module.css'
import { RoomTitle } from './room-title'

/** A room before tournaments can be played: no fee, no pool, no countdown. */
export function ComingRoomCard({ room, now }: { room: Room; now: number }) {
  const { t } = useWords()
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <RoomTitle room={room} now={now} />
        <Badge tone="neutral">{t('coming.title')}</Badge>
      </header>
      <footer className={styles.foot}>
        <span className={note.note}>
          <Icon name="info" size={16} className={note.icon} />
          {t('coming.text')}
        </span>
      </footer>
    </article>
  )
}
