import type { Database } from '../../src/storage'
import { migrate } from '../../src/storage/migrate'
import { openDatabase } from '../../src/storage/open-database'
import { SCHEMA } from '../../src/storage/start-storage'
import { type FreshDatabase, freshDatabase } from '../../src/testing/fresh-database'
import { SANDBOX_BRANDS, SANDBOX_MEMBERS } from './sandbox-members'
import { seedSandboxMembers } from './seed-sandbox-members'

const CONNECTIONS = 12

let fresh: FreshDatabase
let owner: Database
beforeAll(async () => {
  fresh = await freshDatabase('template0')
  await migrate(fresh.owner, SCHEMA, { warn: () => undefined })
  owner = openDatabase(fresh.owner)
})
afterAll(async () => {
  await owner.close()
  await fresh.close()
})

test('processes that fill a database at once make every member once, and none of them waits for a connection', async () => {
  let most = 0
  const seed = () => {
    let underWay = 0
    const transaction: Database['transaction'] = (work) => {
      underWay += 1
      most = Math.max(most, underWay)
      return owner.transaction(work).finally(() => {
        underWay -= 1
      })
    }
    const platform = { database: { ...owner, transaction }, now: () => 0 }
    return seedSandboxMembers({ platform, hash: async () => 'hash' })
  }
  await Promise.all([seed(), seed(), seed()])
  expect(await fresh.asOwner('SELECT count(*)::int AS members FROM member')).toEqual([
    { members: SANDBOX_BRANDS.length * SANDBOX_MEMBERS.length },
  ])
  expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
  expect(most).toBeLessThan(CONNECTIONS)
})
