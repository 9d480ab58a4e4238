import {
  betAcceptFullList,
  type Call,
  dailyStatement,
  dBetList,
  gameResultSportsbook,
  platformWinLose,
  settlementHistory,
} from '@touchline/contracts/calls'
import { addBetsOfOne } from './testing/bets-of-one'
import { addManyBets } from './testing/many-bets'
import { NOON, type TestApp, type TestMember, testApp } from './testing/test-app'

const BETS = 10_000
const OTHERS = 60_000
const MATCHES = 50
const DAY = '2026-08-01'
const PAGE = 20
const LAST = { page: BETS / PAGE, page_size: PAGE }
const FIRST = { page: 1, page_size: PAGE }
/** Bets, legs and settlements of a page, and the newest bets on each of its matches. */
const ROWS_A_PAGE = PAGE * 2 * 3

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await testApp()
  // One connection, so that what it has read can be asked for as soon as it has answered.
  server.platform.database.pool.options.max = 1
  // Among those of many others: where all are one's own, an index gains nothing.
  await addManyBets(server, OTHERS, NOON)
  await addBetsOfOne(server, { member: 'demo2', count: BETS, matches: MATCHES, at: NOON, day: DAY })
  member = await server.login('demo2')
}, 120_000)
afterAll(() => server.close())

const READS = `
  SELECT relname AS table, seq_tup_read AS scanned, coalesce(idx_tup_fetch, 0) AS fetched FROM pg_stat_user_tables
  WHERE relname IN ('bet', 'bet_leg', 'settlement', 'entry') ORDER BY relname`

interface Reads {
  readonly table: string
  readonly scanned: string
  readonly fetched: string
}

/** What a call reads of the tables that grow with every bet. */
async function readsOf(work: () => Promise<unknown>) {
  const { pool } = server.platform.database
  const counted = async () => {
    await pool.query('SELECT pg_stat_force_next_flush()')
    return server.asOwner<Reads>(READS)
  }
  const before = await counted()
  await work()
  return (await counted()).map((now, n) => ({
    table: now.table,
    scanned: Number(now.scanned) - Number(before[n]?.scanned),
    fetched: Number(now.fetched) - Number(before[n]?.fetched),
  }))
}

const moments = { start: 0, end: NOON }

test.each<[string, Call, Record<string, unknown>, number]>([
  ['a statement', dailyStatement, { start_date: DAY, end_date: DAY }, 0],
  ['a day by product', platformWinLose, { working_date: DAY }, 0],
  ['the first page of a day', settlementHistory, { working_date: DAY, ...FIRST }, ROWS_A_PAGE],
  ['the last page of a day', settlementHistory, { working_date: DAY, ...LAST }, ROWS_A_PAGE],
  ['the first page of settled bets', dBetList, FIRST, ROWS_A_PAGE],
  ['the last page of settled bets', dBetList, LAST, ROWS_A_PAGE],
  [
    'the first page of the bets of a time',
    betAcceptFullList,
    { ...moments, end: 9000, ...FIRST },
    ROWS_A_PAGE,
  ],
  [
    'the last page of them',
    betAcceptFullList,
    { ...moments, end: 9000, page: 400, page_size: 20 },
    ROWS_A_PAGE,
  ],
  ['settled bets of a kind that they are not', dBetList, { kind: 'system', ...FIRST }, 0],
  [
    'settled bets of a kind and a time',
    dBetList,
    { ...moments, kind: 'single', end: 9000, ...FIRST },
    ROWS_A_PAGE,
  ],
])('of ten thousand bets, %s reads its own rows and no more', async (_, call, asked, most) => {
  const reads = await readsOf(async () => expect(await member.call(call, asked)).toMatchObject({ status: 1 }))
  expect(reads.filter(({ scanned, fetched }) => scanned > 0 || fetched > most)).toEqual([])
})

test('of ten thousand bets on fifty matches, results read the newest ones on the matches of their page', async () => {
  const asked = { start_date: DAY, end_date: DAY, sports_type: 1, mine: true, ...FIRST }
  const reads = await readsOf(async () => {
    const answer = await member.call(gameResultSportsbook, asked)
    expect(answer).toMatchObject({ status: 1, total: MATCHES })
    expect(answer.status === 1 && answer.matches).toHaveLength(PAGE)
    expect(answer.status === 1 && answer.bets).toHaveLength(300)
  })
  // A look for each match whether it was bet on, once for the page and once for the total; two hundred bets on each of its matches.
  expect(
    reads.filter(({ scanned, fetched }) => scanned > 0 || fetched > 2 * MATCHES + 200 * PAGE + 600),
  ).toEqual([])
})

test.each([1, 2, 50, 51, 99, 100, 101])('page %s is the same read from either end', async (page) => {
  const ids = (
    await server.asOwner<{ id: string }>("SELECT id FROM bet WHERE member_id = 'demo2' ORDER BY id DESC")
  ).map(({ id }) => id)
  const wanted = (of: string[]) => of.slice((page - 1) * 100, page * 100)
  const listed = await member.call(dBetList, { page, page_size: 100 })
  expect(listed.status === 1 && listed.bets.map(({ bet_id }) => bet_id)).toEqual(wanted(ids))
  const day = await member.call(settlementHistory, { working_date: DAY, page, page_size: 100 })
  expect(day.status === 1 && day.settlements.map(({ bet }) => bet.bet_id)).toEqual(wanted(ids.toReversed()))
})
