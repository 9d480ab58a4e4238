import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { CommanderError } from 'commander'
import { FIRST_BRAND } from '../src/modules/uplines'
import { NO_BRAND_FILES, watchBrands } from '../src/platform/brands'
import { createMemberNotifications } from '../src/platform/member-notifications'
import { isBrandId } from '../src/plugins/request-source'
import { readSettings } from '../src/settings'
import { openDatabase } from '../src/storage/open-database'
import { attachStorage } from '../src/storage/start-storage'
import { API_VERSION } from '../src/version'
import type { Run } from './command'
import { createProgram } from './program'
import { UsageError } from './usage-error'

/** Opens the installation that the environment names, for as long as one command takes. */
const runHere: Run = async (action) => {
  const { brand }: { brand?: string } = program.opts()
  if (brand !== undefined && !isBrandId(brand)) throw new UsageError(`${brand} is not the id of a brand`)
  const settings = readSettings(process.env, API_VERSION)
  const { databaseUrl, dataDir, brandsDir, defaultBrand = FIRST_BRAND } = settings
  const database = openDatabase(await attachStorage({ databaseUrl, dataDir, warn: () => undefined }))
  try {
    const brands = brandsDir === undefined ? NO_BRAND_FILES : await watchBrands(brandsDir)
    const known = [FIRST_BRAND, defaultBrand, ...brands.all().keys()]
    if (brandsDir !== undefined && brand !== undefined && !known.includes(brand))
      throw new UsageError(`No brand ${brand}: one of ${[...new Set(known)].join(', ')}`)
    const context = {
      database,
      now: Date.now,
      randomBytes,
      notifications: createMemberNotifications(),
      brands,
      brand: brand ?? defaultBrand,
      actor: `operator:${userInfo().username}`,
    }
    console.log(await action(context))
  } finally {
    await database.close()
  }
}

const program = createProgram(runHere)

program.parseAsync().catch((error: unknown) => {
  // Commander has said it, and ends in the same way when it was asked for help.
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof UsageError ? 2 : 1)
})
