import { setImmediate } from 'node:timers/promises'
import type { MatchResult } from '@touchline/rules'
import type { NotifyBets } from '../sportsbook'
import { houseShard } from '../wallet'
import type { RecordedResult } from './leg-outcome'
import { type PostedOutcome, type PostingPlatform, postSettlements } from './post-settlements'
import { type ResultOf, type Settlement, settleBet } from './settle-bet'
import {
  betsAgain,
  type FoundBet,
  FROM_THE_FIRST,
  LANES,
  type NextBets,
  nextCombined,
  nextSingles,
  type Revision,
  readResults,
} from './settlement-reads'

export interface SettlementDeps {
  readonly platform: PostingPlatform
  readonly notify: NotifyBets
}

/** The origin of a result: the feed, an operator, or a rule of ours. A later revision of the feed is newer than the others. */
export type ResultOrigin = 'feed' | 'operator' | 'not played in time'

/** Tickets of one posting: ten thousand members may have bet on one match. */
const TICKETS_A_POSTING = 5000
/** Reckoned at a stretch: some milliseconds. */
const TICKETS_A_TURN = 1000

/** Writes a result down before anything is settled by it. The same revision again changes nothing. */
export async function recordResult(
  { platform }: Pick<SettlementDeps, 'platform'>,
  { match, revision, result }: { match: number; revision: number; result: MatchResult },
  source: ResultOrigin = 'feed',
): Promise<void> {
  await platform.database.pool.query('SELECT record_result($1, $2, $3, $4, $5)', [
    ...[match, revision, JSON.stringify(result), source, platform.now()],
  ])
}

/**
 * Settles, or corrects, the bets of a match by its newest result, a chunk at a time; those of several legs by the results of
 * all their matches. Answers that result when it leaves legs of the match undecided.
 */
export async function settleMatch(deps: SettlementDeps, match: number): Promise<Revision | null> {
  const resultOf = await readResults(deps.platform.database.pool, [match])
  const newest = resultOf(match)
  if (!newest) return null
  const undecided = await Promise.all(LANES.map((lane) => settleLane(deps, newest, resultOf, lane)))
  return undecided.includes(true) ? { match, revision: newest.revision } : null
}

/** One lane of a match; reads, postings and notifications follow each other, so that it takes one connection. */
async function settleLane(
  deps: SettlementDeps,
  newest: RecordedResult,
  resultOf: ResultOf,
  lane: number,
): Promise<boolean> {
  const singles = await settleKind(deps, newest, lane, nextSingles, async () => resultOf)
  const { pool } = deps.platform.database
  const combined = await settleKind(deps, newest, lane, nextCombined, (bets) =>
    readResults(pool, [...new Set(bets.flatMap(({ legs }) => legs.map((leg) => leg.match_id)))]),
  )
  return singles || combined
}

type ResultsFor = (bets: readonly FoundBet[]) => Promise<ResultOf>

async function settleKind(
  deps: SettlementDeps,
  newest: RecordedResult,
  lane: number,
  nextBets: NextBets,
  resultsFor: ResultsFor,
): Promise<boolean> {
  const { pool } = deps.platform.database
  const house = houseShard(newest.match, lane)
  let undecided = false
  let chunk = await nextBets(pool, newest, lane, FROM_THE_FIRST)
  for (let last = chunk.at(-1); last; last = chunk.at(-1)) {
    const posted = await postChunk(deps, chunk, house, resultsFor)
    undecided ||= chunk.some((bet) => posted.undecided(bet, newest.match))
    chunk = await nextBets(pool, newest, lane, last)
  }
  return undecided
}

interface Posted {
  undecided(bet: FoundBet, match: number): boolean
}

/** Posts the settlements of these bets, and notifies about the changed ones. */
async function postChunk(
  deps: SettlementDeps,
  bets: readonly FoundBet[],
  house: string,
  resultsFor: ResultsFor,
): Promise<Posted> {
  // Results are read after the bets, so they include every result that settled them.
  const resultOf = await resultsFor(bets)
  const settlements = new Map<number, Settlement>()
  let room = TICKETS_A_TURN
  for (const bet of bets) {
    if (room <= 0) {
      // Calls and ticks that came meanwhile have their turn.
      await setImmediate()
      room = TICKETS_A_TURN
    }
    try {
      const settlement = settleBet(bet, resultOf)
      settlements.set(bet.id, settlement)
      room -= settlement.tickets?.length ?? 1
    } catch (error) {
      // A bet that cannot be settled delays no other.
      deps.platform.log.error({ err: error, bet: bet.id }, 'bet not settled')
    }
  }
  const newer = bets.flatMap((bet) => {
    const settlement = settlements.get(bet.id)
    return settlement && hasNewResult(settlement, bet) ? [{ ...settlement, house }] : []
  })
  const outcomes: PostedOutcome[] = []
  for (const posting of byTickets(newer)) outcomes.push(...(await postSettlements(deps.platform, posting)))
  const idsOf = (wanted: PostedOutcome['outcome']) =>
    outcomes.flatMap((one) => (one.outcome === wanted ? [one.bet_id] : []))
  const changed = new Set(idsOf('changed'))
  await deps.notify(bets.filter(({ id }) => changed.has(id)))
  // Not settled, like a bet with a fault: it is tried again with the next sweep.
  for (const id of idsOf('failed')) settlements.delete(id)
  const stale = idsOf('stale')
  // Another process has seen a later result of another leg: settled again from the current records.
  if (stale.length > 0)
    await postChunk(deps, await betsAgain(deps.platform.database.pool, stale), house, resultsFor)
  return {
    undecided: ({ id, legs }, match) =>
      legs.some((leg, n) => leg.match_id === match && !settlements.get(id)?.legs[n]?.result),
  }
}

const hasNewResult = ({ legs }: Settlement, bet: FoundBet): boolean =>
  legs.some((leg, n) => leg.revision > (bet.legs[n]?.result_revision ?? 0))

/** In groups of so many tickets; a bet that is not a system counts as one. */
function byTickets<One extends Settlement>(settlements: readonly One[]): One[][] {
  const groups: One[][] = []
  let room = 0
  for (const one of settlements) {
    const tickets = one.tickets?.length ?? 1
    if (room < tickets) {
      groups.push([])
      room = TICKETS_A_POSTING
    }
    groups.at(-1)?.push(one)
    room -= tickets
  }
  return groups
}
