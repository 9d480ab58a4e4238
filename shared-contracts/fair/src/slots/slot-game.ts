/** A slot machine as data. One character is one symbol; every amount is in units, `units` of which are the total bet. */
export interface SlotGame {
  readonly code: string
  readonly name: string
  readonly mechanic: SlotMechanic
  readonly theme: SlotTheme
  readonly rows: number
  /** Strips, read downwards and cyclically: a stop is the row at the top of the window. */
  readonly reels: readonly string[]
  /** Units in the total bet. A game with lines bets one unit on each. */
  readonly units: number
  /** Row of each line on each reel, 0 at the top; without lines all ways pay. */
  readonly lines?: readonly string[]
  /** Pays of a run from the first reel, for three of a kind, four, five: × the line, or for each way. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  /** Replaces every symbol of `pays`. It is not on the first reel. */
  readonly wild?: string
  /** Each wild of a winning line multiplies it. */
  readonly wildTimes?: number
  /** Pay of three different symbols of one family on a line. */
  readonly mixed?: { readonly symbols: string; readonly pay: number }
  readonly scatter?: Scatter
  readonly cascade?: Cascade
  readonly hold?: HoldAndWin
  readonly buy?: FeatureBuy
}

export type SlotMechanic = 'lines' | 'ways' | 'cascade' | 'hold-and-win' | 'buy-feature' | 'classic'

export interface SlotTheme {
  readonly motif: string
  readonly hue: number
  readonly hue2: number
}

/** A symbol that counts anywhere. Each list is for three, four and five of them. */
export interface Scatter {
  readonly symbol: string
  /** × the total bet. */
  readonly pays: readonly number[]
  readonly spins: readonly number[]
  /** The multiplier of every win of a free spin. */
  readonly times: number
}

/** Winning symbols vanish, those above fall, and the strip moves on; each further win is multiplied. */
export interface Cascade {
  readonly times: readonly number[]
  readonly freeTimes: readonly number[]
}

/** Coins stay while the other places respin; each new coin sets the respins back. */
export interface HoldAndWin {
  readonly symbol: string
  /** Coins that begin the feature. */
  readonly trigger: number
  readonly respins: number
  /** A place gets a coin when int(of) < hits. */
  readonly hits: number
  readonly of: number
  readonly coins: readonly CoinValue[]
  /** Added when every place holds a coin, × the total bet. */
  readonly full: number
}

export interface CoinValue {
  /** × the total bet. */
  readonly times: number
  readonly weight: number
  /** Name of a fixed jackpot. */
  readonly jackpot?: 'mini' | 'minor' | 'major'
}

/** Free spins at a price, × the total bet. */
export interface FeatureBuy {
  readonly price: number
  readonly spins: number
}

export const SHORTEST_RUN = 3
