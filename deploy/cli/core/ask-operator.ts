import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CliError } from './cli-error'
import { dataFolder } from './find-service'
import type { Io } from './io'

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u

/**
 * Who makes a change with the installation's own token: TOUCHLINE_OPERATOR, else the name that was given once and is kept
 * beside the token, else asked for where a person sits at the terminal.
 * @throws CliError for a name that cannot be
 */
export async function askOperator(io: Io): Promise<string | undefined> {
  const file = join(dataFolder(io), 'operator')
  const known = io.env.TOUCHLINE_OPERATOR ?? (await readFile(file, 'utf8').catch(() => ''))
  if (known.trim() !== '') return named(known)
  if (!io.isInteractive) {
    io.stderr.write('The history names nobody for this; TOUCHLINE_OPERATOR=<name> says who you are.\n')
    return undefined
  }
  const prompt = createInterface({ input: io.stdin, output: io.stderr })
  try {
    const answer = await prompt.question('Who are you? It stands in the history, and is asked once. ')
    if (answer.trim() === '') return undefined
    await writeFile(file, `${named(answer)}\n`)
    return named(answer)
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
