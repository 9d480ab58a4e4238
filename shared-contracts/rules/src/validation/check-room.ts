import type { ROOM_TYPES } from '@touchline/contracts/calls'
import type { TournamentBounds } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import { firstRefusal, PASSED, refuse, type Verdict } from '../verdict/verdict'

/** Room types by the numbers of the product: 1 public, 2 private (PIN), 3 public and free. */
export type RoomType = (typeof ROOM_TYPES)[number]

export interface RoomToCreate {
  readonly type: RoomType
  /** Entry fee in minor units; 0 for a free room. */
  readonly fee: number
  readonly players: number
  /** Empty unless private. */
  readonly pin: string
  readonly matches: readonly { readonly live: boolean }[]
  /** Upper bound of matches; brands may lower it. */
  readonly matchesMax?: number
  /** The member already owns an open private room. */
  readonly ownsPrivateRoom: boolean
  readonly termsAccepted: boolean
  /** Of the brand, fees in minor units of the currency; the product's own, in a currency of scale 1, unless given. */
  readonly bounds?: TournamentBounds
}

export type RoomCode =
  | 'minRoomRate'
  | 'maxRoomRate'
  | 'invalidRoomRate'
  | 'minRoomLimit'
  | 'maxRoomLimit'
  | 'roomPasswordRequired'
  | 'invalidRoomPassword'
  | 'roomExists'
  | 'tournamentMatchesMin'
  | 'tournamentMatchesMax'
  | 'liveMatchNotAllowed'
  | 'termsRequired'

const { fee: FEE, players: PLAYERS, matchesMin, matchesMax, pinDigits } = LIMITS.tournament
const MINOR_PER_UNIT = 100
const BOUNDS: TournamentBounds = {
  fee: { min: FEE.min * MINOR_PER_UNIT, max: FEE.max * MINOR_PER_UNIT },
  players: PLAYERS,
  matches: { min: matchesMin, max: matchesMax },
}

/** May this room be created (spec 5)? Bounds of fees come back in minor units. */
export function checkRoom(room: RoomToCreate): Verdict<RoomCode> {
  const refused = (holds: boolean, code: RoomCode, field: string, bound?: number): Verdict<RoomCode> =>
    holds ? PASSED : refuse(code, { field, bound })
  const { players, matches, fee } = room.bounds ?? BOUNDS
  const most = room.matchesMax ?? matches.max
  return firstRefusal([
    refused(room.type !== 2 || !room.ownsPrivateRoom, 'roomExists', 'type'),
    checkFee(room, fee),
    refused(room.players >= players.min, 'minRoomLimit', 'players', players.min),
    refused(room.players <= players.max, 'maxRoomLimit', 'players', players.max),
    room.type === 2 ? checkPin(room.pin) : PASSED,
    refused(room.matches.length >= matches.min, 'tournamentMatchesMin', 'matches', matches.min),
    refused(room.matches.length <= most, 'tournamentMatchesMax', 'matches', most),
    refused(!room.matches.some((match) => match.live), 'liveMatchNotAllowed', 'matches'),
    refused(room.termsAccepted, 'termsRequired', 'terms'),
  ])
}

/** A PIN is exactly six digits. */
export function checkPin(pin: string): Verdict<'roomPasswordRequired' | 'invalidRoomPassword'> {
  if (pin === '') return refuse('roomPasswordRequired', { field: 'pin' })
  const valid = pin.length === pinDigits && /^[0-9]+$/.test(pin)
  return valid ? PASSED : refuse('invalidRoomPassword', { field: 'pin', bound: pinDigits })
}

/** Picks of a room: at least one match must be selected. */
export const checkMatches = (selected: number): Verdict<'matchRequired'> =>
  selected >= 1 ? PASSED : refuse('matchRequired', { bound: 1 })

export interface RoomToJoin {
  readonly type: RoomType
  readonly memberJoinedBefore: boolean
  readonly ipJoinedBefore: boolean
  readonly termsAccepted: boolean
}

/** May the member join? A public free room lets each member, and each address, in once. */
export function checkJoin(
  room: RoomToJoin,
): Verdict<'memberJoinedBefore' | 'IPJoinedBefore' | 'termsRequired'> {
  if (room.type === 3 && room.memberJoinedBefore) return refuse('memberJoinedBefore')
  if (room.type === 3 && room.ipJoinedBefore) return refuse('IPJoinedBefore')
  return room.termsAccepted ? PASSED : refuse('termsRequired', { field: 'terms' })
}

function checkFee({ type, fee }: RoomToCreate, bounds: TournamentBounds['fee']): Verdict<RoomCode> {
  const [min, max] = type === 3 ? [0, 0] : [bounds.min, bounds.max]
  if (!Number.isSafeInteger(fee)) return refuse('invalidRoomRate', { field: 'fee' })
  if (fee < min) return refuse('minRoomRate', { field: 'fee', bound: min })
  return fee > max ? refuse('maxRoomRate', { field: 'fee', bound: max }) : PASSED
}
