import * as v from 'valibot'
import { LANGUAGES } from '../limits/languages'

/** Places of the page beside the area's own. */
export const PARCEL_PLACES = ['slip', 'menu', 'aside'] as const
export type ParcelPlace = (typeof PARCEL_PLACES)[number]

type Text = v.GenericSchema<string>

/** The shape of an area's declarations; `object` decides about unknown keys. */
export function pagesShape(object: typeof v.object, path: Text, parcelName: Text) {
  const route = object({
    path,
    /** Whether a session is needed. */
    protected: v.boolean(),
    /** Where the path leads instead, within the same area. */
    redirect: v.optional(path),
    /** Id of the product that closes the page with it, while it is closed for maintenance. */
    closable: v.optional(v.string()),
    /** Slip, menu and aside are columns beside it; other pages have the whole width. */
    columns: v.optional(v.boolean()),
    /** The page has no frame: no header, menus and dock. */
    bare: v.optional(v.boolean()),
    /** It says itself when prices are old or the connection is lost. */
    ownConnectionNotice: v.optional(v.boolean()),
  })
  const entry = object({
    path,
    /** Query of the address; without one the entry is the page itself. */
    query: v.optional(v.record(v.string(), v.string())),
    /** Id of the product that it leads to: shown in the brand's order, once it can be played. */
    product: v.optional(v.string()),
    /** Name of an icon of @touchline/ui; an unknown one is a star. */
    icon: v.optional(v.string()),
    /** By language; English where that of the member is missing. */
    labels: object({ ...v.entriesFromList(LANGUAGES, v.optional(v.string())), en: v.string() }),
  })
  const parcel = object({
    /** As in `RemoteModule.parcels`. */
    name: parcelName,
    place: v.picklist(PARCEL_PLACES),
  })
  const pages = object({
    routes: v.array(route),
    /** Entries of the menus: header, menu sheet, pages that say where else to go. */
    menu: v.optional(v.array(entry), []),
    /** Entries of the bar at the bottom of a phone. */
    dock: v.optional(v.array(entry), []),
    /** Pieces beside every page. */
    parcels: v.optional(v.array(parcel), []),
  })
  return { route, entry, parcel, pages }
}

// A tab that is open for long reads what later versions declare.
const released = /* @__PURE__ */ pagesShape(v.object, v.string(), v.string())

/** Additions of a version to the page, as in the release document. */
export const AreaPages = released.pages
export type AreaPages = v.InferOutput<typeof AreaPages>
export type AreaRoute = v.InferOutput<typeof released.route>
export type AreaEntry = v.InferOutput<typeof released.entry>
export type AreaParcel = v.InferOutput<typeof released.parcel>
