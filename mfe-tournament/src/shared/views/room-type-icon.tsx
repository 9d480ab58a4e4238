import type { Room } from '@touchline/contracts/calls'
import { Icon } from '@touchline/ui'
import styles from './room-type-icon.module.css'

/** People for public rooms, a lock for private ones, a ticket for free ones; the word is beside it. */
export function RoomTypeIcon({ type }: { type: Room['room_type'] }) {
  switch (type) {
    case 1:
      return <People />
    case 2:
      return <Icon name="lock" className={styles.private} />
    case 3:
      return <Icon name="bets" className={styles.free} />
  }
}

function People() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
      className={styles.public}
    >
      <path d="M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21a7 7 0 0 1 14 0M16 4.3a4 4 0 0 1 0 7.4M18.5 14.8A7 7 0 0 1 22 21" />
    </svg>
  )
}
