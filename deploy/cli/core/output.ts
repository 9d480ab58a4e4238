import pc from 'picocolors'
import type { Io } from './io'

export type Colours = ReturnType<typeof pc.createColors>

/** Where a command writes: its result to standard output, what it is doing to standard error. */
export interface Output {
  readonly colours: Colours
  readonly columns: number
  /** The result: lines for a person, or the same facts as one JSON document. */
  result(facts: unknown, lines: readonly string[]): void
  /** What is going on, for whoever waits; silent with `--json`. */
  progress(line: string): void
  /** The same for what goes by quickly: at a terminal each line takes the place of the one before, elsewhere only the last counts. */
  step(line: string, isLast: boolean): void
}

export function createOutput(io: Io, json: boolean): Output {
  return {
    colours: pc.createColors(io.hasColours && !json),
    columns: io.columns,
    result: (facts, lines) => {
      const text = json ? JSON.stringify(facts, null, 2) : lines.join('\n')
      if (text !== '') io.stdout.write(`${text}\n`)
    },
    progress: (line) => {
      if (!json) io.stderr.write(`${line}\n`)
    },
    step: (line, isLast) => {
      if (json) return
      if (io.isTerminal) io.stderr.write(`\r\u001b[K${line.slice(0, io.columns - 1)}${isLast ? '\n' : ''}`)
      else if (isLast) io.stderr.write(`${line}\n`)
    },
  }
}
