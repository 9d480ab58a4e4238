/** Messages between the game page and its server. Amounts are integer minor units. */

export type Mode = 'real' | 'demo'

export interface SeedState {
  /** Commitment of the seed in use. */
  readonly seed_hash: string
  /** Commitment of the seed after the next rotation. */
  readonly next_hash: string
  /** Nonce of the next round. */
  readonly nonce: number
}

export interface Limits {
  readonly min_bet: number
  readonly max_bet: number
  readonly max_win: number
}

export interface GameFacts {
  readonly game_code: string
  readonly name: string
  readonly kind: string
  readonly rtp: number
  /** Rules that the page draws: strips, pays, multipliers. */
  readonly config: unknown
}

/** A pool over several slots. Amounts are minor units. */
export interface RunningJackpot {
  readonly name: string
  /** Its current amount. */
  readonly amount: number
  readonly seed: number
  /** A bet of one unit wins it when int(rolls) < chances. */
  readonly unit: number
  readonly chances: number
  readonly rolls: number
}

export interface OpenedGame {
  readonly bearer: string
  readonly game: GameFacts
  readonly lang: string
  readonly mode: Mode
  readonly currency: string
  readonly limits: Limits
  /** Chips, or total bets, that the page offers. */
  readonly amounts: readonly number[]
  /** The operator's page to which the way out leads. */
  readonly return_url: string | null
  readonly jackpot: RunningJackpot | null
  /** Null while the operator does not answer. */
  readonly balance: number | null
  readonly seed: SeedState
  /** Newest outcomes of this player in this game, oldest first. */
  readonly history: readonly unknown[]
  /** A round that was open when the page was closed. */
  readonly open_round: RoundAnswer | null
  /** Age of the open round. */
  readonly open_for_ms: number
  /** The newest round, where it ended within a day. */
  readonly finished: FinishedRound | null
}

export interface RoundAnswer {
  readonly round: string
  readonly state: 'open' | 'closed' | 'void'
  readonly seed_hash: string
  readonly client_seed: string
  readonly nonce: number
  readonly bet: unknown
  /** Of a game of several steps, as they are played again. */
  readonly actions: readonly unknown[]
  readonly stake: number
  /** With the jackpot. */
  readonly win: number
  /** The round's win from the pool, and the pool's amount now; null without one. */
  readonly jackpot: { readonly paid: number; readonly amount: number } | null
  readonly balance: number | null
  /** Cards, reels, numbers: the picture of the page. */
  readonly view: unknown
  readonly seed: SeedState
}

export interface FinishedRound extends RoundAnswer {
  /** It ended because nobody played on, or with its bet returned. */
  readonly is_alone: boolean
}

export interface Revealed {
  readonly revealed: { readonly seed: string; readonly seed_hash: string; readonly rounds: number }
  readonly seed: SeedState
}

/** Why a call was refused. */
export interface Refused {
  readonly status: string
  readonly balance?: number
}
