import type { BetType } from '@touchline/contracts/odds'

/**
 * The content of a list of matches: all of them, those allowed in a parlay, or those with one kind of bet.
 */
export type Listing = 'all' | 'parlay' | BetType

/** The facts that decide whether a match is listed. */
export interface Listable {
  readonly isOver: boolean
  readonly isOutright: boolean
  readonly isInParlays: boolean
  readonly offers: (type: BetType) => boolean
}

/** Whether a list shows a match. Lists and the counts beside their names share this rule. */
export function isListed(listing: Listing, match: Listable): boolean {
  if (match.isOver || match.isOutright !== (listing === 'orz')) return false
  if (listing === 'all' || listing === 'orz') return true
  return listing === 'parlay' ? match.isInParlays : match.offers(listing)
}
