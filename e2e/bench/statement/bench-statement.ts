import {
  betAcceptFullList,
  type Call,
  dailyStatement,
  dBetList,
  gameResultSportsbook,
  platformWinLose,
  settlementHistory,
} from '@touchline/contracts/calls'
import pg from 'pg'
import type { Platform } from '../../support/launch-platform'
import { earlyPicks } from '../../support/member-client'
import { platformDatabase } from '../../support/scratch-database'
import { apiOf } from '../bets/bench-bets'
import { matchesOf } from '../bets/bench-settlement'
import { logIn } from '../bets/measure-bets'
import { placeManyBets, SINGLES, settleBySweep, unsettledOf } from '../bets/measure-settlement'
import { type BenchMember, openWallets } from '../bets/open-wallets'
import type { BenchRow } from '../table'
import { type AnswerTimes, timesOf } from './measure-answers'

const MANY = Number(process.env.BENCH_STATEMENT || 100_000)
const FEW = 10
const MATCHES = 40
const DAYS = 90
const DAY_MS = 86_400_000
/** Working days begin at noon of GMT+8. */
const NOON_MS = 4 * 3_600_000
const workingDay = (at: number): string => new Date(at - NOON_MS).toISOString().slice(0, 10)
const PAGE = 20
const TARGET_MS = 300

/**
 * The waits of a member with 100,000 bets, against one with ten. The bets are placed on ninety working days
 * by the server's own function and settled by the running server, all of them today: no day is ever longer.
 */
export async function benchStatement(platform: Platform): Promise<BenchRow[]> {
  const api = apiOf(platform)
  const url = platformDatabase(platform.dataDir)
  const [reader, beginner] = await openWallets(url, 2, 'reader')
  if (!reader || !beginner) throw new Error('no members for the bench')
  const owner = new pg.Client({ connectionString: url })
  owner.on('error', () => undefined)
  await owner.connect()
  const matches = (await unsettledOf(owner, matchesOf(await earlyPicks(api)))).slice(-MATCHES)
  if (matches.length < MATCHES) throw new Error(`too few matches for the bench: ${matches.length}`)
  await placeOnAll(owner, reader, matches, MANY)
  await placeOnAll(owner, beginner, matches.slice(0, FEW), FEW)
  await settleBySweep(owner, matches)
  // As the database does by itself a minute later.
  await owner.query('VACUUM ANALYZE')
  await owner.end()
  return rowsOf(api, reader, beginner)
}

/** Asks as each of the two. */
async function rowsOf(api: string, reader: BenchMember, beginner: BenchMember): Promise<BenchRow[]> {
  const [many, few] = await logIn(api, [reader, beginner])
  if (!many || !few) throw new Error('no sessions for the bench')
  const rows: BenchRow[] = []
  for (const { what, call, fields } of asked()) {
    const slow = await timesOf(api, many, call, fields(MANY))
    const quick = await timesOf(api, few, call, fields(FEW))
    rows.push(rowOf(what, slow, quick))
  }
  return rows
}

/** As many bets on each match, the first ones ninety days ago and the last ones today. */
async function placeOnAll(
  owner: pg.Client,
  member: BenchMember,
  matches: readonly number[],
  count: number,
): Promise<void> {
  const each = Math.ceil(count / matches.length)
  for (const [n, match] of matches.entries()) {
    const placedAt = (bet: number): number =>
      Date.now() - Math.floor(DAYS * (1 - (n * each + bet + 1) / (matches.length * each))) * DAY_MS
    await placeManyBets(owner, [member], [match], each, SINGLES, placedAt)
  }
}

interface Asked {
  readonly what: string
  readonly call: Call
  /** Fields of the request of a member with so many bets. */
  readonly fields: (bets: number) => object
}

function asked(): Asked[] {
  const now = Date.now()
  const today = workingDay(now)
  const days = { start_date: workingDay(now - (DAYS - 1) * DAY_MS), end_date: today }
  const moments = { start: now - (DAYS - 1) * DAY_MS, end: now + 60_000 }
  const first = () => ({ page: 1, page_size: PAGE })
  const last = (bets: number) => ({ page: Math.ceil(bets / PAGE), page_size: PAGE })
  const of = (what: string, call: Call, fields: Asked['fields']): Asked => ({ what, call, fields })
  return [
    of('statement of 90 days', dailyStatement, () => ({ ...days, page: 1, page_size: DAYS })),
    of('a day by product', platformWinLose, () => ({ working_date: today })),
    of('a day, first page', settlementHistory, () => ({ working_date: today, ...first() })),
    of('a day, last page', settlementHistory, (bets) => ({ working_date: today, ...last(bets) })),
    of('settled bets, first page', dBetList, first),
    of('settled bets, last page', dBetList, last),
    of('bets of 90 days, first page', betAcceptFullList, () => ({ ...moments, ...first() })),
    of('bets of 90 days, last page', betAcceptFullList, (bets) => ({ ...moments, ...last(bets) })),
    of('results of the days that were bet on', gameResultSportsbook, () => ({
      start_date: today,
      end_date: workingDay(now + 6 * DAY_MS),
      sports_type: 1,
      mine: true,
      ...first(),
    })),
  ]
}

const ms = (time: number): string => `${time.toFixed(1)} ms`

const rowOf = (what: string, many: AnswerTimes, few: AnswerTimes): BenchRow => ({
  id: 'P9',
  what: `${what}, of ${MANY.toLocaleString('en')} settled bets, against ${FEW}`,
  measured: `${ms(many.median)} (first ${ms(many.first)}, longest ${ms(many.longest)})`,
  yardstick: `${ms(few.median)} (first ${ms(few.first)})`,
  ratio: (many.median / few.median).toFixed(2),
  target: `≤ ${TARGET_MS} ms`,
  holds: Math.max(many.first, many.median) <= TARGET_MS,
})
