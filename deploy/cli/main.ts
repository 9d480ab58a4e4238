import { CommanderError } from 'commander'
import { CliError, EXIT } from './core/cli-error'
import { type Io, processIo } from './core/io'
import { createOutput } from './core/output'
import { createProgram } from './program'

/** Runs one command and sets how the process ends; it never throws. */
export async function main(args: readonly string[], io: Io = processIo()): Promise<void> {
  process.exitCode = await exitOf(args, io)
}

async function exitOf(args: readonly string[], io: Io): Promise<number> {
  try {
    await createProgram(io).parseAsync([...args], { from: 'user' })
    return EXIT.done
  } catch (error) {
    // Help and version end the parsing in the same way.
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done
    const cause = causeOf(error)
    printError(cause, args.includes('--json'), io)
    return EXIT[cause.exit]
  }
}

function causeOf(error: unknown): CliError {
  if (error instanceof CliError) return error
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ')
    return new CliError('usage', sentence(message), 'Add --help to see how the command is written.')
  }
  const message = error instanceof Error ? error.message : String(error)
  return new CliError('unexpected', sentence(message), 'Set TOUCHLINE_STACK=1 to see where it happened.', {
    stack: error instanceof Error ? error.stack : undefined,
  })
}

function printError({ message, advice, exit, details }: CliError, json: boolean, io: Io): void {
  const { colours } = createOutput(io, json)
  if (json) {
    const error = { code: exit, message, advice, ...details }
    io.stdout.write(`${JSON.stringify({ ok: false, error }, null, 2)}\n`)
    return
  }
  io.stderr.write(`${colours.red('✗')} ${message}\n  ${colours.dim(advice)}\n`)
  if (io.env.TOUCHLINE_STACK && details.stack) io.stderr.write(`${String(details.stack)}\n`)
}

const sentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
