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
  /** What a lobby is of, or the area of a release that brought the route along. */
  title?: string
}

const game = (path: string, title: string): Route => ({ path, owner: 'casino-games', protected: true, title })
const info = (name: string): Route => ({
  path: `/info/${name}`,
  owner: 'account-info',
  protected: true,
})

/**
 * The product's own routes; guards, single-spa and the conformance kit read them. Only what an area draws stands here: any
 * other address says that there is no such page.
 */
export const ROUTES: readonly Route[] = [
  { path: '/', owner: 'shell', protected: false },
  { path: '/maintenance', owner: 'shell', protected: false },
  { path: '/desktop', owner: 'sportsbook', protected: true },
  {
    path: '/tournament2',
    owner: 'tournament',
    protected: true,
    redirect: '/tournament2/home',
  },
  { path: '/tournament2/home', owner: 'tournament', protected: true },
  {
    path: '/info',
    owner: 'account-info',
    protected: true,
    redirect: '/info/settings',
  },
  ...[
    'betlist',
    'statement',
    'result',
    'sysparlay',
    'message',
    'rules',
    'help',
    'settings',
    'password',
    'nickname',
  ].map(info),
  ...['/ngresult', '/efresult'].map((path) => ({ ...info(''), path })),
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
