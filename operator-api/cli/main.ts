import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { createMemberMail } from '../src/plugins/member-mail'
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
import { UsageError } from './usage-error'

const COMMANDS: Record<string, Command> = { account, announce, maintenance, result, resume, suspend }

const usage = (): string =>
  ['Usage: node dist/cli.js <command>', ...Object.values(COMMANDS).flatMap(({ usage }) => usage)].join('\n  ')

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(usage())
  const { databaseUrl, dataDir } = readSettings(process.env, API_VERSION)
  const database = openDatabase(await attachStorage({ databaseUrl, dataDir, tell: () => undefined }))
  try {
    const desk = {
      database,
      now: Date.now,
      randomBytes,
      mail: createMemberMail(),
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
