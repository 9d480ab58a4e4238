import { useWords } from '@touchline/ui/words'
import styles from './room-players.module.css'

interface RoomPlayersProps {
  joined: number
  limit: number
  /** Can the number still grow? */
  live: boolean
}

/** How full a room is, as numbers and as a bar. */
export function RoomPlayers({ joined, limit, live }: RoomPlayersProps) {
  const { t } = useWords()
  return (
    <div>
      <div className={styles.line}>
        <span>{t('players')}</span>
        <span className={styles.count} aria-hidden="true">
          {t('playersOf', { joined, limit })}
        </span>
        <span className={styles.spoken}>{t('playersSpoken', { joined, limit })}</span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={live ? styles.fill : styles.still} style={{ width: `${(joined / limit) * 100}%` }} />
      </div>
    </div>
  )
}
