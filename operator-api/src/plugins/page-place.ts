/** Where a page is read: so many rows behind so many others, from the nearer end of the list. */
export interface PagePlace {
  readonly limit: number
  readonly offset: number
  /** The rows are read against the order of the list, and are to be turned round. */
  readonly fromEnd: boolean
}

const PAGE_MAX = 100

/** A page of a list of so many rows; the last pages cost what the first ones do. A page that is not there has no rows. */
export function placeOf(
  { page, page_size }: { readonly page: number; readonly page_size: number },
  total: number,
): PagePlace {
  const size = Math.min(Math.max(1, page_size), PAGE_MAX)
  const before = Math.max(0, page - 1) * size
  const limit = Math.max(0, Math.min(size, total - before))
  const behind = Math.max(0, total - before - limit)
  return limit > 0 && behind < before
    ? { limit, offset: behind, fromEnd: true }
    : { limit, offset: limit > 0 ? before : 0, fromEnd: false }
}
