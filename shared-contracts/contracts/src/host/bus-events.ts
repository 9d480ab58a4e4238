import type { ErrorCode } from '../errors/texts'
import type { BetType, Market, Period } from '../odds/bet-type'
import type { Notice } from './notice'

/** A selection on its way from any area to the slip: just enough to ask the server for the rest. */
export interface PickIntent {
  match_id: number
  line_id: number
  selection: string
  /** Of a Myanmar line: its price as the player saw it, goals and signed percent seen from the upper side. */
  myanmar?: MyanmarPrice
}

/** The price and line of a selection at the press: the latest that the player has seen. */
export interface ShownPrice {
  sport: number
  market: Market
  bet_type: BetType
  period: Period
  /** Quarter goals, from the home side or of the total. */
  line: number
  /** As the book keeps it, hundredths: Malay of two-way bets, decimal of all others. */
  odds: number
  ball: number
  /** Running score, null before kick-off. */
  score: [number, number] | null
}

/** The match of a pressed price, so that the slip names the selection before the server answers. */
export interface ShownMatch {
  league: string
  home: string
  away: string
  /** Epoch milliseconds. */
  kickoff: number
}

/**
 * Goals, percent −100 to 100, and the side that gives them; for totals "Over" is the upper side, called home.
 */
export interface MyanmarPrice {
  goals: number
  percent: number
  upper: 'home' | 'away'
}

/** Everything that travels on the error/logout bus. */
export type BusEvent =
  /** A call or an area failed with a code; the shell shows it by its feedback class. */
  | { type: 'error'; code: ErrorCode; text: string; dialog: boolean; source: string }
  | { type: 'notice'; notice: Notice }
  /** The session must end, here and in every tab. */
  | { type: 'logout'; code: ErrorCode | 'requested' }
  /**
   * Ask the slip to toggle a selection; without `shown` the player first sees the slip's offer. Burmese
   * prices carry their own. `parlay` marks a press among parlay prices, as a leg. No slip reads `typed` any more.
   */
  | {
      type: 'pick'
      pick: PickIntent
      shown?: ShownPrice | undefined
      match?: ShownMatch | undefined
      typed?: readonly KeyboardEvent[]
      parlay?: boolean
    }
  /**
   * The slip says what it holds, for pressed buttons and the count of the bottom bar. `leaving` are prices that were bet on by one
   * press, as long as their bets are not decided: their buttons are pressed, and the slip does not hold them.
   */
  | {
      type: 'slip'
      picks: readonly PickIntent[]
      summary: string | null
      leaving?: readonly PickIntent[]
    }
  /** Open or close the slip sheet or drawer on narrow screens. */
  | { type: 'slip-open'; open: boolean; tab: 'slip' | 'bets' }
  /** Number of open bets changed. */
  | { type: 'bets'; running: number; waiting: number }
