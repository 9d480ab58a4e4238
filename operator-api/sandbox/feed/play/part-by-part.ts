import { type MatchResult, NO_RESULT_YET, type PartScore } from '@touchline/rules'
import type { PlayStep, Score } from './match-script'
import type { Change, Interval } from './timeline'

/** How a match of sets, maps or quarters begins, in its first part. */
export const startIn = (period: number): Omit<PlayStep, 'at'> => ({
  period,
  clockFrom: 0,
  score: [0, 0],
  halfScore: null,
  reds: [0, 0],
  suspension: 0,
  danger: false,
  status: 0,
  detail: [0, 0],
  scoreboard: null,
})

/** How it ends: prices are suspended `before` that, for good. */
export const endAt = (at: number, before: number): { change: Change; rest: Interval } => ({
  change: { at, set: { period: 4, clockFrom: null, status: 1 } },
  rest: { from: at - before, to: Number.POSITIVE_INFINITY, reason: 'ended', danger: false },
})

/** Goals of football do not exist here; nobody scored the first of them. */
export const resultOf = (
  half: Score | null,
  full: Score | null,
  periods: readonly PartScore[],
): MatchResult => ({
  ...NO_RESULT_YET,
  status: full ? 1 : 0,
  half_time: half,
  full_time: full,
  periods,
})

/** Scores of parts that are over, coded from `first` on. */
export const partsFrom = (first: number, parts: readonly Score[]): PartScore[] =>
  parts.map(([home, away], i) => [first + i, home, away])
