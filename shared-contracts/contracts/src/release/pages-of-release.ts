import type { AreaEntry, AreaPages, AreaParcel } from '../routes/area-pages'
import { AREAS, type Route, SHELL_ROUTES } from '../routes/routes'

/** Additions of a release to the page, all areas together. */
export interface ReleasedPages {
  readonly routes: readonly Route[]
  readonly menu: readonly ReleasedEntry[]
  readonly dock: readonly ReleasedEntry[]
  readonly parcels: readonly ReleasedParcel[]
}

export interface ReleasedEntry extends AreaEntry {
  readonly area: string
}

export interface ReleasedParcel extends AreaParcel {
  readonly area: string
}

/** Areas by name, with what their version declares. */
export type AreasWithPages = Readonly<Record<string, { readonly pages?: AreaPages | undefined }>>

/**
 * Pages, entries and parcels of a release. The product's own areas come first, the others in alphabetical order; a path or
 * a parcel's name belongs to the first area that declares it.
 */
export function pagesOfRelease(areas: AreasWithPages): ReleasedPages {
  const declared = inOrder(areas).flatMap((area) => {
    const { pages } = areas[area] ?? {}
    return pages ? [{ area, pages }] : []
  })
  const routes = declared.flatMap(({ area, pages }) =>
    pages.routes.map((route): Route => ({ ...route, owner: area })),
  )
  const table = firstOfEach([...SHELL_ROUTES, ...routes], ({ path }) => path)
  const isOwn = ({ area, path }: ReleasedEntry) =>
    table.some((route) => route.path === path && route.owner === area)
  const entries = (list: 'menu' | 'dock') =>
    declared
      .flatMap(({ area, pages }) => pages[list].map((entry): ReleasedEntry => ({ ...entry, area })))
      .filter(isOwn)
  const parcels = declared.flatMap(({ area, pages }) => pages.parcels.map((parcel) => ({ ...parcel, area })))
  return {
    routes: table,
    menu: entries('menu'),
    dock: entries('dock'),
    parcels: firstOfEach(parcels, ({ name }) => name),
  }
}

/** The route table of a release. */
export const routesOfRelease = (areas: AreasWithPages): readonly Route[] => pagesOfRelease(areas).routes

function inOrder(areas: AreasWithPages): string[] {
  const own: readonly string[] = AREAS
  const others = Object.keys(areas).filter((area) => !own.includes(area))
  return [...own, ...others.sort()]
}

function firstOfEach<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const taken = new Set<string>()
  return values.filter((value) => {
    const key = keyOf(value)
    const isFirst = !taken.has(key)
    taken.add(key)
    return isFirst
  })
}
