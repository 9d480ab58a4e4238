import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { FIRST_BRAND } from '../src/modules/uplines'
import { NO_BRAND_FILES, watchBrands } from '../src/platform/brands'
import { createMemberNotifications } from '../src/platform/member-notifications'
import { isBrandId } from '../src/plugins/request-source'
import { readSettings } from '../src/settings'
import { openDatabase } from '../src/storage/open-database'
import { attachStorage } from '../src/storage/start-storage'
import { API_VERSION } from '../src/version'
import type { Command } from './command'
import { account } from './commands/account'
import { announce } from './commands/announce'
import { maintenance } from './commands/maintenance'
import { result } from './commands/result'
import { resume, suspend } from './commands/suspend'
import { given, UsageError } from './usage-error'

const COMMANDS: Record<string, Command> = { account, announce, maintenance, result, resume, suspend }

const usage = (): string =>
  [
    'Usage: node dist/cli.js [--brand <id>] <command>',
    ...Object.values(COMMANDS).flatMap(({ usage }) => usage),
  ].join('\n  ')

/** Members are named within one brand: that of --brand, else the one that stands in for unknown hosts. */
function brandOf(args: readonly string[]): { brand: string | undefined; rest: string[] } {
  const at = args.indexOf('--brand')
  if (at < 0) return { brand: undefined, rest: [...args] }
  const brand = given(args[at + 1], 'brand')
  if (!isBrandId(brand)) throw new UsageError(`${brand} is not the id of a brand`)
  return { brand, rest: args.toSpliced(at, 2) }
}

async function main(typed: string[]): Promise<void> {
  const {
    brand,
    rest: [name = '', ...args],
  } = brandOf(typed)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(usage())
  const settings = readSettings(process.env, API_VERSION)
  const { databaseUrl, dataDir, brandsDir, defaultBrand = FIRST_BRAND } = settings
  const database = openDatabase(await attachStorage({ databaseUrl, dataDir, warn: () => undefined }))
  try {
    const desk = {
      database,
      now: Date.now,
      randomBytes,
      notifications: createMemberNotifications(),
      brands: brandsDir === undefined ? NO_BRAND_FILES : await watchBrands(brandsDir),
      brand: brand ?? defaultBrand,
      actor: `operator:${userInfo().username}`,
    }
    console.log(await command.run(args, desk))
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof UsageError ? 2 : 1)
})
