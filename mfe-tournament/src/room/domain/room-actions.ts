import type { Room } from '@touchline/contracts/calls'

/** The actions of a member at the head of a room. */
export interface RoomActions {
  readonly canJoin: boolean
  readonly canLeave: boolean
  /** The owner's leaving cancels the room for all. */
  readonly isCancelling: boolean
  readonly canPick: boolean
  readonly canSeePicks: boolean
}

export function roomActions(
  { status, mine, refusal, start_at, room_type }: Room,
  owned: boolean,
  now: number,
): RoomActions {
  const isOpen = status === 'A' || status === '0'
  return {
    canJoin: isOpen && !mine && refusal === null,
    canLeave: isOpen && (mine || owned) && now < start_at,
    isCancelling: owned,
    canPick: mine && (isOpen || status === '1'),
    canSeePicks: !isOpen && status !== '2' && (mine || room_type !== 2),
  }
}
