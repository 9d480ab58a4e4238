import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { CommanderError } from 'commander'
import { createConnections } from '../src/modules/providers'
import { FIRST_BRAND } from '../src/modules/uplines'
import { operatorClients as clientsOf } from '../src/modules/wallet'
import { type Brands, NO_BRAND_FILES, watchBrands } from '../src/platform/brands'
import { createMemberNotifications } from '../src/platform/member-notifications'
import { readSettings } from '../src/settings'
import { openDatabase } from '../src/storage/open-database'
import { attachStorage } from '../src/storage/start-storage'
import { API_VERSION } from '../src/version'
import type { Run } from './command'
import { faultText } from './fault-text'
import { knownBrand } from './known-brand'
import { operatorName } from './operator-name'
import { printed } from './printed'
import { createProgram } from './program'
import { UsageError } from './usage-error'

/** Opens the installation that the environment names, for as long as one command takes. */
const runHere: Run = async (action) => {
  const { brand: named }: { brand?: string } = program.opts()
  const actor = `operator:${operatorName(process.env)}`
  const settings = readSettings(process.env, API_VERSION)
  const { databaseUrl, dataDir, brandsDir, defaultBrand: standard = FIRST_BRAND } = settings
  const database = openDatabase(await attachStorage({ databaseUrl, dataDir, warn: () => undefined }))
  try {
    const brands = brandsDir === undefined ? NO_BRAND_FILES : await brandsOf(brandsDir)
    const brand = await knownBrand(
      { named, standard, hasFiles: brandsDir !== undefined },
      { database, brands },
    )
    const notifications = createMemberNotifications()
    const gameConnections = () => createConnections(settings.gameProviders(), { now: Date.now }).all
    const operatorClients = () => clientsOf({ settings: settings.operatorWallets() }, Date.now)
    const context = {
      database,
      now: Date.now,
      randomBytes,
      notifications,
      gameConnections,
      brands,
      brand,
      actor,
      operatorClients,
      readInput,
    }
    console.log(printed(await action(context)))
  } finally {
    await database.close()
  }
}

/** @throws UsageError that names the setting beside the file that is missing or out of order */
const brandsOf = (folder: string): Promise<Brands> =>
  watchBrands(folder).catch((fault: unknown) => {
    throw new UsageError(`The brands of BRANDS_DIR cannot be read: ${faultText(fault)}`)
  })

const readInput = (): Promise<string> => text(process.stdin)

const program = createProgram(runHere)

program.parseAsync().catch((error: unknown) => {
  // Commander has said it, and ends in the same way when it was asked for help.
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
  console.error(printed(faultText(error)))
  process.exit(error instanceof UsageError ? 2 : 1)
})
