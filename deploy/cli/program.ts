import { Command, type Option } from 'commander'
import { abort } from './commands/abort'
import { budget } from './commands/budget'
import { canary } from './commands/canary'
import { check } from './commands/check'
import { diff } from './commands/diff'
import { freeze } from './commands/freeze'
import { history } from './commands/history'
import { pin } from './commands/pin'
import { promote } from './commands/promote'
import { prune } from './commands/prune'
import { publish } from './commands/publish'
import { rollback } from './commands/rollback'
import { set } from './commands/set'
import { status } from './commands/status'
import { token } from './commands/token'
import { versions } from './commands/versions'
import { withdraw } from './commands/withdraw'
import { CliError, EXIT, EXIT_MEANINGS, type ExitName } from './core/cli-error'
import { createRun } from './core/command'
import type { Io } from './core/io'

const IN_ORDER = [publish, check, canary, promote, abort, set, rollback, status, history, diff, versions]
const FOR_OPS = [pin, freeze, withdraw, budget, token, prune]

const CODES = (Object.keys(EXIT) as ExitName[]).map((name) => `  ${EXIT[name]}  ${EXIT_MEANINGS[name]}`)

/** The command line: every command with its help. It neither ends the process nor prints errors by itself. */
export function createProgram(io: Io): Command {
  const run = createRun(io)
  const program = new Command('touchline')
    .description('Releases one area of the page, watches it, and puts it back.')
    .addHelpText(
      'after',
      `\nExit codes:\n${CODES.join('\n')}\n\ndocs/releasing.md goes through a release step by step.`,
    )
  for (const make of [...IN_ORDER, ...FOR_OPS]) program.addCommand(make(run))
  const all = [program, ...program.commands, ...program.commands.flatMap((command) => command.commands)]
  for (const command of all) {
    for (const option of command.options) if (takesOneValue(option)) refuseSecond(command, option)
    command.exitOverride().configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => io.columns,
      getOutHasColors: () => io.hasColours,
    })
  }
  return program
}

const takesOneValue = ({ required, optional, variadic }: Option): boolean =>
  (required || optional) && !variadic

/** Of two values the last would count without a word: a rollback meant for one brand would go to another one. */
function refuseSecond(command: Command, option: Option): void {
  let isGiven = false
  command.on(`option:${option.name()}`, () => {
    if (isGiven) throw new CliError('usage', `${option.long} was given twice.`, 'Give it once.')
    isGiven = true
  })
}
