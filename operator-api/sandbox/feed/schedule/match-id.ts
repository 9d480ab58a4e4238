/** Where a match of the sandbox stands in its schedule. */
export interface MatchPlace {
  /** Place of its league in the list of leagues. */
  lane: number
  /** 0 to 3: the round's fixtures of a slot; 4 to 7: the daily fixtures of the coming days. */
  part: number
  /** Epoch milliseconds, on the grid of ten seconds. */
  kickoff: number
  /** Whether it is the corners of the match rather than the match. */
  corners: boolean
}

const ORIGIN = Date.UTC(2026, 0, 1)
export const GRID_MS = 10_000
const LANES = 128
const PARTS = 8

/** Ids below are not from the schedule of matches. */
export const FIRST_MATCH_ID = 1_000_000

/** Ids say when and where, so that any process can find the match again without having kept anything. */
export function matchId({ lane, part, kickoff, corners }: MatchPlace): number {
  const slot = Math.round((kickoff - ORIGIN) / GRID_MS)
  return FIRST_MATCH_ID + ((slot * LANES + lane) * PARTS + part) * 2 + (corners ? 1 : 0)
}

/** Null for an id that cannot be of the schedule. */
export function placeOf(id: number): MatchPlace | null {
  if (!Number.isSafeInteger(id) || id < FIRST_MATCH_ID) return null
  const code = id - FIRST_MATCH_ID
  const place = Math.floor(code / 2)
  const lanes = Math.floor(place / PARTS)
  return {
    lane: lanes % LANES,
    part: place % PARTS,
    kickoff: ORIGIN + Math.floor(lanes / LANES) * GRID_MS,
    corners: code % 2 === 1,
  }
}
