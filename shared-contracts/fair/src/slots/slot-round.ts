/** Reel and row, both from 0 at the top left. */
export type Cell = readonly [reel: number, row: number]

export interface SlotWin {
  readonly kind: 'line' | 'ways' | 'scatter' | 'coins' | 'full'
  readonly symbol: string
  readonly count: number
  /** Number of the line from 1. */
  readonly line?: number
  readonly ways?: number
  readonly cells: readonly Cell[]
  /** Units, multiplied as the step says. */
  readonly units: number
}

export interface Coin {
  readonly cell: Cell
  /** × the total bet. */
  readonly times: number
  readonly jackpot?: 'mini' | 'minor' | 'major'
}

/** One picture of the reels. A client shows the steps in order. */
export interface SlotStep {
  readonly kind: 'spin' | 'free-spin' | 'cascade' | 'respin'
  /** Where the strips stopped; of spins only. */
  readonly stops?: readonly number[]
  /** A text per reel, top to bottom. */
  readonly window: readonly string[]
  readonly wins: readonly SlotWin[]
  /** Multiplier that the units of the wins contain. */
  readonly times: number
  readonly units: number
  /** Free spins that this step gave. */
  readonly awarded?: number
  /** Free spins, or respins, that follow. */
  readonly remaining?: number
  /** Coins in the window: of a respin the new ones. */
  readonly coins?: readonly Coin[]
}

export type SlotMode = 'spin' | 'buy'

export interface SlotResult {
  readonly steps: readonly SlotStep[]
  readonly units: number
  readonly freeSpins: number
  readonly features: readonly ('free-spins' | 'hold-and-win')[]
  /** The largest win of a round cut this one. */
  readonly isCapped: boolean
}
