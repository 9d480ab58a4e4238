/** Style sheets of areas that travelled inside the page, by their address. */
export type CarriedSheets = Map<string, HTMLStyleElement>

/**
 * Takes the sheets of areas out of the page, where they would apply to every version. Each goes back when the version
 * that it belongs to is loaded, as if it were fetched then; the shell's own stay where they are.
 */
export function takeCarriedSheets(page: Document): CarriedSheets {
  const carried: CarriedSheets = new Map()
  for (const sheet of page.querySelectorAll<HTMLStyleElement>('style[data-of]')) {
    const href = new URL(sheet.dataset.href ?? '', page.baseURI).href
    // webpack does not fetch a sheet whose whole address is in the page already.
    sheet.dataset.href = href
    sheet.remove()
    carried.set(href, sheet)
  }
  return carried
}
