import { ROUTES, type Route } from '../routes/routes'
import type { ReleasedVersion } from './release-document'

/**
 * The route table of a release: the product's own routes, then what the released areas bring along. A path that is taken
 * stays with whom it had: no release of one area takes a page away from another, areas standing in alphabetical order.
 */
export function routesOfRelease(
  areas: Readonly<Record<string, Pick<ReleasedVersion, 'pages'>>>,
): readonly Route[] {
  const routes = [...ROUTES]
  const taken = new Set(ROUTES.map(({ path }) => path))
  for (const area of Object.keys(areas).sort()) {
    for (const route of areas[area]?.pages?.routes ?? []) {
      if (taken.has(route.path)) continue
      taken.add(route.path)
      routes.push({ ...route, owner: area })
    }
  }
  return routes
}
