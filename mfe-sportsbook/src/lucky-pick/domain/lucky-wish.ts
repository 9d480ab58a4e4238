import type { Market } from '@touchline/contracts/odds'

/** When the matches of a lucky pick kick off. */
export const KICKOFFS = ['live', 'h4', 'h12', 'today', 'early'] as const
export type Kickoff = (typeof KICKOFFS)[number]

/** What a player asks of a lucky pick. */
export interface LuckyWish {
  /** Selections wanted, 1 to 12. */
  readonly legs: number
  readonly sports: readonly number[]
  /** Decimal hundredths that every leg pays, both ends included. */
  readonly odds: readonly [from: number, to: number]
  readonly kickoff: Kickoff
}

/** Decimal prices that a range may begin and end at, hundredths. */
export const ODDS_STOPS = [
  110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210, 220, 230, 250, 275, 300, 350, 400, 500, 700, 1000,
  2000,
] as const

export const marketOf = (kickoff: Kickoff): Market => (kickoff === 'live' ? 3 : kickoff === 'early' ? 1 : 2)

const HOUR_MS = 3_600_000
const HOURS: Partial<Record<Kickoff, number>> = { h4: 4, h12: 12 }

/** Latest kick-off that is asked for, epoch milliseconds. */
export const lastKickoff = (kickoff: Kickoff, now: number): number => {
  const hours = HOURS[kickoff]
  return hours === undefined ? Number.POSITIVE_INFINITY : now + hours * HOUR_MS
}
