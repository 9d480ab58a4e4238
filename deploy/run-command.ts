import { CliError } from './cli/core/cli-error'

/** Runs a command of the repository; prints an error without its stack, unless TOUCHLINE_STACK asks for it. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.exitCode = 1
    if (process.env.TOUCHLINE_STACK) console.error(error)
    else console.error(error instanceof Error ? error.message : String(error))
    if (error instanceof CliError) console.error(error.advice)
  }
}
