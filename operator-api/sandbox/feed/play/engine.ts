import type { OfferLine, OfferMyanmar } from '../../../src/modules/feed'
import type { Fixture } from '../schedule/fixture'
import type { MatchScript, PlayStep } from './match-script'
import type { Pace } from './pace'

export interface Offer {
  lines: OfferLine[]
  myanmar: OfferMyanmar[]
}

/** A sport: its matches and their prices. */
export interface Engine {
  /** Longest match, break and all, in match minutes. */
  readonly longestMinutes: number
  /** A point changes the chances so much that prices follow each of them at once. */
  readonly pricesEveryPoint?: boolean
  script(fixture: Fixture): MatchScript
  /** Prices before the kick-off. */
  offerBefore(fixture: Fixture, now: number): Offer
  /** Prices in play, so many real milliseconds after the kick-off. */
  offerDuring(fixture: Fixture, script: MatchScript, step: PlayStep, at: number): Offer
}

export interface EngineDeps {
  seed: string
  pace: Pace
}

/** Legs of a parlay at least: three in play (spec 5). */
export const COMBO_MIN = { before: 2, during: 3 } as const

/** Spread of two-way prices in cents by tier, before the match and in play (domain 6.2). */
export const CENTS = {
  before: { 1: 5, 2: 8, 3: 11 },
  during: { 1: 8, 2: 9, 3: 12 },
} as const

/** A live market breathes a little with every repricing. */
export const LIVE_STEP_MS = 7000
