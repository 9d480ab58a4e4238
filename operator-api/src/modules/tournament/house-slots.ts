import { type Currency, FEE_SCALE, LIMITS } from '@touchline/contracts/limits'
import { FOOTBALL } from '@touchline/contracts/odds'
import { formatMoment } from '@touchline/rules/days'

/** A room that the house always keeps open, one at a time. */
export interface HouseSlot {
  /** Names the slot within a currency. */
  slot: string
  /** 1 public with a fee, 3 public and free. */
  room_type: 1 | 3
  /** Entry fee in units of the currency's scale; 0 for free rooms. */
  fee: number
  /** The operator's money for a free room, units of the currency's scale. */
  funded: number
  room_limit: number
  matches: number
  /** How far away the first kick-off is at least, minutes. */
  leadMinutes: number
  /** Whether all matches are of one league. */
  oneLeague: boolean
}

const HOUSE = { room_type: 1, funded: 0, oneLeague: false } as const
const LEAGUE = { room_type: 1, funded: 0, oneLeague: true } as const
const FREE = { room_type: 3, fee: 0, oneLeague: false } as const

export const HOUSE_SLOTS: readonly HouseSlot[] = [
  { ...HOUSE, slot: 'quick', fee: 10, room_limit: 10, matches: 3, leadMinutes: 15 },
  { ...HOUSE, slot: 'four', fee: 20, room_limit: 20, matches: 4, leadMinutes: 45 },
  { ...HOUSE, slot: 'five', fee: 50, room_limit: 30, matches: 5, leadMinutes: 90 },
  { ...HOUSE, slot: 'six', fee: 30, room_limit: 30, matches: 6, leadMinutes: 150 },
  { ...HOUSE, slot: 'eight', fee: 100, room_limit: 12, matches: 8, leadMinutes: 240 },
  { ...HOUSE, slot: 'high', fee: 1000, room_limit: 8, matches: 3, leadMinutes: 60 },
  { ...LEAGUE, slot: 'league-1', fee: 40, room_limit: 24, matches: 3, leadMinutes: 30 },
  { ...LEAGUE, slot: 'league-2', fee: 20, room_limit: 16, matches: 3, leadMinutes: 120 },
  { ...LEAGUE, slot: 'league-3', fee: 60, room_limit: 20, matches: 4, leadMinutes: 180 },
  { ...FREE, slot: 'free-1', funded: 200, room_limit: 30, matches: 4, leadMinutes: 20 },
  { ...FREE, slot: 'free-2', funded: 100, room_limit: 20, matches: 3, leadMinutes: 75 },
]

const MINOR_PER_UNIT = 100

/** Entry fee of a slot in minor units of a currency. */
export const feeOf = ({ fee }: HouseSlot, currency: Currency): number =>
  fee * FEE_SCALE[currency] * MINOR_PER_UNIT

/** The operator's money for a slot's room, minor units of a currency. */
export const fundedPoolOf = ({ funded }: HouseSlot, currency: Currency): number =>
  funded * FEE_SCALE[currency] * MINOR_PER_UNIT

/** A match that has not begun, as rooms need it. Kick-off in epoch milliseconds. */
export interface UpcomingMatch {
  id: number
  leagueId: number
  sport: number
  league: string
  home: string
  away: string
  kickoff: number
  parent: number | null
}

export interface RoomPlan {
  name: string
  matches: readonly UpcomingMatch[]
}

const MINUTE = 60_000
const HORIZON = 36 * 60 * MINUTE
/** Candidates for every match needed: enough for variety, near enough to be played together. */
const CHOICE = 4

/**
 * The next room of a slot, from matches that really are on the book; null when there are too few. The same choice for
 * the same `random`, which answers numbers in [0, 1).
 */
export function planRoom(
  slot: HouseSlot,
  upcoming: readonly UpcomingMatch[],
  now: number,
  random: () => number,
): RoomPlan | null {
  const earliest = now + slot.leadMinutes * MINUTE
  const playable = upcoming
    .filter((match) => match.sport === FOOTBALL && match.parent === null)
    .filter(({ kickoff }) => kickoff >= earliest && kickoff <= now + HORIZON)
    .toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id)
  const pool = slot.oneLeague ? leaguePool(playable, slot.matches, random) : playable
  const matches = drawn(pool.slice(0, slot.matches * CHOICE), slot.matches, random)
  if (matches.length < Math.max(slot.matches, LIMITS.tournament.matchesMin)) return null
  return { name: nameOf(slot, matches), matches }
}

/** The matches of one league that has enough of them. */
function leaguePool(playable: readonly UpcomingMatch[], need: number, random: () => number): UpcomingMatch[] {
  const leagues = new Map<number, UpcomingMatch[]>()
  for (const match of playable) leagues.set(match.leagueId, [...(leagues.get(match.leagueId) ?? []), match])
  const enough = [...leagues.values()].filter((matches) => matches.length >= need)
  return enough[Math.floor(random() * enough.length)] ?? []
}

function drawn(pool: readonly UpcomingMatch[], count: number, random: () => number): UpcomingMatch[] {
  return pool
    .map((match) => ({ match, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ match }) => match)
    .sort((a, b) => a.kickoff - b.kickoff || a.id - b.id)
}

const NUMBER_WORDS = ['', '', '', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

function nameOf(slot: HouseSlot, matches: readonly UpcomingMatch[]): string {
  const word = NUMBER_WORDS[matches.length] ?? String(matches.length)
  if (slot.oneLeague) return `${matches[0]?.league ?? ''} ${word}`
  const day = formatMoment(matches[0]?.kickoff ?? 0, 'dddd')
  if (slot.slot === 'high') return `${day} High Table`
  return slot.room_type === 3 ? `Free ${day} Cup` : `${day} ${word}`
}
