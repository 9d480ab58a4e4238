/** Bounds and constants that every part agrees on. Money-free: amounts come per member from the server. */
export const LIMITS = {
  pageSize: 10,
  matchesPerPage: 30,
  refreshMs: 1000,
  /** How long an announcement is shown before the next one. */
  showIntervalSeconds: 50,
  tournamentRefreshSeconds: 60,
  loginRetrySeconds: 60,
  /** Prices that nobody has confirmed for so long are not sold. */
  freshSeconds: 5,
  /** Play that does not calm down: nobody waits longer than this. */
  liveHoldSeconds: 60,
  nickname: { min: 6, max: 15 },
  password: { min: 6, max: 10 },
  parlayLegs: { min: 2, max: 12 },
  parlayLegsLiveMin: 3,
  systemLegsMin: 3,
  /** Up to this many selections every size from 2 is offered; above it only the full size. */
  systemAllSizesMax: 10,
  myanmarParlayLegs: { min: 2, max: 10 },
  tournament: {
    fee: { min: 10, max: 1000 },
    players: { min: 3, max: 30 },
    matchesMin: 3,
    matchesMax: 12,
    pinDigits: 6,
    privateRoomsPerMember: 1,
  },
} as const

/** Longest time that a page says nobody touched it: a day. */
export const IDLE_SECONDS_MAX = 86_400
