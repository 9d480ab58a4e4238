/** Where a page is read: so many rows behind so many others, from the nearer end of the list. */
export interface PagePlace {
  readonly limit: number
  readonly offset: number
  /** The rows are read against the order of the list, and are to be turned round. */
  readonly fromEnd: boolean
}

interface PageOf {
  readonly page: number
  readonly page_size: number
}

const PAGE_MAX = 100
/** A list of unknown length is read no further than this, for any page. */
const OFFSET_MAX = 1_000_000

const sizeOf = ({ page_size }: PageOf): number => Math.min(Math.max(1, page_size), PAGE_MAX)
const rowsBefore = (at: PageOf): number => Math.max(0, at.page - 1) * sizeOf(at)

/** A page of a list whose length is not known: from its beginning. */
export const placeFromStart = (at: PageOf): Omit<PagePlace, 'fromEnd'> => ({
  limit: sizeOf(at),
  offset: Math.min(rowsBefore(at), OFFSET_MAX),
})

/** A page of a list of so many rows; the last pages cost as much as the first ones. A missing page has no rows. */
export function placeOf(at: PageOf, total: number): PagePlace {
  const before = rowsBefore(at)
  const limit = Math.max(0, Math.min(sizeOf(at), total - before))
  const behind = Math.max(0, total - before - limit)
  return limit > 0 && behind < before
    ? { limit, offset: behind, fromEnd: true }
    : { limit, offset: limit > 0 ? before : 0, fromEnd: false }
}
