import type { AreaRoute } from './area-pages'

/** The product's own areas; others come with the release document, and own areas take precedence. */
export const AREAS = ['sportsbook', 'casino-games', 'tournament', 'account-info'] as const
export type Area = (typeof AREAS)[number]

/** A route of a release: who draws it and whether a session is needed. */
export interface Route extends AreaRoute {
  /** `shell` or the name of an area. */
  owner: 'shell' | Area | (string & {})
}

/** Pages that the shell draws; those of areas come with the release document. */
export const SHELL_ROUTES: readonly Route[] = [
  { path: '/', owner: 'shell', protected: false },
  { path: '/maintenance', owner: 'shell', protected: false },
]

/** The route of a path in the table of a release; trailing slashes do not count. Undefined is the not-found page. */
export function routeOf(pathname: string, routes: readonly Route[]): Route | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routes.find((route) => route.path === path)
}
