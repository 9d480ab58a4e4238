/**
 * The tile that a key leads to from a tile of a grid: arrows move by tile and row, Home and End to the ends. Null when
 * the key means nothing here or there is nothing in that direction.
 */
export function nextTile(key: string, from: number, count: number, columns: number): number | null {
  const to = target(key, from, count, columns)
  return to === null || to === from || to < 0 || to >= count ? null : to
}

function target(key: string, from: number, count: number, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return from + 1
    case 'ArrowLeft':
      return from - 1
    case 'ArrowUp':
      return from - columns
    case 'ArrowDown':
      // The last row may be short: below its gap is its last tile.
      return Math.floor(from / columns) < Math.floor((count - 1) / columns)
        ? Math.min(from + columns, count - 1)
        : null
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
