import { createInterface } from 'node:readline/promises'
import type { Io } from './io'

/** Why something is changed: as given, else asked for where a person sits at the terminal, else a default. */
export async function askReason(io: Io, given: string | undefined, fallback: string): Promise<string> {
  if (given !== undefined && given.trim() !== '') return given.trim()
  if (!io.isInteractive) return fallback
  const prompt = createInterface({ input: io.stdin, output: io.stderr })
  try {
    const answer = await prompt.question(`Why? It stands in the history. [${fallback}] `)
    return answer.trim() || fallback
  } finally {
    prompt.close()
  }
}
