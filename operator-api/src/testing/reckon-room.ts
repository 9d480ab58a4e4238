import type { MatchResult } from '@touchline/rules'
import type { LegPick, PlainBet } from './bet-orders'
import { reckon } from './reckon-by-hand'
import type { RoomSeason, SeasonLeg, SeasonPick, SeasonRoom } from './room-seasons'

/** A pick that was taken, and when. */
export interface TakenPick extends SeasonPick {
  readonly at: number
}

export interface ReckonedPlayer {
  readonly player: number
  readonly place: number
  readonly points: number
  readonly prize: number
}

const BUDGET = 100_000
const LEAST_OF_TICKET = 1000

/** Players in a room at its first kick-off; nobody in a room whose owner has quit. */
export function playersOf({ players, limit, leavers }: SeasonRoom): number[] {
  const joined = players.slice(0, limit)
  return joined.some((player, i) => i === 0 && leavers.includes(player))
    ? []
    : joined.filter((player) => !leavers.includes(player))
}

/** Whether a ticket or pick is within the points that its player has for it. */
export function isWithin(pick: SeasonPick, taken: readonly SeasonPick[]): boolean {
  if (pick.legs.length === 1) return pick.points <= BUDGET
  if (pick.points < LEAST_OF_TICKET) return false
  const tickets = taken.filter(({ player, legs }) => player === pick.player && legs.length > 1)
  return tickets.reduce((sum, { points }) => sum + points, pick.points) <= BUDGET
}

/** The prizes of the room when matches end like this, computed with none of the functions of the server. */
export function reckonRoom(
  room: SeasonRoom,
  taken: readonly TakenPick[],
  prices: RoomSeason['prices'],
  ends: readonly MatchResult[],
): ReckonedPlayer[] {
  const players = playersOf(room).map((player) => {
    const own = taken.filter((pick) => pick.player === player).filter(isLast)
    const reckoned = own.map((pick) => reckonPick(pick, prices, ends))
    return {
      player,
      points: reckoned.reduce((sum, { returned }) => sum + returned, 0),
      wins: reckoned.filter(({ isWon }) => isWon).length,
      last: own.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...own.map(({ at }) => at)),
    }
  })
  const pool = Math.floor((room.fee * players.length * 9) / 10)
  const shares = players.length >= 10 ? [50, 30, 20] : players.length >= 5 ? [70, 30] : [100]
  return players.map(({ player, points, wins, last }) => {
    const ahead = players.filter(
      (one) =>
        one.points > points ||
        (one.points === points && (one.wins > wins || (one.wins === wins && one.last < last))),
    ).length
    const tied = players.filter((one) => one.points === points && one.wins === wins && one.last === last)
    const share = shares.slice(ahead, ahead + tied.length).reduce((sum, percent) => sum + percent, 0)
    return { player, place: ahead + 1, points, prize: Math.floor((pool * share) / 100 / tied.length) }
  })
}

/** The newest pick of a match holds; tickets all do. */
const isLast = (pick: TakenPick, i: number, all: readonly TakenPick[]): boolean =>
  pick.legs.length > 1 ||
  !all.slice(i + 1).some(({ legs }) => legs.length === 1 && legs[0]?.match === pick.legs[0]?.match)

function reckonPick(
  { legs, points }: SeasonPick,
  prices: RoomSeason['prices'],
  ends: readonly MatchResult[],
) {
  const resultOf = (match: number) => ends[match]
  const bet = (some: readonly LegPick[], stake: number): PlainBet => ({
    member: '',
    kind: some.length === 1 ? 'single' : 'parlay',
    legs: some,
    stake,
    sizes: [],
    maxPayout: Number.MAX_SAFE_INTEGER,
    deduction: 0,
  })
  const priced = legs.map((leg) => {
    const malay = priceOf(leg, prices)
    // Two or more at their decimal prices, cut to hundredths.
    return pickOf(leg, prices, legs.length === 1 ? malay : decimalOf(malay))
  })
  // At even money more than the stake comes back where a leg wins, wholly or by half.
  const isWon = legs.every(
    (leg) => (reckon(bet([pickOf(leg, prices, 100)], 100), resultOf)?.returned ?? 0) > 100,
  )
  return { returned: reckon(bet(priced, points), resultOf)?.returned ?? Number.NaN, isWon }
}

const decimalOf = (malay: number): number => 100 + (malay > 0 ? malay : Math.floor(10_000 / -malay))

export const priceOf = ({ match, betType, isFirst }: SeasonLeg, prices: RoomSeason['prices']): number =>
  prices[match]?.[betType][isFirst ? 0 : 1] ?? 0

export const lineOf = ({ match, betType }: SeasonLeg, prices: RoomSeason['prices']): number =>
  (betType === 'hdp' ? prices[match]?.line : prices[match]?.total) ?? 0

export const selectionOf = ({ betType, isFirst }: SeasonLeg): 'home' | 'away' | 'over' | 'under' =>
  betType === 'hdp' ? (isFirst ? 'home' : 'away') : isFirst ? 'over' : 'under'

const pickOf = (leg: SeasonLeg, prices: RoomSeason['prices'], odds: number): LegPick => ({
  match: leg.match,
  betType: leg.betType,
  period: 0,
  line: lineOf(leg, prices),
  selection: selectionOf(leg),
  odds,
  myanmar: null,
})
