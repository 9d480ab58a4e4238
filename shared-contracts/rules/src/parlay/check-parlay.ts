import { LIMITS } from '@touchline/contracts/limits'
import { PASSED, refuse, type Verdict } from '../verdict/verdict'

export type ParlayCode =
  | 'atLeastTwoMatchToBetParlay'
  | 'atLeastThreeMatchToBetParlay'
  | 'maxParlayTicket'
  | 'invalidBets'

export type ParlayVariant = 'mix' | 'system' | 'myanmar'

export interface LegToCombine {
  /** Parent match; child matches (corners, bookings…) carry their parent's. */
  readonly parentId: number | string
  readonly leagueId: number | string
  readonly outright: boolean
  readonly live: boolean
}

/** May these legs be combined (spec 5, domain 3.1)? One leg per parent match, 2 to 12 of them, 3 if live or a system. */
export function checkParlay(
  legs: readonly LegToCombine[],
  variant: ParlayVariant = 'mix',
): Verdict<ParlayCode> {
  const { min, max } = variant === 'myanmar' ? LIMITS.myanmarParlayLegs : LIMITS.parlayLegs
  if (legs.length > max) return refuse('maxParlayTicket', { bound: max })
  if (parlayConflicts(legs).length > 0) return refuse('invalidBets')
  if (variant === 'system' && legs.length < LIMITS.systemLegsMin)
    return refuse('atLeastThreeMatchToBetParlay', { bound: LIMITS.systemLegsMin })
  if (legs.some((leg) => leg.live) && legs.length < LIMITS.parlayLegsLiveMin)
    return refuse('atLeastThreeMatchToBetParlay', { bound: LIMITS.parlayLegsLiveMin })
  return legs.length < min ? refuse('atLeastTwoMatchToBetParlay', { bound: min }) : PASSED
}

/** Indexes of the legs that cannot stand together with another one, for marking them in the slip. */
export function parlayConflicts(legs: readonly LegToCombine[]): number[] {
  return legs.flatMap((leg, i) => (legs.some((other, j) => i !== j && related(leg, other)) ? [i] : []))
}

// The winner of a league depends on every match of it, so an outright excludes the rest of its league.
function related(a: LegToCombine, b: LegToCombine): boolean {
  return a.outright || b.outright ? a.leagueId === b.leagueId : a.parentId === b.parentId
}
