import type { Room, RoomStatus } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { TournamentBounds } from '@touchline/contracts/host'
import { type Currency, FEE_SCALE, LIMITS } from '@touchline/contracts/limits'

const MINOR_PER_UNIT = 100

/** Bounds of a brand with fees in minor units of a currency: brand files say them in units of its scale. */
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

/** Percent of the entry fees that the house keeps. */
export const RAKE_PERCENT = 10

/** A room as its status depends on it. Times in epoch milliseconds. */
export interface RoomProgress {
  status: RoomStatus
  joined: number
  /** Kick-off of the first and of the last match. */
  start_at: number
  last_start_at: number
}

/**
 * Where a room stands at this moment. A: fewer members than a room needs; 0: it will be played; 1: its first match has
 * kicked off; 4: its last match has; 3: every match has a result; 2: too few came. Ends are never left.
 */
export function statusAt(room: RoomProgress, now: number, allResultsKnown: boolean): RoomStatus {
  if (room.status === '2' || room.status === '3') return room.status
  const enough = room.joined >= LIMITS.tournament.players.min
  if (now < room.start_at) return enough ? '0' : 'A'
  if (!enough) return '2'
  if (now < room.last_start_at) return '1'
  return allResultsKnown ? '3' : '4'
}

/** What is in the pool: fees less rake, floored to the minor unit, or what the operator put into a free room. */
export function prizePool(room: {
  room_rate: number
  joined: number
  funded_pool: number
  rake_percent: number
}): number {
  const fees = BigInt(room.room_rate) * BigInt(room.joined)
  return room.funded_pool + Number((fees * BigInt(100 - room.rake_percent)) / 100n)
}

/** Percent of the pool for places 1 to 3, by how many play. */
export function sharesOf(joined: number): number[] {
  if (joined >= 10) return [50, 30, 20]
  return joined >= 5 ? [70, 30] : [100]
}

/** Code that says why the member cannot join this room now; null when nothing stands in the way. */
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
