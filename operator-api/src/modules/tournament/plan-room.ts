import { LIMITS } from '@touchline/contracts/limits'
import { FOOTBALL } from '@touchline/contracts/odds'
import type { HouseSlot } from './house-slots'

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
/** Matches to choose from for every one that is needed: enough for variety, near enough to be played together. */
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
  const day = weekdayOf(matches[0]?.kickoff ?? 0)
  if (slot.slot === 'high') return `${day} High Table`
  return slot.room_type === 3 ? `Free ${day} Cup` : `${day} ${word}`
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Kuala_Lumpur' })
const weekdayOf = (at: number): string => WEEKDAY.format(at)
