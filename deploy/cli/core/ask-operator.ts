import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CliError } from './cli-error'
import { dataFolder } from './find-service'
import type { Io } from './io'
import type { Session } from './session'

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u

/** Name of the installation's own token at the release service. */
const INSTALLATION = 'installation'

/**
 * Who makes a change: TOUCHLINE_OPERATOR, which the service heeds where the token names nobody. Without it the command
 * asks the holder of the installation's token at an interactive terminal: once with the token of an installation on this
 * machine, where the name is kept beside it, and each time with a given token.
 * @throws CliError for a name that cannot be
 */
export async function askOperator({
  io,
  client,
  isOwn,
}: Pick<Session, 'io' | 'client' | 'isOwn'>): Promise<string | undefined> {
  const configured = io.env.TOUCHLINE_OPERATOR ?? ''
  if (configured.trim() !== '') return named(configured)
  if (!isOwn) return (await client.holder()) === INSTALLATION ? ask(io) : undefined
  const file = join(dataFolder(io), 'operator')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known.trim() !== '') return named(known)
  const name = await ask(io, ', and is asked once')
  if (name !== undefined) await writeFile(file, `${name}\n`)
  return name
}

async function ask(io: Io, more = ''): Promise<string | undefined> {
  if (!io.isInteractive) {
    io.stderr.write('The history names nobody for this; TOUCHLINE_OPERATOR=<name> says who you are.\n')
    return undefined
  }
  const prompt = createInterface({ input: io.stdin, output: io.stderr })
  try {
    const answer = await prompt.question(`Who are you? It stands in the history${more}. `)
    return answer.trim() === '' ? undefined : named(answer)
  } finally {
    prompt.close()
  }
}

function named(text: string): string {
  const name = text.trim()
  if (NAME.test(name)) return name
  throw new CliError(
    'usage',
    `"${name}" is no name for the history.`,
    'Letters, digits, spaces and . _ @ - make one.',
  )
}
