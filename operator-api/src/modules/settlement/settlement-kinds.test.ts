import { randomBytes } from 'node:crypto'
import type { MatchResult } from '@touchline/rules'
import fc from 'fast-check'
import pino from 'pino'
import { type LegPick, orderOf, type PlainBet, riskOf } from '../../testing/bet-orders'
import { fakeBook } from '../../testing/fake-book'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { reckon } from '../../testing/reckon-by-hand'
import { finished } from '../../testing/results'
import { SEASON_MATCHES, type Season, seasonOf } from '../../testing/seasons'
import { size } from '../../testing/sizes'
import { createPlaceBet, type PlaceBet } from '../sportsbook'
import { commissionOf } from './settle-bet'
import { recordResult } from './settle-match'
import { createSettlementWorker, type SettlementWorker } from './settlement-worker'

const MEMBERS = ['demo2', 'demo3', 'demo4', 'demo5']
const DAY = 86_400_000

let fresh: FreshDatabase
let place: PlaceBet
/** Two processes of an installation. */
let workers: readonly SettlementWorker[]
let now = 0
/** How many times a process still passes a failpoint before it dies there. */
let diesIn = Number.POSITIVE_INFINITY
const log = pino({ level: 'silent' })
beforeAll(async () => {
  fresh = await freshDatabase()
  // Most stakes are lost, over many seasons.
  await fresh.asOwner(
    `SELECT post_adjustment('test', owner, '', 'deposit', 'test', 0, jsonb_build_array(
       jsonb_build_object('kind', 'cash', 'owner', owner, 'currency', 'MYR', 'amount', 100000000000),
       jsonb_build_object('kind', 'external', 'owner', owner, 'currency', 'MYR', 'amount', -100000000000)))
     FROM unnest($1::text[]) owner`,
    [MEMBERS],
  )
  const platform = {
    database: fresh.database,
    now: () => now,
    randomBytes,
    log,
    failpoint: async () => {
      diesIn -= 1
      if (diesIn === 0) throw new Error('died here')
    },
  }
  place = createPlaceBet({ ...platform, now: () => 0 })
  const book = fakeBook(() => now)
  workers = [0, 1].map(() => createSettlementWorker({ platform, book, notify: async () => undefined }))
})
afterAll(async () => {
  expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
  await fresh.close()
})

/** Matches of the seasons before are another's. */
let firstMatch = 1000

async function play({ bets, results: words }: Season): Promise<void> {
  const first = firstMatch
  firstMatch += SEASON_MATCHES.length
  const own = bets.map((one) => ({
    ...one,
    legs: one.legs.map((leg) => ({ ...leg, match: first + leg.match })),
  }))
  const before = await moneyOf()
  const placed = await Promise.all(own.map((one) => place(orderOf(one))))
  const ids = placed.map((one) => (one.outcome === 'placed' ? one.betId : 0))
  expect(ids).not.toContain(0)
  // The first result of a revision counts: the feed never sends two under one number.
  const known = new Map<number, Map<number, MatchResult>>()
  for (const word of words) {
    const match = first + word.match
    const revisions = known.get(match) ?? new Map<number, MatchResult>()
    known.set(match, revisions)
    const news = { match, revision: word.revision, result: revisions.get(word.revision) ?? word.result }
    revisions.set(word.revision, news.result)
    diesIn = word.dies
    if (word.how === 'outage') {
      await recordResult({ platform: { database: fresh.database, now: () => now } as never }, news)
      now += 10 * DAY
    } else {
      const [one, other] = workers
      const receive = (worker: SettlementWorker | undefined) => worker?.settle(news).catch(() => undefined)
      await Promise.all([receive(one), word.how === 'by both' ? receive(other) : undefined])
    }
  }
  diesIn = Number.POSITIVE_INFINITY
  await workers[0]?.sweep()
  const newest = (match: number): MatchResult | undefined =>
    [...(known.get(match) ?? [])].sort(([a], [b]) => b - a)[0]?.[1]
  await expectReckoned(own, ids, newest, before)
}

interface StoredBet {
  id: number
  status: string
  returned: number | null
  commission: number | null
  tickets: number[] | null
}

async function expectReckoned(
  bets: readonly PlainBet[],
  ids: readonly number[],
  resultOf: (match: number) => MatchResult | undefined,
  before: Money,
): Promise<void> {
  const stored = await rowsOf(ids)
  const expected = new Map(before)
  const move = (member: string, cash: number, frozen: number): void => {
    const had = expected.get(member) ?? { own: 0, frozen: 0 }
    expected.set(member, { own: had.own + cash, frozen: had.frozen + frozen })
  }
  for (const [i, one] of bets.entries()) {
    const reckoned = reckon(one, resultOf)
    const risk = riskOf(one)
    const row = stored.get(ids[i] ?? 0)
    if (!reckoned) {
      expect(row).toMatchObject({ status: 'running', returned: null, commission: null })
      move(one.member, -risk, risk)
      continue
    }
    const commission = commissionOf(reckoned.turnover, 25)
    const status = reckoned.isVoid ? 'void' : 'settled'
    expect(row).toMatchObject({ status, returned: reckoned.returned, commission })
    if (one.kind === 'system') expect(row?.tickets).toEqual(reckoned.tickets)
    move(one.member, reckoned.returned + commission - risk, 0)
  }
  expect(await moneyOf()).toEqual(expected)
}

async function rowsOf(ids: readonly number[]): Promise<Map<number, StoredBet>> {
  const { rows } = await fresh.database.pool.query<StoredBet>(
    `SELECT id, status, returned, commission,
       (SELECT json_agg(t.returned ORDER BY t.n) FROM bet_ticket t WHERE t.bet_id = bet.id) AS tickets
     FROM bet WHERE id = ANY ($1)`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The money of members, debts taken off, and the frozen part. */
type Money = Map<string, { own: number; frozen: number }>
async function moneyOf(): Promise<Money> {
  const rows = await fresh.asOwner<{ owner: string; own: string; frozen: string }>(
    `SELECT owner, sum(balance) FILTER (WHERE kind IN ('cash', 'debt')) AS own, sum(balance) FILTER (WHERE kind = 'frozen') AS frozen
     FROM account WHERE owner = ANY ($1) AND kind <> 'external' GROUP BY owner ORDER BY owner`,
    [MEMBERS],
  )
  return new Map(rows.map(({ owner, own, frozen }) => [owner, { own: Number(own), frozen: Number(frozen) }]))
}

test(
  'bets of all kinds end as an independent calculation expects, in any order of results and over crashes',
  () => fc.assert(fc.asyncProperty(seasonOf(MEMBERS), play), { numRuns: size(4, 400), endOnFailure: true }),
  size(60_000, 3_600_000),
)

test('one result many times, received by two processes at once, pays a bet of each kind once', async () => {
  const first = firstMatch
  firstMatch += SEASON_MATCHES.length
  const pick = (match: number, myanmar: boolean): LegPick => ({
    match: first + match,
    betType: 'hdp',
    period: 0,
    line: myanmar ? 0 : -2,
    selection: 'home',
    odds: myanmar ? 95 : 96,
    myanmar: myanmar ? { goals: 1, percent: -50, upper: 'home' as const } : null,
  })
  const kinds = ['single', 'mmo_single', 'parlay', 'mmo_parlay', 'system'] as const
  const bets = kinds.map((kind): PlainBet => {
    const burmese = kind.startsWith('mmo')
    const count = kind.endsWith('single') ? 1 : 3
    const some = Array.from({ length: count }, (_, i) => ({
      ...pick(i, burmese),
      ...(count > 1 && !burmese && { odds: 196 }),
    }))
    return {
      member: 'demo6',
      kind,
      legs: some,
      stake: 1000,
      sizes: [2, 3],
      maxPayout: 1_000_000,
      deduction: 20,
    }
  })
  const placed = await Promise.all(bets.map((one) => place(orderOf(one))))
  const ids = placed.map((one) => (one.outcome === 'placed' ? one.betId : 0))
  for (const match of [0, 1, 2])
    await Promise.all(
      Array.from({ length: size(20, 100) }, (_, i) =>
        workers[i % 2]?.settle({ match: first + match, revision: 1, result: finished([2, 0]) }),
      ),
    )
  const credits = await fresh.asOwner(
    `SELECT scope, count(*)::int AS times FROM transfer
     WHERE kind = 'bet_settled' AND scope = ANY ($1) GROUP BY scope HAVING count(*) <> 1`,
    [ids.map((id) => `bet:${id}`)],
  )
  expect(credits).toEqual([])
  const stored = await rowsOf(ids)
  for (const [i, one] of bets.entries())
    expect(stored.get(ids[i] ?? 0)).toMatchObject({
      status: 'settled',
      returned: reckon(one, () => finished([2, 0]))?.returned,
    })
})
