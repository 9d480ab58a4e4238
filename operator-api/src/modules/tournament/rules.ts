import type { Room } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { TournamentBounds } from '@touchline/contracts/host'
import { type Currency, FEE_SCALE } from '@touchline/contracts/limits'

const MINOR_PER_UNIT = 100

/** Bounds of a brand with fees in minor units of a currency: brand files have them in units of its scale. */
export const boundsInMinor = (
  { fee, ...bounds }: TournamentBounds,
  currency: Currency,
): TournamentBounds => ({
  ...bounds,
  fee: {
    min: fee.min * FEE_SCALE[currency] * MINOR_PER_UNIT,
    max: fee.max * FEE_SCALE[currency] * MINOR_PER_UNIT,
  },
})

/** Why the member cannot join this room now, as a code; null when they can. */
export function joinRefusal(
  room: Pick<Room, 'status' | 'joined' | 'room_limit' | 'room_type' | 'mine'>,
): ErrorCode | null {
  switch (room.status) {
    case '1':
      return 'roomClosedNotAllowed'
    case '4':
      return 'roomClosed'
    case '2':
      return 'roomEndedOrCancelled'
    case '3':
      return 'roomEnded'
    case 'A':
    case '0':
      // A free room lets each member in once; a room with a fee simply shows that it is mine.
      if (room.mine && room.room_type === 3) return 'memberJoinedBefore'
      return room.joined >= room.room_limit ? 'roomFull' : null
  }
}
