import type { Room } from '@touchline/contracts/calls'
import { Icon, type IconName } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { type RoomNote, roomNote } from '../domain/room-note'
import styles from './room-note-line.module.css'

const ICON: Record<RoomNote['tone'], IconName> = { joined: 'check', open: 'clock', shut: 'info' }

/** Until when a room is open, or why it cannot be joined. */
export function RoomNoteLine({ room, now }: { room: Room; now: number }) {
  const { say } = useWords()
  const { tone, wording } = roomNote(room, now)
  return (
    <span className={`${styles.note} ${tone === 'joined' ? styles.joined : ''}`}>
      <Icon name={ICON[tone]} size={16} className={styles.icon} />
      {say(wording)}
    </span>
  )
}
