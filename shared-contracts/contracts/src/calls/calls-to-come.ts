/** Paths without a schema yet, by the product that will bring it. A call that is declared leaves the list; none is added. */
export const CALLS_TO_COME = {
  games: ['/getlogo'],
  media: [
    '/apitv',
    '/livetv2',
    '/livetvlist',
    '/radarlist',
    '/livematchlist',
    '/highlightleague',
    '/highlightlist',
    '/eventlist',
    '/standinglist',
    '/standingresult',
    '/bracketlist',
  ],
} as const
