import type { GameCategory } from '../calls/games-calls'

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
  /** The games that a lobby is of. */
  lobby?: GameCategory
}

const game = (path: string, lobby: GameCategory): Route => ({
  path,
  owner: 'casino-games',
  protected: true,
  lobby,
})
const info = (name: string): Route => ({
  path: `/info/${name}`,
  owner: 'account-info',
  protected: true,
})

/**
 * The product's own routes; guards, single-spa and the conformance kit read them. Only what an area draws stands here, or what
 * leads there: any other address says that there is no such page.
 */
export const ROUTES: readonly Route[] = [
  { path: '/', owner: 'shell', protected: false },
  { path: '/maintenance', owner: 'shell', protected: false },
  { path: '/desktop', owner: 'sportsbook', protected: true },
  // No clips of matches are shown; the matches that the book puts forward stand beside the board.
  { path: '/highlight', owner: 'sportsbook', protected: true, redirect: '/highlight/home' },
  { path: '/highlight/home', owner: 'sportsbook', protected: true, redirect: '/desktop' },
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
  game('/minigame', 'mini'),
  game('/slots', 'slots'),
  ...[2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15].map((n) => game(`/slots${n}`, 'slots')),
  game('/others', 'others'),
  game('/others1', 'others'),
  game('/casino100', 'casino'),
  game('/casino', 'casino'),
  game('/esports2', 'esports'),
  game('/fishing', 'fishing'),
  game('/w4d', 'lottery'),
]

/**
 * The route of a path; trailing slashes do not count. Undefined is the not-found page. `routes` is the table of a release
 * where areas beyond the known four count too.
 */
export function routeOf(pathname: string, routes: readonly Route[] = ROUTES): Route | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routes.find((route) => route.path === path)
}
