import type { Database } from '../../storage'
import { type ResultOf, type Settlement, settleBet } from './settle-bet'
import {
  betsStanding,
  type FoundBet,
  FROM_THE_FIRST,
  LANES,
  nextCombined,
  nextSingles,
  readResults,
  type StandingBet,
} from './settlement-reads'

/** Bets that have not seen the newest result of a match, by what it will make of them. */
interface Foreseen {
  /** They are settled for the first time. */
  settled: number
  /** They were settled, and are otherwise now. */
  again: number
  /** They were settled, and run again. */
  reopened: number
  /** They were not settled, nor are they now. */
  open: number
}

/**
 * Counts what the newest result of a match will do to bets once it is settled by, in the same way as that: a parlay may stay
 * open, and most of what was settled stays as it is when a score is corrected.
 */
export async function foreseeSettlement(
  pool: Pick<Database['pool'], 'query'>,
  match: number,
): Promise<Foreseen> {
  const counted: Foreseen = { settled: 0, again: 0, reopened: 0, open: 0 }
  const newest = (await readResults(pool, [match]))(match)
  if (!newest) return counted
  const count = async (bets: readonly FoundBet[]): Promise<void> => {
    const resultOf = await readResults(pool, [
      ...new Set(bets.flatMap(({ legs }) => legs.map((leg) => leg.match_id))),
    ])
    const standing = await betsStanding(
      pool,
      bets.map(({ id }) => id),
    )
    for (const bet of bets) {
      const before = standing.get(bet.id)
      const becomes = before && changeOf(before, bet, resultOf)
      if (becomes) counted[becomes] += 1
    }
  }
  for (const nextBets of [nextSingles, nextCombined])
    for (const lane of LANES) {
      let chunk = await nextBets(pool, newest, lane, FROM_THE_FIRST)
      for (let last = chunk.at(-1); last; last = chunk.at(-1)) {
        await count(chunk)
        chunk = await nextBets(pool, newest, lane, last)
      }
    }
  return counted
}

function changeOf(before: StandingBet, bet: FoundBet, resultOf: ResultOf): keyof Foreseen | null {
  const after = reckoned(bet, resultOf)
  if (!after) return null
  if (before.status === 'running') return after.status === 'running' ? 'open' : 'settled'
  if (after.status === 'running') return 'reopened'
  const isSame =
    before.result === after.result &&
    before.returned === after.returned &&
    before.commission === after.commission
  return isSame ? null : 'again'
}

/** Null for one that cannot be reckoned: the server logs it when it comes to it, and no command fails for it. */
function reckoned(bet: FoundBet, resultOf: ResultOf): Settlement | null {
  try {
    return settleBet(bet, resultOf)
  } catch {
    return null
  }
}
