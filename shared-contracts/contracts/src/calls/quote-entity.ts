import * as v from 'valibot'
import { ODDS_TYPES } from '../odds/odds-type'

const minor = v.pipe(v.number(), v.safeInteger())
const int = v.pipe(v.number(), v.integer())
const score = v.nullable(v.tuple([int, int]))

/**
 * The limit of a match for one member: bets of all kinds on it, or a part of it, are counted together. Minor
 * units.
 */
const ofMatch = {
  /** Most that may be at risk on it by a bet of this kind. */
  match_limit: v.optional(minor),
  /**
   * The remaining part of it, at most a second old; absent from a refusal, and from a quote while it cannot
   * be read.
   */
  match_left: v.optional(minor),
}

/** A selection as the server offers it now. */
export const Quote = v.object({
  match_id: int,
  line_id: int,
  selection: v.string(),
  open: v.boolean(),
  /** Code of the catalogue when it is not open. */
  reason: v.nullable(v.string()),
  odds: int,
  odds_type: v.picklist(ODDS_TYPES),
  ball: int,
  line: int,
  /** The in-play score that a bet would be placed at, null before kick-off. */
  score,
  min_bet: minor,
  max_bet: minor,
  max_payout: minor,
  ...ofMatch,
  /** The match that excludes its bets from a combination: its own, or its parent. */
  parent_id: v.optional(int),
  league_id: v.optional(int),
  /** A runner of an outright: excludes all else of its league. */
  outright: v.optional(v.boolean()),
  live: v.optional(v.boolean()),
  /** Fewest legs of a combination with it; 0 where it may not be combined. */
  combo_min: v.optional(int),
})
export type Quote = v.InferOutput<typeof Quote>

/**
 * Stake limits of a combination: the narrowest limits of its kind over the sports of its legs, minor units.
 */
export const CombinationLimit = v.object({
  min_bet: minor,
  max_bet: minor,
  max_payout: minor,
  /** Key of the limit, as `BetLimit` names it. */
  limit: v.string(),
  /** The limit of each match; the remaining amount is the smallest among them. */
  ...ofMatch,
})
export type CombinationLimit = v.InferOutput<typeof CombinationLimit>

/** A Burmese price as the server offers it now. Goal line and percent are written from the upper side, or from Over. */
export const MyanmarQuote = v.object({
  match_id: int,
  line_id: int,
  selection: v.string(),
  open: v.boolean(),
  /** Code of the catalogue when it is not open. */
  reason: v.nullable(v.string()),
  goals: int,
  percent: int,
  upper: v.picklist(['home', 'away']),
  /** Malay hundredths: scales what a body wins or loses. */
  odds: int,
  ball: int,
  score,
  parent_id: int,
  league_id: int,
  live: v.boolean(),
  /** Of a body. */
  min_bet: minor,
  max_bet: minor,
  max_payout: minor,
  ...ofMatch,
})
export type MyanmarQuote = v.InferOutput<typeof MyanmarQuote>

/** Stake limits of a maung, and the deduction from its gross by the number of its legs. */
export const MaungLimit = v.object({
  ...CombinationLimit.entries,
  deductions: v.object({ byLegs: v.record(v.string(), v.number()), otherwise: v.number() }),
})
export type MaungLimit = v.InferOutput<typeof MaungLimit>
