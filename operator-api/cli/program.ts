import { Command } from 'commander'
import type { Run } from './command'
import { account } from './commands/account'
import { announce } from './commands/announce'
import { maintenance } from './commands/maintenance'
import { message } from './commands/message'
import { report } from './commands/report'
import { result } from './commands/result'
import { resume, suspend } from './commands/suspend'
import { upline } from './commands/upline'

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
  for (const make of [account, announce, message, maintenance, report, result, resume, suspend, upline])
    program.addCommand(make(run))
  for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])])
    command.exitOverride().configureOutput({ writeErr: complain })
  return program
}
