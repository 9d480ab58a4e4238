import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routesOfRelease } from '@touchline/contracts/release'
import { AREAS, type Area, type AreaPages, DeclaredPages, type Route } from '@touchline/contracts/routes'
import * as v from 'valibot'

const ROOT = join(import.meta.dirname, '../../../..')

/** What an own area of the product declares in its `src/pages.json`. */
export const pagesOf = (area: Area): AreaPages =>
  v.parse(DeclaredPages, JSON.parse(readFileSync(join(ROOT, `mfe-${area}/src/pages.json`), 'utf8')))

/** The declarations of all own areas, as a release of them holds them. */
export const ownPages = (): Record<Area, { pages: AreaPages }> =>
  Object.fromEntries(AREAS.map((area) => [area, { pages: pagesOf(area) }])) as Record<
    Area,
    { pages: AreaPages }
  >

/** The route table of a release of all own areas. */
export const ownRoutes = (): readonly Route[] => routesOfRelease(ownPages())
