/** A pool over several slots: each bet feeds it, and may win all of it. */
export interface Jackpot {
  readonly code: string
  readonly name: string
  /** Codes of its slots. */
  readonly games: readonly string[]
  /** The house's contribution at the start and after each win, in the currency's unit (the smallest chip). */
  readonly seed: number
  /** A bet of one unit wins when int(rolls) < chances; larger and smaller bets in proportion. */
  readonly chances: number
  readonly rolls: number
}

/** One part in so many of each bet goes into the pool. */
export const JACKPOT_PARTS = 200

const CLASSIC = [
  'old-street-sevens',
  'bell-corner',
  'double-plum',
  'fruit-stall',
  'three-bars',
  'triple-spark',
]
const COINS = [
  'copper-vault',
  'moon-market',
  'tiger-drums',
  'silk-cargo',
  'turtle-bank',
  'red-general',
  'harbour-safe',
]

export const JACKPOTS: readonly Jackpot[] = [
  {
    code: 'harbour',
    name: 'Harbour Jackpot',
    games: COINS,
    seed: 5000,
    chances: 1000,
    rolls: 2_000_000_000,
  },
  {
    code: 'lantern',
    name: 'Lantern Jackpot',
    games: CLASSIC,
    seed: 500,
    chances: 1000,
    rolls: 200_000_000,
  },
]

export const jackpotOf = (game: string): Jackpot | null =>
  JACKPOTS.find(({ games }) => games.includes(game)) ?? null

/** Rolls that win for a bet, both in minor units. */
export const jackpotChances = ({ chances }: Jackpot, bet: number, unit: number): number =>
  Math.floor((bet * chances) / unit)

/**
 * Hundredths of a percent of each bet that return through the pool: the contributions, and the share of the
 * house's seed.
 */
export const jackpotReturn = ({ seed, chances, rolls }: Jackpot): number =>
  10_000 / JACKPOT_PARTS + (10_000 * seed * chances) / rolls
