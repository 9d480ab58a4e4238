/** The product's own areas; others come with the release document. */
export const AREAS = ['sportsbook', 'casino-games', 'tournament', 'account-info'] as const
export type Area = (typeof AREAS)[number]

/** A route of the product: who draws it and whether a session is needed. */
export interface Route {
  path: string
  /** `shell` or the name of an area, one of a release document included. */
  owner: 'shell' | Area | (string & {})
  protected: boolean
  redirect?: string
  /** Key of the translation of its title. */
  title: string
}

const game = (path: string, title: string): Route => ({ path, owner: 'casino-games', protected: true, title })
const info = (name: string): Route => ({
  path: `/info/${name}`,
  owner: 'account-info',
  protected: true,
  title: `route.info.${name}`,
})

/**
 * The product's own routes; guards, single-spa and the conformance kit read them. Only what an area draws stands here: any
 * other address says that there is no such page.
 */
export const ROUTES: readonly Route[] = [
  { path: '/', owner: 'shell', protected: false, title: 'route.landing' },
  { path: '/maintenance', owner: 'shell', protected: false, title: 'route.maintenance' },
  { path: '/desktop', owner: 'sportsbook', protected: true, title: 'route.desktop' },
  {
    path: '/tournament2',
    owner: 'tournament',
    protected: true,
    redirect: '/tournament2/home',
    title: 'route.tournament',
  },
  { path: '/tournament2/home', owner: 'tournament', protected: true, title: 'route.tournament' },
  {
    path: '/info',
    owner: 'account-info',
    protected: true,
    redirect: '/info/settings',
    title: 'route.info.settings',
  },
  ...['betlist', 'statement', 'sysparlay', 'message', 'rules', 'settings', 'password', 'nickname'].map(info),
  game('/minigame', 'route.minigame'),
  game('/slots', 'route.slots'),
  ...[2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15].map((n) => game(`/slots${n}`, 'route.slots')),
  game('/others', 'route.others'),
  game('/others1', 'route.others'),
  game('/casino100', 'route.casino'),
  game('/casino', 'route.casino'),
  game('/esports2', 'route.esports'),
  game('/fishing', 'route.fishing'),
  game('/w4d', 'route.lottery'),
]

/**
 * The route of a path; trailing slashes do not count. Undefined is the not-found page. `routes` is the table of a release
 * where areas beyond the known four count too.
 */
export function routeOf(pathname: string, routes: readonly Route[] = ROUTES): Route | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routes.find((route) => route.path === path)
}
