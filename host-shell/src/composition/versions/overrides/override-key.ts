/** Where a browser keeps its overrides. */
export const OVERRIDES_KEY = 'touchline.overrides'

/** Whether this browser has any: those of nearly everybody do not even load what reads them. */
export function hasOverrides(open: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return open().getItem(OVERRIDES_KEY) !== null
  } catch {
    return false
  }
}
