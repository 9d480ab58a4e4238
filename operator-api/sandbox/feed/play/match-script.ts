import type { Scoreboard } from '@touchline/contracts/odds'
import type { MatchResult } from '@touchline/rules'
import type { ChildKind } from '../schedule/match-id'

export type Score = readonly [home: number, away: number]

/** The state of play from a moment on. Times in real milliseconds after the kick-off. */
export interface PlayStep {
  readonly at: number
  readonly period: number
  /** When the clock of the period was at 0; null while it is stopped. */
  readonly clockFrom: number | null
  readonly score: Score
  readonly halfScore: Score | null
  readonly reds: Score
  readonly suspension: number
  readonly danger: boolean
  readonly status: 0 | 1 | 2 | 5
  /** Further state of the sport's model, such as games of the set. */
  readonly detail: Score
  /** Points for cards of both sides, where they are counted. */
  readonly bookings?: Score
  /** Score by set or quarter in the feed; null for sports without. */
  readonly scoreboard: Scoreboard | null
}

/** How a match will go, from the first whistle to its result. */
export interface MatchScript {
  /** In order, the first at 0. */
  readonly steps: readonly PlayStep[]
  readonly endsAt: number
  /** Results and their times; the last one is final. */
  readonly results: readonly {
    at: number
    result: MatchResult
    children?: Readonly<Record<ChildKind, MatchResult>>
  }[]
  /** Real milliseconds of the beginning and length of the periods that the price model counts in. */
  readonly halves: readonly { from: number; length: number }[]
}

/** The step in force at a moment after the kick-off. */
export function stepAt({ steps }: MatchScript, at: number): PlayStep {
  let low = 0
  let high = steps.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((steps[middle] as PlayStep).at <= at) low = middle
    else high = middle - 1
  }
  return steps[low] as PlayStep
}
