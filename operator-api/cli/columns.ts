/** Rows below each other, the first columns to the left and the rest to the right, as figures are. */
export function inColumns(rows: readonly (readonly string[])[], left: number): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, n) =>
    Math.max(...rows.map((row) => [...(row[n] ?? '')].length)),
  )
  return rows.map((row) =>
    row
      .map((cell, n) => (n < left ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
