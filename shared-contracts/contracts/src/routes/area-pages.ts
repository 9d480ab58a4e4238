import * as v from 'valibot'
import { LANGUAGES } from '../limits/languages'

/** Paths that belong to the edge: an area that took one would never be asked for. */
const TAKEN = /^\/(app|odds|assets|release|brand)(\/|$)/

/** A path in the history, such as `/loyalty/home`. */
const PagePath = v.pipe(
  v.string(),
  v.regex(/^(\/[a-z0-9][a-z0-9-]*)+$/, 'a path is /words-like-these, without a trailing slash'),
  v.check((path) => !TAKEN.test(path), 'this path belongs to the edge'),
)

const label = v.pipe(v.string(), v.minLength(1))

/** Places of the page beside the area's own. */
export const PARCEL_PLACES = ['slip', 'menu', 'aside'] as const
export type ParcelPlace = (typeof PARCEL_PLACES)[number]

function schemas(object: typeof v.object) {
  const route = object({
    path: PagePath,
    /** Whether a session is needed. */
    protected: v.boolean(),
    /** Where the path leads instead, within the same area. */
    redirect: v.optional(PagePath),
    /** Id of the product that closes the page with it, while it is closed for maintenance. */
    closable: v.optional(v.string()),
    /** Slip, menu and aside stand in columns beside it; other pages have the whole width. */
    columns: v.optional(v.boolean()),
    /** It says itself when prices are old or the connection is lost. */
    ownConnectionNotice: v.optional(v.boolean()),
  })
  const entry = object({
    path: PagePath,
    /** Query of the address; without one the entry is the page itself. */
    query: v.optional(v.record(v.string(), v.string())),
    /** Id of the product that it leads to: shown in the brand's order, once it can be played. */
    product: v.optional(v.string()),
    /** Name of an icon of @touchline/ui, that of the product by default; one that the shell does not know is a star. */
    icon: v.optional(v.string()),
    /** By language; English where that of the member is missing. */
    labels: object({ ...v.entriesFromList(LANGUAGES, v.optional(label)), en: label }),
  })
  const parcel = object({
    /** As in `RemoteModule.parcels`. */
    name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.notValue('main')),
    place: v.picklist(PARCEL_PLACES),
  })
  const pages = v.pipe(
    object({
      routes: v.pipe(v.array(route), v.minLength(1)),
      /** Entries of the menus: header, menu sheet, pages that say where else to go. */
      menu: v.optional(v.array(entry), []),
      /** Entries of the bar at the bottom of a phone. */
      dock: v.optional(v.array(entry), []),
      /** Pieces beside every page. */
      parcels: v.optional(v.array(parcel), []),
    }),
    v.check(
      ({ routes, menu, dock }) =>
        [...menu, ...dock].every((one) => routes.some(({ path }) => path === one.path)),
      'menu and dock lead to the routes',
    ),
  )
  return { route, entry, parcel, pages }
}

// A tab that is open for long reads what later versions declare.
const released = schemas(v.object)

/** What a version adds to the page, as the release document says it. */
export const AreaPages = released.pages
export type AreaPages = v.InferOutput<typeof AreaPages>
export type AreaRoute = v.InferOutput<typeof released.route>
export type AreaEntry = v.InferOutput<typeof released.entry>
export type AreaParcel = v.InferOutput<typeof released.parcel>

/** What an area declares in the `src/pages.json` of its package: no key but the known ones. */
export const DeclaredPages = schemas(v.strictObject as unknown as typeof v.object).pages
