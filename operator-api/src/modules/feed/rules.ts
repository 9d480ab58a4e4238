import { listInput, MATCH_VOID_REASONS, textInput } from '@touchline/contracts/calls'
import { LANGUAGES, SCORE_MOST } from '@touchline/contracts/limits'
import { BET_TYPES, MARKET_PERIODS } from '@touchline/contracts/odds'
import { DECIDED } from '@touchline/rules'
import * as v from 'valibot'
import { linePlace, MATCH_IDS } from './line-id'

/** A push that was signed longer ago, or is dated further ahead, is refused, so that a recorded one is worth nothing later. */
export const PUSH_AGE_MAX_MS = 300_000

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MATCH_IDS - 1))
const int = v.pipe(v.number(), v.safeInteger())
const epochMs = v.pipe(int, v.minValue(0))
/** What the columns of the database hold, and more than any of these can be. */
const count = v.pipe(int, v.minValue(0), v.maxValue(2_147_483_647))
const points = v.pipe(int, v.minValue(0), v.maxValue(SCORE_MOST))
const score = v.tuple([points, points])
/** Points as an umpire calls them. */
const call = textInput(4)
/** A result names its winners as the match named them. */
const teamName = textInput(200)
const goalOf = v.nullable(v.picklist(['home', 'away', 'none']))
const lineState = v.picklist([0, 1, 2])

const LeagueEvent = v.object({
  type: v.literal('league'),
  id,
  sport: v.pipe(count, v.minValue(1)),
  name: textInput(200),
  /** Two letters, empty for competitions of several countries. */
  country: textInput(10),
  /** Place on the board, the smallest first. */
  order: count,
  /** Of a list of outrights: the league that they are about. Bets on both may not be combined. */
  competition: v.optional(id),
})

const MatchEvent = v.object({
  type: v.literal('match'),
  id,
  league: id,
  home: teamName,
  away: teamName,
  /** 0 ordinary, 1 child (corners), 2 outright runner, 3 parent whose media goes to its children. */
  match_type: v.picklist([0, 1, 2, 3]),
  parent: v.nullable(id),
  /** Epoch milliseconds. */
  kickoff: epochMs,
  goes_live: v.boolean(),
  /** Television channel or 0. */
  media: count,
})

const StateEvent = v.object({
  type: v.literal('state'),
  match: id,
  /** Play period as the odds payload codes it. */
  period: count,
  /** Epoch milliseconds at the current period's minute 0; 0 while no clock runs. */
  clock_base: epochMs,
  score,
  half_score: v.nullable(score),
  reds: score,
  /** Index in `SUSPENSION_REASONS`, 0 when prices are open. */
  suspension: count,
  danger: v.boolean(),
  /** 0 live or pending, 1 completed, 2 cancelled, 5 suspended. */
  status: v.picklist([0, 1, 2, 5]),
  /** Score by set, quarter or map, where the sport has them. */
  scoreboard: v.optional(
    v.object({
      parts: v.pipe(v.array(score), v.maxLength(30)),
      point: v.optional(v.tuple([call, call])),
      server: v.optional(v.picklist([0, 1])),
      /** Length of the running part in match minutes, where its clock runs down. */
      minutes: v.optional(count),
    }),
  ),
})

/** More than any match has. */
const LINES_MOST = 5000

const OfferLine = v.pipe(
  v.object({
    bet_type: v.picklist(BET_TYPES),
    /** Part of the match: one of `MARKET_PERIODS`. */
    period: count,
    /** Quarter goals from the home side or of the total; 0 where the type has none. */
    line: int,
    state: lineState,
    combo_min: count,
    /**
     * Hundredths in the order of the selections: Malay for hdp, ou, oe, ml, decimal otherwise. 0 is not offered: single selections
     * of decimal lines; of a Malay line that is open neither side.
     */
    prices: v.pipe(v.array(int), v.maxLength(100)),
  }),
  v.check(({ bet_type, period, line }) => linePlace(bet_type, period, line) !== null, 'no such line'),
)

const OfferMyanmar = v.object({
  /** A place in `MYANMAR_KINDS`. */
  kind: v.picklist([0, 1, 2, 3]),
  upper: v.picklist([0, 1]),
  goals: points,
  percent: v.pipe(int, v.minValue(-100), v.maxValue(100)),
  state: lineState,
  prices: v.tuple([int, int]),
})

/** Everything that a match offers now, the main line of a type first. Lines that are missing are no longer offered. */
const OfferEvent = v.object({
  type: v.literal('offer'),
  match: id,
  lines: listInput(OfferLine, LINES_MOST),
  myanmar: listInput(OfferMyanmar, LINES_MOST),
})

/** Seconds since 1970 are below it; words of operators are counted above the feed's and still fit the column. */
const REVISION_MOST = 2_000_000_000

const ResultEvent = v.object({
  type: v.literal('result'),
  match: id,
  /** Rises with every word about the result; a later one replaces the earlier as a whole. */
  revision: v.pipe(int, v.minValue(1), v.maxValue(REVISION_MOST)),
  result: v.object({
    status: v.picklist([0, 1, 2, 5]),
    half_time: v.nullable(score),
    full_time: v.nullable(score),
    first_goal: goalOf,
    last_goal: goalOf,
    first_half_first_goal: goalOf,
    first_half_last_goal: goalOf,
    abandoned_in: v.nullable(v.picklist(['first_half', 'second_half'])),
    winners: v.optional(v.nullable(listInput(teamName, 200))),
    /** Scores of quarters, sets, innings … that are over, by the codes of `MARKET_PERIODS`. */
    periods: v.optional(
      v.pipe(v.array(v.tuple([v.picklist(MARKET_PERIODS), points, points])), v.maxLength(40)),
    ),
    /** How it was decided; absent when it was played. */
    decided: v.optional(v.picklist(DECIDED)),
    /** The side that goes on when the other retires. */
    goes_on: v.optional(v.nullable(v.picklist(['home', 'away']))),
    /** Why it is void. */
    void_reason: v.optional(v.picklist(MATCH_VOID_REASONS)),
    /** When play began, where that differs from the announced kick-off. */
    kicked_off: v.optional(epochMs),
    /** The match goes on after an end that was reported too early; with `status` 0 or 5. */
    reopens: v.optional(v.boolean()),
  }),
})

/** Names of leagues and teams in a language; a later name replaces an earlier one. */
const NamesEvent = v.object({
  type: v.literal('names'),
  language: v.picklist(LANGUAGES),
  names: v.pipe(v.record(teamName, teamName), v.maxEntries(5000)),
})

/** The match is no longer shown. Its result, if it has one, was sent before. */
const RemovedEvent = v.object({ type: v.literal('removed'), match: id })

/** Events of a provider of odds, or of the sandbox in its place. */
export const FeedEvent = v.variant('type', [
  LeagueEvent,
  MatchEvent,
  StateEvent,
  OfferEvent,
  ResultEvent,
  RemovedEvent,
  NamesEvent,
])
export type FeedEvent = v.InferOutput<typeof FeedEvent>
export type FeedEventOf<Type extends FeedEvent['type']> = Extract<FeedEvent, { type: Type }>
export type OfferLine = v.InferOutput<typeof OfferLine>
export type OfferMyanmar = v.InferOutput<typeof OfferMyanmar>

/** One push with its events unread. An empty list of events shows that the feed is alive. */
export const FeedBatchHead = v.object({
  /** Unique: a batch that comes twice is taken once. */
  batch_id: textInput(64, 8),
  events: v.pipe(v.array(v.unknown()), v.maxLength(20_000)),
})
export interface FeedBatch {
  readonly batch_id: string
  readonly events: readonly FeedEvent[]
}
