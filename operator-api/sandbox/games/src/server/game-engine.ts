import type { Draws, Outcome } from '@touchline/fair'

/** The state after a bet and the actions so far. */
export interface Played {
  readonly win: number
  readonly isClosed: boolean
  /** The picture for the page. Holds nothing that is still secret. */
  readonly view: unknown
  /** The operator's record for its lists; at most 4 kB as JSON. */
  readonly summary: object
  readonly isJackpot?: boolean
  /** Stakes that could win or lose, minor units: without pushes. */
  readonly turnover: number
}

/** One kind of game on the server. Its draws begin anew for each call, so that a round is a function of its journal lines. */
export interface GameEngine {
  /** `betwin`: bet and win move at once. `steps`: the bet moves first, the win when the round closes. */
  readonly movement: 'betwin' | 'steps'
  /** Checks a bet; its stake in minor units. */
  stakeOf(bet: unknown): Outcome<number>
  /** A checked bet as it is kept. */
  betOf?(bet: unknown): unknown
  play(bet: unknown, actions: readonly unknown[], draws: Draws): Outcome<Played>
  /** Ends a round whose player has gone; null refunds the bet. */
  abandon?(bet: unknown, actions: readonly unknown[], draws: Draws): readonly unknown[] | null
  /** When a running round ends by itself, milliseconds after the bet. */
  endsAfterMs?(bet: unknown, draws: Draws): number
  /** Adds fields that depend on the server's clock to an action. */
  stamp?(action: unknown, elapsedMs: number): unknown
}
