import { PassThrough } from 'node:stream'
import { EXIT, type ExitName } from '../core/cli-error'
import { main } from '../main'

export interface CommandOutput {
  exit: ExitName | undefined
  stdout: string
  stderr: string
}

/** Runs the command line in this process, as a person at a terminal who types these lines. */
export async function runHere(
  args: readonly string[],
  env: Record<string, string>,
  typed: string[] = [],
): Promise<CommandOutput> {
  const stdin = new PassThrough()
  for (const line of typed) stdin.write(`${line}\n`)
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const isInteractive = typed.length > 0
  const { exitCode } = process
  await main(args, {
    stdin,
    stdout,
    stderr,
    env,
    isInteractive,
    isTerminal: false,
    hasColours: false,
    columns: 100,
    now: Date.now,
  })
  const code = process.exitCode
  process.exitCode = exitCode
  const exit = (Object.keys(EXIT) as ExitName[]).find((name) => EXIT[name] === code)
  return { exit, stdout: String(stdout.read() ?? ''), stderr: String(stderr.read() ?? '') }
}
