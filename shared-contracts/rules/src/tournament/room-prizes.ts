/** Percent of the pool for places 1 to 3 of rooms with at least so many players. */
export interface RoomShares {
  readonly players: number
  readonly percents: readonly number[]
}

/** Percent of the entry fees that the house keeps, unless the brand says otherwise (domain 7.1). */
export const RAKE_PERCENT = 10

/** Shares of the pool, unless the brand says otherwise (domain 7.1). */
export const ROOM_SHARES: readonly RoomShares[] = [
  { players: 3, percents: [100] },
  { players: 5, percents: [70, 30] },
  { players: 10, percents: [50, 30, 20] },
]

/** Percent of the pool for each paid place, by how many play. */
export function sharesOf(players: number, shares: readonly RoomShares[] = ROOM_SHARES): readonly number[] {
  const reached = shares.filter((row) => row.players <= players)
  return (reached.at(-1) ?? shares[0] ?? { percents: [100] }).percents
}

/** Minor units in the pool: fees less rake, floored, or what the operator puts into a free room. */
export function prizePool(room: {
  readonly room_rate: number
  readonly joined: number
  readonly funded_pool: number
  readonly rake_percent: number
}): number {
  const fees = BigInt(room.room_rate) * BigInt(room.joined)
  return room.funded_pool + Number((fees * BigInt(100 - room.rake_percent)) / 100n)
}
