import { Command } from 'commander'
import type { Run } from './command'
import { account } from './commands/account/account'
import { announce } from './commands/announce/announce'
import { audit } from './commands/audit/audit'
import { betting } from './commands/betting'
import { draws } from './commands/draws'
import { exposure } from './commands/exposure'
import { maintenance } from './commands/maintenance'
import { message } from './commands/message'
import { reconcile } from './commands/reconcile'
import { report } from './commands/report'
import { result } from './commands/result/result'
import { resume, suspend } from './commands/suspend'
import { upline } from './commands/upline/upline'
import { EXAMPLES } from './examples'

const PROGRAM = 'node dist/cli.js'

/** Every command of an operator with its help. It does not end the process; `complain` prints mistyped commands. */
export function createProgram(
  run: Run,
  complain: (text: string) => void = (text) => process.stderr.write(text),
): Command {
  const program = new Command(PROGRAM)
    .description(
      'Members, their money and their uplines, announcements and messages, maintenance, draws, results, reports and exposure. Every change is in the audit.',
    )
    .option('--brand <id>', 'brand whose members are named; without it that of BRAND')
  for (const make of [
    account,
    announce,
    audit,
    betting,
    draws,
    exposure,
    message,
    maintenance,
    reconcile,
    report,
    result,
    resume,
    suspend,
    upline,
  ])
    program.addCommand(make(run))
  for (const command of withThoseBelow(program)) {
    command.exitOverride().configureOutput({ writeErr: complain })
    const path = pathOf(command)
    const example = EXAMPLES[path]
    if (example) command.addHelpText('after', `\nFor example: ${PROGRAM} ${example}`)
    // The answer names the mistyped word and the known ones.
    const known = command.commands.map((one) => one.name()).join(', ')
    command.showHelpAfterError(
      // A command that does something itself is shown as it is typed, with those below it.
      known === '' || command.registeredArguments.length > 0
        ? `Usage: ${PROGRAM} ${path} ${command.usage()}`
        : `Known: ${known}; --help tells more`,
    )
  }
  return program
}

/** A command with everything below it. */
export const withThoseBelow = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(withThoseBelow),
]

/** The words of a command without those of the program. */
export const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}`.trim() : ''
