import pc from 'picocolors'
import type { Io } from './io'

export type Colours = ReturnType<typeof pc.createColors>

/** Where a command writes: its result to standard output, what it is doing to standard error. */
export interface Output {
  readonly colours: Colours
  readonly columns: number
  /** The result: lines for a person, or the same facts as one JSON document. */
  result(facts: unknown, lines: readonly string[]): void
  /** Progress, for a person who waits; silent with `--json`. */
  progress(line: string): void
  /** The same for quick steps: at a terminal each line replaces the one before, elsewhere only the last is printed. */
  step(line: string, isLast: boolean): void
}

// Colours that we put in, one by one; any other control character may come from a reason, a token's name or a page.
const COLOUR = new RegExp(`(${String.fromCharCode(27)}\\[(?:0|1|2|22|3\\d|9\\d)m)`)
const UNPRINTED = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A line as it may go to a terminal: nothing in it moves the cursor, hides text or turns its direction. */
export const printed = (line: string): string =>
  line
    .split(COLOUR)
    .map((part) => (COLOUR.test(part) ? part : part.replace(UNPRINTED, '�')))
    .join('')

export function createOutput(io: Io, json: boolean): Output {
  return {
    colours: pc.createColors(io.hasColours && !json),
    columns: io.columns,
    result: (facts, lines) => {
      const text = json ? JSON.stringify(facts, null, 2) : lines.map(printed).join('\n')
      if (text !== '') io.stdout.write(`${text}\n`)
    },
    progress: (line) => {
      if (!json) io.stderr.write(`${printed(line)}\n`)
    },
    step: (text, isLast) => {
      const line = printed(text)
      if (json) return
      if (io.isTerminal) io.stderr.write(`\r\u001b[K${line.slice(0, io.columns - 1)}${isLast ? '\n' : ''}`)
      else if (isLast) io.stderr.write(`${line}\n`)
    },
  }
}
