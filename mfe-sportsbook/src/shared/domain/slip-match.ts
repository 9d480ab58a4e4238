import type {
  BetType,
  LineState,
  Market,
  MyanmarRow,
  Period,
  PlayPeriod,
  SuspensionReason,
} from '@touchline/contracts/odds'
import type { OddsHundredths, QuarterGoals, Score } from '@touchline/rules'

/** One line of the match as the feed offers it. */
export interface SlipLine {
  readonly id: number
  readonly betType: BetType
  readonly period: Period
  readonly line: QuarterGoals
  readonly ball: number
  readonly state: LineState
  /** Stored prices in the order of the selections; 0 is not offered. */
  readonly prices: readonly OddsHundredths[]
}

/** What the slip and My Bets know of a match from its live channel. Times in epoch milliseconds. */
export interface SlipMatch {
  readonly id: number
  readonly sport: number
  readonly league: string
  readonly home: string
  readonly away: string
  readonly kickoff: number
  readonly market: Market
  readonly period: PlayPeriod
  /** When the minute of the current period was 0; null while no clock runs. */
  readonly clockBase: number | null
  /** Match minutes a real minute. */
  readonly clockRate: number
  /** Length of the running part in match minutes, where its clock runs down. */
  readonly minutes: number | null
  readonly score: Score
  readonly suspension: SuspensionReason
  readonly lines: readonly SlipLine[]
  /** Burmese lines, as the feed writes them. */
  readonly burmese?: readonly MyanmarRow[]
}

/** What the live channel of a match says: nothing yet, the match, or that the match is not offered. */
export type SlipFeed =
  | { readonly feed: 'connecting' }
  | { readonly feed: 'match'; readonly epoch: string; readonly match: SlipMatch }
  | { readonly feed: 'gone'; readonly epoch: string; readonly last: SlipMatch | null }

/** The running score in play, null before kick-off: what an in-play bet is struck at. */
export const scoreInPlay = (match: SlipMatch): Score | null => (match.market === 3 ? match.score : null)
