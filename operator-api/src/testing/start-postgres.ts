import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedSandboxMembers } from '../../sandbox/members'
import { createPasswords } from '../modules/session'
import { openDatabase } from '../storage/open-database'
import { type Storage, startStorage } from '../storage/start-storage'

declare global {
  var touchlinePostgres: { storage: Storage; folder: string } | undefined
}

/** Starts the database of a test run and fills the template that every test file copies. */
export default async function startPostgres(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-jest-'))
  // The database may have to run as another user, whose path leads through here.
  chmodSync(folder, 0o755)
  const storage = await startStorage({ databaseUrl: undefined, dataDir: folder, warn: console.warn })
  const database = openDatabase(storage.owner)
  await seedSandboxMembers({ platform: { database, now: () => 0 }, hash: createPasswords().hash })
  await database.close()
  globalThis.touchlinePostgres = { storage, folder }
  // Test files run in their own contexts; the environment is what reaches them.
  process.env.TOUCHLINE_TEST_PG = JSON.stringify({ owner: storage.owner, app: storage.app })
}
