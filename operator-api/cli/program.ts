import { Command } from 'commander'
import type { Run } from './command'
import { account } from './commands/account/account'
import { announce } from './commands/announce/announce'
import { audit } from './commands/audit/audit'
import { maintenance } from './commands/maintenance'
import { message } from './commands/message'
import { report } from './commands/report'
import { result } from './commands/result'
import { resume, suspend } from './commands/suspend'
import { upline } from './commands/upline/upline'

/** Every command of an operator with its help. It does not end the process; `complain` prints what was mistyped. */
export function createProgram(
  run: Run,
  complain: (text: string) => void = (text) => process.stderr.write(text),
): Command {
  const program = new Command('node dist/cli.js')
    .description(
      'Members, their money and their uplines, announcements and messages, maintenance, results and reports. Every change is in the audit.',
    )
    .option('--brand <id>', 'brand whose members are named; without it that of BRAND')
  for (const make of [
    account,
    announce,
    audit,
    message,
    maintenance,
    report,
    result,
    resume,
    suspend,
    upline,
  ])
    program.addCommand(make(run))
  for (const command of withThoseBelow(program)) {
    command.exitOverride().configureOutput({ writeErr: complain })
    // What was mistyped is said by name, and what there is stands below it.
    const known = command.commands.map((one) => one.name()).join(', ')
    command.showHelpAfterError(known === '' ? usageOf(command) : `Known: ${known}`)
  }
  return program
}

const withThoseBelow = (command: Command): Command[] => [command, ...command.commands.flatMap(withThoseBelow)]

function usageOf(command: Command): string {
  const path: string[] = []
  for (let one: Command | null = command; one; one = one.parent) path.unshift(one.name())
  return `Usage: ${path.join(' ')} ${command.usage()}`
}
