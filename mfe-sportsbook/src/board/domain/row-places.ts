/** Where the rows of a list begin, px from its top, and where the last one ends. */
export type RowPlaces = readonly number[]

/** Places rows of known heights below each other. */
export function rowPlaces<Row>(rows: readonly Row[], heightOf: (row: Row) => number): RowPlaces {
  let end = 0
  const places = [0]
  for (const row of rows) {
    end += heightOf(row)
    places.push(end)
  }
  return places
}

/** The row that covers this place; places above and below the list belong to its first and last row. */
export function rowAt(places: RowPlaces, place: number): number {
  let first = 0
  let last = Math.max(0, places.length - 2)
  while (first < last) {
    const middle = (first + last) >> 1
    if ((places[middle + 1] ?? 0) > place) last = middle
    else first = middle + 1
  }
  return first
}
