import type { BetType } from '@touchline/contracts/odds'

/** What a list of matches is of: all of them, those that may stand in a parlay, or those that offer one kind of bet. */
export type Listing = 'all' | 'parlay' | BetType

/** What decides whether a match is listed. */
export interface Listable {
  readonly isOver: boolean
  readonly isOutright: boolean
  readonly isInParlays: boolean
  readonly offers: (type: BetType) => boolean
}

/** Whether a list shows a match. Lists and the counts that stand beside their names both ask here. */
export function isListed(listing: Listing, match: Listable): boolean {
  if (match.isOver || match.isOutright !== (listing === 'orz')) return false
  if (listing === 'all' || listing === 'orz') return true
  return listing === 'parlay' ? match.isInParlays : match.offers(listing)
}
