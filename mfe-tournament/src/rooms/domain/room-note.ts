import type { Room } from '@touchline/contracts/calls'
import { type Wording, word } from '@touchline/rules'
import { refusalWording } from '../../shared/domain/refusal-wording'

/** The note at the foot of a room: until when it is open, or why it cannot be joined. */
export interface RoomNote {
  readonly tone: 'joined' | 'open' | 'shut'
  readonly wording: Wording
}

const MINUTE = 60_000

/** The note of a room at this moment, epoch milliseconds. */
export function roomNote(room: Room, now: number): RoomNote {
  if (room.mine && isOpen(room)) return { tone: 'joined', wording: word('note.joined') }
  if (room.refusal !== null) return { tone: 'shut', wording: shutWording(room) }
  return { tone: 'open', wording: closesIn(room.start_at - now) }
}

export const isOpen = ({ status }: Pick<Room, 'status'>): boolean => status === 'A' || status === '0'

function shutWording({ status, refusal }: Room): Wording {
  switch (status) {
    case '1':
      return word('note.closed')
    case '2':
      return word('note.cancelled')
    case '3':
      return word('note.ended')
    case '4':
      return word('note.stopped')
    case 'A':
    case '0':
      return refusalWording(refusal ?? '')
  }
}

/** The remaining time, in its two largest units; the last minute is not counted. */
function closesIn(remainingMs: number): Wording {
  const minutes = Math.floor(remainingMs / MINUTE)
  if (minutes < 1) return word('note.closesNow')
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return word('note.closesInMinutes', { minutes })
  if (hours < 10)
    return word('note.closesInHoursMinutes', { hours, minutes: String(minutes % 60).padStart(2, '0') })
  return word('note.closesInHours', { hours })
}
