import { Command } from 'commander'
import type { Io } from './io'
import { type CommonOptions, openSession, type Session } from './session'

/** Makes the commands: each knows its arguments and what it does, and gets a session when it runs. */
export type MakeCommand = (run: Run) => Command

/** Wraps what a command does: `body` gets the session, the options, then the command's own arguments. */
export type Run = <O extends CommonOptions, A extends unknown[]>(
  body: (session: Session, options: O, ...args: A) => Promise<void>,
) => (...given: unknown[]) => Promise<void>

export const createRun =
  (io: Io): Run =>
  <O extends CommonOptions, A extends unknown[]>(
    body: (session: Session, options: O, ...args: A) => Promise<void>,
  ) =>
  async (...given) => {
    // Commander hands over the arguments, then the options, then the command itself.
    const command = given.at(-1) as Command
    const options = command.optsWithGlobals<O>()
    await body(await openSession(io, options), options, ...(given.slice(0, -2) as A))
  }

/** A command that reads. */
export const reading = (name: string, summary: string, example: string): Command =>
  new Command(name)
    .summary(summary)
    .description(`${summary}.`)
    .option('--brand <brand>', 'brand it is about (default: touchline)')
    .option('--channel <channel>', 'channel it is about (default: production)')
    .option('--json', 'write the result as one JSON document')
    .option('--service <url>', 'release service (default: TOUCHLINE_RELEASE_URL, or the local installation)')
    .option('--token <token>', 'token (default: TOUCHLINE_RELEASE_TOKEN, or the local installation’s own)')
    .addHelpText('after', `\nExample:\n${indented(example)}`)

/** A command that changes something: it can be tried first, and says why it was done. */
export const changing = (name: string, summary: string, example: string): Command =>
  reading(name, summary, example)
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--reason <text>', 'why; stands in the history (asked for at a terminal)')
    .option('--retry', 'when another change comes first, make this one on top of it')

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
