import type { Readable, Writable } from 'node:stream'

/** The world around a command. */
export interface Io {
  stdin: Readable
  stdout: Writable
  stderr: Writable
  env: Readonly<Record<string, string | undefined>>
  /** Whether a person sits at the other end and can be asked. */
  isInteractive: boolean
  /** Whether standard output takes colours. */
  hasColours: boolean
  /** Whether lines of standard error can be written over. */
  isTerminal: boolean
  /** Width of standard output in characters. */
  columns: number
  now: () => number
}

const COLUMNS_OF_A_PIPE = 100

/** The process's own. NO_COLOR switches colours off, FORCE_COLOR on; COLUMNS gives the width where there is no terminal. */
export function processIo(): Io {
  // A reader may close the pipe early: `touchline history | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  const { stdin, stdout, stderr, env } = process
  const forced = Number(env.COLUMNS)
  return {
    stdin,
    stdout,
    stderr,
    env,
    isInteractive: Boolean(stdin.isTTY && stderr.isTTY),
    isTerminal: Boolean(stderr.isTTY),
    hasColours: !env.NO_COLOR && (isForced(env.FORCE_COLOR) || Boolean(stdout.isTTY)),
    columns: forced > 0 ? forced : (stdout.columns ?? COLUMNS_OF_A_PIPE),
    now: Date.now,
  }
}

/** `FORCE_COLOR=0` asks for none. */
const isForced = (asked: string | undefined): boolean => Boolean(asked) && asked !== '0'
