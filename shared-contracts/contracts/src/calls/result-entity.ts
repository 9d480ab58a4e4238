import * as v from 'valibot'
import { BET_RESULTS, BET_STATUSES, MATCH_VOID_REASONS, MyanmarTerms } from './bet-entity'

const int = () => v.pipe(v.number(), v.integer())
const score = () => v.nullable(v.tuple([int(), int()]))
const side = () => v.nullable(v.picklist(['home', 'away', 'none']))

/** State of a match. `void`: stakes were refunded, all of them or those on unplayed parts. */
export const MATCH_STATES = ['open', 'interrupted', 'ended', 'void'] as const
/** One report of a result. */
const word = () => ({
  state: v.picklist(MATCH_STATES),
  // An older page does without a reason that it does not know.
  void_reason: v.fallback(v.nullable(v.picklist(MATCH_VOID_REASONS)), null),
  half_time: score(),
  full_time: score(),
  first_goal: side(),
  last_goal: side(),
})
const decision = () =>
  v.nullable(v.picklist(['played', 'retired', 'walkover', 'awarded', 'shortened', 'noResult']))
/** Scores of quarters, sets, extra time, penalties … by the codes of the market periods. */
const parts = () => v.array(v.tuple([int(), int(), int()]))
/** The side that goes on after a level tie, or when the other one retires. */
const goesOn = () => v.nullable(v.picklist(['home', 'away']))
// Servers older than complete corrections omit the other fields.
const resultWord = () =>
  v.object({
    ...word(),
    first_half_first_goal: v.fallback(side(), null),
    first_half_last_goal: v.fallback(side(), null),
    /** Also for void matches: how play ended. */
    decided: v.fallback(decision(), null),
    goes_on: v.fallback(goesOn(), null),
    parts: v.fallback(parts(), () => []),
    winners: v.fallback(v.array(v.string()), () => []),
  })
export type ResultWord = v.InferOutput<ReturnType<typeof resultWord>>

/** A match as it is on record. Times in epoch milliseconds. */
const resultMatch = () => ({
  match_id: int(),
  sport: int(),
  league_id: int(),
  league: v.string(),
  /** Two letters, empty for competitions of several countries. */
  country: v.string(),
  home: v.string(),
  /** Empty for a runner of an outright. */
  away: v.string(),
  kickoff: v.number(),
  /** The first announced time: differs from `kickoff` when the match was postponed. */
  first_kickoff: v.number(),
  ...word(),
  /** How it was decided; null while it is open or void. */
  decided: decision(),
  /** Of an outright that is decided: `win` is this runner itself, others are named. */
  winners: v.optional(v.array(v.string()), []),
  /** When its result was corrected for the last time; null when it never was. */
  corrected_at: v.nullable(v.number()),
})
export const ResultMatch = () => v.object(resultMatch())
export type ResultMatch = v.InferOutput<ReturnType<typeof ResultMatch>>

const correction = () =>
  v.object({
    at: v.number(),
    /** `feed`, `operator`, or a rule of the house: a match that was not played in time. */
    source: v.string(),
    before: resultWord(),
    after: resultWord(),
  })
export type ResultCorrection = v.InferOutput<ReturnType<typeof correction>>

/** The same with all that is known of it. */
export const ResultDetails = () =>
  v.object({
    ...resultMatch(),
    parts: parts(),
    goes_on: goesOn(),
    /** Counts beside the score, corners for example, each with its own score. */
    children: v.array(
      v.object({ match_id: int(), league: v.string(), half_time: score(), full_time: score() }),
    ),
    /** The oldest first. */
    corrections: v.array(correction()),
  })
export type ResultDetails = v.InferOutput<ReturnType<typeof ResultDetails>>

const grade = () => v.picklist(['win', 'draw', 'lose'])

/** Why a leg ended as it did. */
const explanation = () =>
  v.object({
    /** The score that decides it: of the part that was bet on. */
    score: v.tuple([int(), int()]),
    /** Goals that an in-play handicap does not count; null where all count. */
    from: score(),
    /**
     * Of a handicap or a total: the line, a quarter line as its two neighbours, as the picked side plays it, and by how much it
     * was passed. Both in quarters.
     */
    parts: v.array(v.object({ line: int(), margin: int(), grade: grade() })),
    /** Of a Burmese leg: goals by which the side that gives won, or all of a total, and percent of the stake won or lost. */
    myanmar: v.nullable(v.object({ margin: int(), percent: int() })),
  })
export type LegExplanation = v.InferOutput<ReturnType<typeof explanation>>

/** The result of a leg, at its place in the bet. */
export const LegResult = () =>
  v.object({
    /** Null of a match that nothing is recorded of. */
    match: v.nullable(ResultDetails()),
    /** Null while its match does not decide it, and when it is void. */
    explanation: v.nullable(explanation()),
    /** Its factor in a parlay, ten-thousandths; null while it is open, and for Burmese legs. */
    factor: v.nullable(int()),
  })
export type LegResult = v.InferOutput<ReturnType<typeof LegResult>>

/** A bet of the caller's on a match of a list. */
export const ResultBet = () =>
  v.object({
    bet_id: v.string(),
    match_id: int(),
    status: v.picklist(BET_STATUSES),
    /** Of the leg on this match; null while it is open. */
    result: v.nullable(v.picklist(BET_RESULTS)),
    /** Its place among so many legs, from 1. */
    leg: int(),
    legs: int(),
    /** Of a Burmese leg; null or absent for all others, and from an older server. */
    myanmar: v.optional(v.nullable(MyanmarTerms)),
  })
export type ResultBet = v.InferOutput<ReturnType<typeof ResultBet>>
