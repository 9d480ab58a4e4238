import * as v from 'valibot'
import { CURRENCIES } from '../limits/currencies'
import { BET_TYPES } from '../odds/bet-type'
import { ODDS_TYPES } from '../odds/odds-type'

const minor = v.pipe(v.number(), v.safeInteger())
const int = v.pipe(v.number(), v.integer())

/** Status of a bet. `waiting`: in-play delay; `running`: accepted; the others are final. */
export const BET_STATUSES = ['waiting', 'running', 'settled', 'rejected', 'void', 'cashout'] as const
export type BetStatus = (typeof BET_STATUSES)[number]

/** Kinds of bet; those of `mmo` are bets on Burmese prices, a body and a maung. */
export const BET_KINDS = ['single', 'parlay', 'system', 'mmo_single', 'mmo_parlay'] as const

/** Result words of a bet or leg; null while open. */
export const BET_RESULTS = ['win', 'half_win', 'draw', 'half_lose', 'lose', 'void', 'cashout'] as const
export type BetResult = (typeof BET_RESULTS)[number]

/** Why a match has no result. */
export const MATCH_VOID_REASONS = ['cancelled', 'postponed', 'abandoned', 'walkover', 'wrongDetails'] as const
export type MatchVoidReason = (typeof MATCH_VOID_REASONS)[number]

/**
 * Why a leg is void: the void reason of its match; `placedLate`, placed after play had begun; `notPlayed`, a
 * part that did not have to be played; or a match decided otherwise than by play.
 */
export const LEG_VOID_REASONS = [
  ...MATCH_VOID_REASONS,
  'placedLate',
  'notPlayed',
  'retired',
  'awarded',
  'noResult',
] as const
export type LegVoidReason = (typeof LEG_VOID_REASONS)[number]

/** A Burmese price as a leg keeps it: the goals that the upper side gives, and the percent at exactly that margin. */
export const MyanmarTerms = v.object({
  goals: int,
  /** -100 to 100, from the upper side or from Over. */
  percent: int,
  /** The side that gives the goals; of no meaning for totals. */
  upper: v.picklist(['home', 'away']),
})
export type MyanmarTerms = v.InferOutput<typeof MyanmarTerms>

/** Tickets of one size of a system. */
export const BetUnit = v.object({
  size: int,
  /** Of each ticket, minor units. */
  stake: minor,
  tickets: int,
})
export type BetUnit = v.InferOutput<typeof BetUnit>

/** One selection of a bet with everything needed to show and to audit it. */
export const BetLeg = v.object({
  match_id: int,
  league_id: int,
  sport: int,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  /** Epoch milliseconds. */
  kickoff: v.number(),
  market: v.picklist([1, 2, 3]),
  bet_type: v.picklist(BET_TYPES),
  /** Part of the match: `Period`. */
  period: int,
  /** Quarter goals from the home side, or of the total. */
  line: int,
  /** One of `SELECTIONS[bet_type]`, or a runner. */
  selection: v.string(),
  /** Hundredths in the odds type of the leg; of legs that are combined the parlay price, of a Burmese leg its Malay price. */
  odds: int,
  odds_type: v.picklist(ODDS_TYPES),
  line_id: int,
  ball: int,
  /** Score when an in-play bet was placed. */
  score_at_bet: v.nullable(v.tuple([int, int])),
  /** Score now or at the end. */
  score: v.nullable(v.tuple([int, int])),
  half_score: v.nullable(v.tuple([int, int])),
  /** Score of the part that the leg is about at its end, where that is neither the match nor its first half. */
  part_score: v.optional(v.nullable(v.tuple([int, int]))),
  period_now: int,
  /** Minute of the match while its clock runs; null or absent otherwise, and in sports without one. */
  minute: v.optional(v.nullable(int)),
  result: v.nullable(v.picklist(BET_RESULTS)),
  /** Why it is void; null or absent for all others, and for a reason that this page is too old to know. */
  void_reason: v.optional(v.fallback(v.nullable(v.picklist(LEG_VOID_REASONS)), null)),
  /** Of a Burmese leg; null or absent for all others. */
  myanmar: v.optional(v.nullable(MyanmarTerms)),
})
export type BetLeg = v.InferOutput<typeof BetLeg>

const pair = v.tuple([int, int])

/**
 * The change that rejected a bet: the score, the red cards, the score of the running part; or the price of
 * the selection, in hundredths, with its line in quarter goals.
 */
export const RejectedBy = v.object({
  what: v.picklist(['score', 'reds', 'part', 'price']),
  from: pair,
  to: pair,
})
export type RejectedBy = v.InferOutput<typeof RejectedBy>

/** A bet as the member sees it. Amounts in minor units of `currency`, times in epoch milliseconds. */
export const Bet = v.object({
  bet_id: v.string(),
  ref_no: v.string(),
  idem_key: v.string(),
  kind: v.picklist(BET_KINDS),
  status: v.picklist(BET_STATUSES),
  currency: v.picklist(CURRENCIES),
  /** As typed; of a system that of all its tickets together. */
  stake: minor,
  /** The amount deducted from the available balance. */
  risk: minor,
  /** Net profit of a win; of a running bet without the price of its void legs. */
  to_win: minor,
  /** Most that it pays, stake included: the limit when it was placed. */
  max_payout: v.optional(v.nullable(minor)),
  /** Percent kept of the gross return of a maung; null for all others. */
  deduction: v.optional(v.nullable(v.number())),
  /** Sizes of a system; null for all others. */
  units: v.optional(v.nullable(v.array(BetUnit))),
  /** 1 unless it is a system. */
  tickets: v.optional(int),
  /** The amount returned, stake included; null while open. */
  returned: v.nullable(minor),
  net: v.nullable(minor),
  valid_turnover: v.nullable(minor),
  commission: v.nullable(minor),
  result: v.nullable(v.picklist(BET_RESULTS)),
  /**
   * Code of the catalogue for its rejection; null for all others, a void bet's legs have their own reasons.
   */
  reason: v.nullable(v.string()),
  /** Place of the leg whose match rejected it; null when it was not rejected, or not for one leg. */
  rejected_leg: v.optional(v.nullable(int)),
  /**
   * The change in that match that rejected it; null or absent for a reason without a figure, for older bets,
   * and for changes unknown to an older page.
   */
  rejected_by: v.optional(v.fallback(v.nullable(RejectedBy), null)),
  placed_at: v.number(),
  /** When a waiting bet will be decided at the earliest. */
  decide_at: v.nullable(v.number()),
  accepted_at: v.nullable(v.number()),
  settled_at: v.nullable(v.number()),
  /** When it began to run again, because a result that had settled it was taken back; null or absent for all others. */
  reopened_at: v.optional(v.nullable(v.number())),
  /** 1 for the first settlement, one more with each corrected result. */
  settlement_rev: int,
  /**
   * The kind of its newest settlement, one of `SETTLEMENT_KINDS`; null before the first, absent from older
   * servers.
   */
  settlement_kind: v.optional(v.nullable(v.string())),
  /** The bet that a partial cash-out closed this part of; null or absent for all others. */
  part_of: v.optional(v.nullable(v.string())),
  legs: v.pipe(v.array(BetLeg), v.minLength(1)),
})
export type Bet = v.InferOutput<typeof Bet>
