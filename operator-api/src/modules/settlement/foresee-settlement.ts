import type { Database } from '../../storage'
import { type ResultOf, type Settlement, settleBet } from './settle-bet'
import {
  type BetState,
  betStates,
  type FoundBet,
  FROM_THE_FIRST,
  LANES,
  nextCombined,
  nextSingles,
  readResults,
} from './settlement-reads'

/** Bets that have not seen the newest result of a match, by their next settlement. */
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
 * Counts how the newest result of a match will settle its bets, by the same calculation as the settlement: a parlay may stay
 * open, and most settled bets stay as they are when a score is corrected.
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
    const states = await betStates(
      pool,
      bets.map(({ id }) => id),
    )
    for (const bet of bets) {
      const before = states.get(bet.id)
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

function changeOf(before: BetState, bet: FoundBet, resultOf: ResultOf): keyof Foreseen | null {
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

/** Null for a bet that cannot be settled: the server logs it later, and no command fails for it. */
function reckoned(bet: FoundBet, resultOf: ResultOf): Settlement | null {
  try {
    return settleBet(bet, resultOf)
  } catch {
    return null
  }
}
