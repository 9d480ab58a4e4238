import type { AuditEntry } from '@touchline/contracts/release'
import { ago, timeText } from './ago'
import { describeChange } from './describe-change'
import type { Output } from './output'

const INDENT = '    '

/** History for people: when and who in one line, what they did and why below. */
export const historyLines = (
  entries: readonly AuditEntry[],
  { colours, columns }: Pick<Output, 'colours' | 'columns'>,
  now: number,
): string[] =>
  entries.flatMap((entry) => [
    `${colours.bold(`r${entry.revision}`)}  ${timeText(entry.at)} ${colours.dim(`(${ago(entry.at, now)})`)}`,
    ...wrap(`${entry.actor} ${describeChange(entry.change)}`, columns - INDENT.length).map(
      (line) => INDENT + line.replace(entry.actor, colours.cyan),
    ),
    ...Object.entries(entry.versions)
      .filter(([, { before, after }]) => before !== after && before !== null)
      .map(([area, { before, after }]) => `${INDENT}${area} ${before} → ${after ?? 'none'}`),
    `${INDENT}${colours.dim(`“${entry.reason}”`)}`,
  ])

/** Breaks a sentence between words; a word that is wider than the line stays whole. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
