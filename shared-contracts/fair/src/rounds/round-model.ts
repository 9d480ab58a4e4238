import type { Draws } from '../fairness/draws'
import type { Times } from '../games/money'

/** A bet on a shared round: a market and its selections, ordered in markets of an order. */
export interface RoundPick {
  readonly market: string
  readonly selection: readonly string[]
}

/** Prices are decimal, in hundredths, stake contained. */
export interface PricedPick extends RoundPick {
  readonly odds: number
}

/**
 * A kind of shared round as pure functions of its published facts: draw, prices and settlement come from the same weights.
 */
export interface RoundModel<Facts = unknown, Result = unknown> {
  /** Published before the first bet. `publicId` decides what differs from round to round. */
  facts(publicId: string): Facts
  draw(facts: Facts, draws: Draws): Result
  /** Markets that list their prices, in order. */
  readonly markets: readonly string[]
  /** Selections of a market with their prices; empty where a market is too long to list. */
  list(facts: Facts, market: string): readonly PricedPick[]
  /** Null for a selection that does not exist. */
  price(facts: Facts, pick: RoundPick): number | null
  /** The return of a bet as a multiple of its whole stake: [1, 1] refunds it. */
  returns(facts: Facts, pick: PricedPick, result: Result): Times
  /** Tickets of one bet: its stake must divide by them. One unless the model says. */
  tickets?(pick: RoundPick): number
  /** Liability of a bet by number or selection, as multiples of its whole stake. By selection at its price unless given. */
  exposure?(pick: RoundPick): readonly (readonly [string, Times])[]
}

/** The published draw of a round. */
export interface RoundFactsAndResult {
  readonly facts: unknown
  readonly result: unknown
}

/** Compared part by part: joined, parts of one selection could read as another. */
export const isSameSelection = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((part, n) => part === b[n])

export const pickKey = ({ market, selection }: RoundPick): string => `${market}:${selection.join('-')}`
