import type { HistoryEntry } from '../service/answers'
import { ago, timeText } from './ago'
import { describeChange } from './describe-change'
import type { Output } from './output'

/** History as people tell it: when and who in one line, what they did and why below. */
export const historyLines = (
  entries: readonly HistoryEntry[],
  { colours }: Pick<Output, 'colours'>,
  now: number,
): string[] =>
  entries.flatMap((entry) => [
    `${colours.bold(`r${entry.revision}`)}  ${timeText(entry.at)} ${colours.dim(`(${ago(entry.at, now)})`)}`,
    `    ${colours.cyan(entry.actor)} ${describeChange(entry.change)}`,
    `    ${colours.dim(`“${entry.reason}”`)}`,
  ])
