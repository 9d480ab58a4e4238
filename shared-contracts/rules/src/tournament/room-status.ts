import type { ROOM_STATUSES } from '@touchline/contracts/calls'
import { LIMITS } from '@touchline/contracts/limits'

type RoomStatus = (typeof ROOM_STATUSES)[number]

/** A room as its status depends on it. Times in epoch milliseconds. */
export interface RoomProgress {
  readonly status: RoomStatus
  readonly joined: number
  /** Kick-off of the first and of the last match. */
  readonly start_at: number
  readonly last_start_at: number
}

type Condition = 'enough players' | 'too few players' | 'kicked off' | 'last kicked off' | 'results known'

interface Transition {
  readonly to: RoomStatus
  /** All of them hold. */
  readonly when: readonly Condition[]
}

/**
 * Where each status leads (domain 7.1): the first transition whose conditions hold is taken. A: open, fewer players than a room needs;
 * 0: open, will be played; 1: closed to new members; 4: the last match has begun; 3: ended; 2: cancelled. 2 and 3 are final. Leaving
 * and cancelling by members is allowed in A and 0.
 */
export const ROOM_TRANSITIONS: Readonly<Record<RoomStatus, readonly Transition[]>> = {
  A: [
    { to: '2', when: ['kicked off', 'too few players'] },
    { to: '1', when: ['kicked off'] },
    { to: '0', when: ['enough players'] },
  ],
  '0': [
    { to: '2', when: ['kicked off', 'too few players'] },
    { to: '1', when: ['kicked off'] },
    { to: 'A', when: ['too few players'] },
  ],
  '1': [{ to: '4', when: ['last kicked off'] }],
  '4': [{ to: '3', when: ['results known'] }],
  '2': [],
  '3': [],
}

/** The status of a room at this moment: transitions are followed until none holds. */
export function roomStatusAt(room: RoomProgress, now: number, areResultsKnown: boolean): RoomStatus {
  const enough = room.joined >= LIMITS.tournament.players.min
  const holds: Record<Condition, boolean> = {
    'enough players': enough,
    'too few players': !enough,
    'kicked off': now >= room.start_at,
    'last kicked off': now >= room.last_start_at,
    'results known': areResultsKnown,
  }
  let { status } = room
  for (;;) {
    const next = ROOM_TRANSITIONS[status].find(({ when }) => when.every((condition) => holds[condition]))
    if (!next) return status
    status = next.to
  }
}

/** Whether a member may leave it and an owner may cancel it. */
export const isRoomOpen = (status: RoomStatus): boolean => status === 'A' || status === '0'
