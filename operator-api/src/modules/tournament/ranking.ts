import { type RoomShares, sharesOf } from '@touchline/rules'

/** The score of a player of a room. Points in hundredths. */
export interface PlayerScore {
  readonly account: string
  readonly points: number
  /** Picks and tickets that won. */
  readonly wins: number
  /** When they picked last, epoch milliseconds; null without a pick. */
  readonly lastAt: number | null
}

export interface Ranked extends PlayerScore {
  /** From 1; equal places are tied, and the next place is skipped. */
  readonly place: number
  /** Minor units. */
  readonly prize: number
}

/** Points, then more wins, then the earlier last pick (domain 7.1). */
const compare = (a: PlayerScore, b: PlayerScore): number =>
  b.points - a.points || b.wins - a.wins || (a.lastAt ?? Infinity) - (b.lastAt ?? Infinity) || 0

const isTied = (a: PlayerScore, b: PlayerScore): boolean =>
  a.points === b.points && a.wins === b.wins && a.lastAt === b.lastAt

/** Players in order of their places, with their prizes from the pool: tied players share the prizes of the places that they cover. */
export function rank(scores: readonly PlayerScore[], pool: number, ofRoom?: readonly RoomShares[]): Ranked[] {
  const shares = sharesOf(scores.length, ofRoom)
  const sorted = [...scores].sort((a, b) => compare(a, b) || (a.account < b.account ? -1 : 1))
  const ranked: Ranked[] = []
  for (let from = 0; from < sorted.length; ) {
    const first = sorted[from] as PlayerScore
    let to = from + 1
    while (to < sorted.length && isTied(first, sorted[to] as PlayerScore)) to += 1
    const share = shares.slice(from, to).reduce((sum, percent) => sum + percent, 0)
    const prize = Number((BigInt(pool) * BigInt(share)) / BigInt(100 * (to - from)))
    for (const one of sorted.slice(from, to)) ranked.push({ ...one, place: from + 1, prize })
    from = to
  }
  return ranked
}
