import * as v from 'valibot'
import { productRow } from '../products/products'
import { type AreaEntry, type AreaPages, pagesShape } from './area-pages'

/** Paths that belong to the edge: an area that took one would never be asked for. */
const TAKEN = /^\/(app|odds|assets|release|brand)(\/|$)/

/** A path in the history, such as `/loyalty/home`. */
const PagePath = v.pipe(
  v.string(),
  v.regex(/^(\/[a-z0-9][a-z0-9-]*)+$/, 'a path is /words-like-these, without a trailing slash'),
  v.check((path) => !TAKEN.test(path), 'this path belongs to the edge'),
)

const ParcelName = v.pipe(
  v.string(),
  v.regex(/^(?!main$)[a-z][a-z0-9-]*$/, 'a parcel is named in words-like-these'),
)

const strict = pagesShape(v.strictObject as unknown as typeof v.object, PagePath, ParcelName).pages

/**
 * Declarations of an area in the `src/pages.json` of its package, checked when a version is published: no key
 * but the known ones, entries that lead to its own routes. An entry of a product gets the icon of the
 * product.
 */
export const DeclaredPages = v.pipe(
  strict,
  v.check(({ routes }) => routes.length > 0, 'an area has a page'),
  v.check(
    ({ routes, menu, dock }) =>
      [...menu, ...dock].every((entry) => routes.some(({ path }) => path === entry.path)),
    'menu and dock lead to the routes',
  ),
  v.transform((pages): AreaPages => ({ ...pages, menu: pages.menu.map(withIcon) })),
)

function withIcon(entry: AreaEntry): AreaEntry {
  const icon = entry.icon ?? (entry.product && productRow(entry.product)?.icon)
  return icon ? { ...entry, icon } : entry
}
