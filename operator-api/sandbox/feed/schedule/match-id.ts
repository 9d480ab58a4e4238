/** Counts of a match besides goals, each in a match of its own. */
export type ChildKind = 'corners' | 'bookings'

/** The place of a sandbox match in its schedule. */
export interface MatchOrigin {
  /** Place of its league in the list of leagues. */
  lane: number
  /** 0 to 3: the round's fixtures of a slot; 4 and 5: the daily fixtures of the coming days. */
  part: number
  /** Epoch milliseconds, on the grid of ten seconds. */
  kickoff: number
  /** The count that it is; null for the match itself. */
  child: ChildKind | null
}

const ORIGIN = Date.UTC(2026, 0, 1)
export const GRID_MS = 10_000
const LANES = 128
const PARTS = 8
/**
 * Bookings of a daily fixture use the place of a fixture two further on; those of a round's fixture a lane of no league,
 * counted from the last. The cups, which came last, have no such lane.
 */
const BOOKINGS_PARTS_ON = 2
const FIRST_DAILY_PART = 4
const FIRST_BOOKINGS_PART = 6
const FIRST_BOOKINGS_LANE = 65
const bookingsLane = (lane: number): number => LANES - 1 - lane

/** Ids below are not from the schedule of matches. */
export const FIRST_MATCH_ID = 1_000_000

/** Whether bookings of a match have an id of their own. */
export const hasBookingsId = ({ lane, part }: Pick<MatchOrigin, 'lane' | 'part'>): boolean =>
  part >= FIRST_DAILY_PART || bookingsLane(lane) >= FIRST_BOOKINGS_LANE

/** Ids say when and where, so that any process can find the match again without having kept anything. */
export function matchId({ lane, part, kickoff, child }: MatchOrigin): number {
  const slot = Math.round((kickoff - ORIGIN) / GRID_MS)
  const isDaily = part >= FIRST_DAILY_PART
  const isBookings = child === 'bookings'
  const ownPart = isBookings && isDaily ? part + BOOKINGS_PARTS_ON : part
  const ownLane = isBookings && !isDaily ? bookingsLane(lane) : lane
  return FIRST_MATCH_ID + ((slot * LANES + ownLane) * PARTS + ownPart) * 2 + (child === 'corners' ? 1 : 0)
}

/** Null for an id that cannot be of the schedule. */
export function originOf(id: number): MatchOrigin | null {
  if (!Number.isSafeInteger(id) || id < FIRST_MATCH_ID) return null
  const code = id - FIRST_MATCH_ID
  const place = Math.floor(code / 2)
  const lanes = Math.floor(place / PARTS)
  const part = place % PARTS
  const lane = lanes % LANES
  const isOwnLane = lane >= FIRST_BOOKINGS_LANE
  const isBookings = part >= FIRST_BOOKINGS_PART || isOwnLane
  return {
    lane: isOwnLane ? bookingsLane(lane) : lane,
    part: part >= FIRST_BOOKINGS_PART ? part - BOOKINGS_PARTS_ON : part,
    kickoff: ORIGIN + Math.floor(lanes / LANES) * GRID_MS,
    child: isBookings ? 'bookings' : code % 2 === 1 ? 'corners' : null,
  }
}
