import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { addManyBets, MANY_MATCHES } from '../../testing/many-bets'
import { finished } from '../../testing/results'
import { readsOf, type TableReads } from '../../testing/table-reads'
import { recordResult, type SettlementDeps, settleMatch } from './settle-match'
import { matchesToSettle, openMatches } from './settlement-reads'

const MANY = 20_000
const NOW = 10 * 86_400_000
const CORRECTED = 7

let fresh: FreshDatabase
let client: PoolClient
let deps: SettlementDeps
const notified: number[] = []
beforeAll(async () => {
  fresh = await freshDatabase()
  await addManyBets(fresh, MANY, NOW)
  await fresh.asOwner('ANALYZE')
  client = await fresh.database.pool.connect()
  deps = {
    platform: {
      database: { ...fresh.database, pool: client as unknown as Pool },
      now: () => NOW,
      failpoint: () => undefined,
      randomBytes,
      log: console as never,
    },
    notify: async (changed) => {
      notified.push(...changed.map(({ id }) => id))
    },
  }
}, 120_000)
afterAll(async () => {
  client.release()
  await fresh.close()
})

const rowsRead = (reads: readonly TableReads[]): number =>
  reads
    .filter(({ table }) => table === 'bet' || table === 'bet_leg')
    .reduce((sum, { scanned, fetched }) => sum + scanned + fetched, 0)

test.each([
  { name: 'a sweep for matches to settle', work: () => matchesToSettle(client) },
  { name: 'a sweep for open matches', work: () => openMatches(client) },
  { name: 'settling a settled match again', work: () => settleMatch(deps, 3) },
])('$name reads next to none of the bets that are settled', async ({ work }) => {
  expect(rowsRead(await readsOf(client, work))).toBeLessThan(20)
})

test('a corrected match is found and settled by reading its own bets alone', async () => {
  await recordResult(deps, { match: CORRECTED, revision: 2, result: finished([1, 0]) })
  expect(await matchesToSettle(client)).toEqual([{ match: CORRECTED, revision: 2 }])
  const own = MANY / MANY_MATCHES
  // A bet is read for its settlement, locked, and written with its leg; each by its number.
  expect(rowsRead(await readsOf(client, () => settleMatch(deps, CORRECTED)))).toBeLessThan(20 * own)
  expect(notified).toHaveLength(own)
  expect(await matchesToSettle(client)).toEqual([])
})
