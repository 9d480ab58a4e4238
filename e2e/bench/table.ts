/** One line of the table of ratios. */
export interface BenchRow {
  id: string
  what: string
  measured: string
  yardstick: string
  /** Measured against yardstick, or the figure itself where the target is absolute. */
  ratio: string
  target: string
  /** Null where nothing was promised. */
  holds: boolean | null
}

const HEAD = ['', 'What', 'Measured', 'Yardstick', 'Ratio', 'Target', 'Holds']

/** The rows as a Markdown table, which reads well in a terminal too. */
export function markdownTable(rows: readonly BenchRow[]): string {
  const cells = rows.map((r) => [
    r.id,
    r.what,
    r.measured,
    r.yardstick,
    r.ratio,
    r.target,
    r.holds === null ? '' : r.holds ? 'yes' : 'no',
  ])
  const widths = HEAD.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}
