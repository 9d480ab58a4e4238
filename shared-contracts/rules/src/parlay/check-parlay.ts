import { LIMITS } from '@touchline/contracts/limits'
import { PASSED, refuse, type Verdict } from '../verdict/verdict'
import { systemSizes } from './system-sizes'

export type ParlayCode =
  | 'atLeastTwoMatchToBetParlay'
  | 'atLeastThreeMatchToBetParlay'
  | 'maxParlayTicket'
  | 'invalidBetType'
  | 'invalidBets'

export type ParlayVariant = 'mix' | 'system' | 'myanmar'

export interface LegToCombine {
  /** Parent match; child matches (corners, bookings…) carry their parent's. */
  readonly parentId: number | string
  readonly leagueId: number | string
  readonly outright: boolean
  readonly live: boolean
  /** Fewest legs that its market allows a parlay to have; 0 where it may not be combined at all. */
  readonly comboMin: number
}

/**
 * May these legs be combined (spec 5, domain 3.1)? One leg per parent match, 2 to 12 of them, 3 if live or a system, more where
 * a market asks for more. A refusal about certain legs names their places in `legs`.
 */
export function checkParlay(
  legs: readonly LegToCombine[],
  variant: ParlayVariant = 'mix',
): Verdict<ParlayCode> {
  const { min, max } = variant === 'myanmar' ? LIMITS.myanmarParlayLegs : LIMITS.parlayLegs
  if (legs.length > max) return refuse('maxParlayTicket', { bound: max })
  const alone = placesOf(legs, (leg) => leg.comboMin === 0)
  if (alone.length > 0) return refuse('invalidBetType', { legs: alone })
  const conflicts = parlayConflicts(legs)
  if (conflicts.length > 0) return refuse('invalidBets', { legs: conflicts })
  const least = Math.max(min, variant === 'system' ? LIMITS.systemLegsMin : 0, fewestLegs(legs))
  return legs.length < least ? tooFew(legs, least) : PASSED
}

/** May a system stake on tickets of these sizes? None may have fewer legs than a parlay of its legs would need. */
export function checkSystem(legs: readonly LegToCombine[], sizes: readonly number[]): Verdict<ParlayCode> {
  const verdict = checkParlay(legs, 'system')
  if (!verdict.ok) return verdict
  const least = fewestLegs(legs)
  if (sizes.some((size) => size < least)) return tooFew(legs, least)
  const offered = systemSizes(legs.length, least)
  const isOffered = sizes.every((size, i) => offered.includes(size) && sizes.indexOf(size) === i)
  return isOffered && sizes.length > 0 ? PASSED : refuse('invalidBets')
}

/** The fewest legs that a ticket with any of these may have: 3 with one in play, else what the strictest market asks. */
export function fewestLegs(legs: readonly Pick<LegToCombine, 'live' | 'comboMin'>[]): number {
  return Math.max(LIMITS.parlayLegs.min, ...legs.map(asksFor))
}

const asksFor = ({ live, comboMin }: Pick<LegToCombine, 'live' | 'comboMin'>): number =>
  Math.max(comboMin, live ? LIMITS.parlayLegsLiveMin : 0)

function tooFew(legs: readonly LegToCombine[], least: number): Verdict<ParlayCode> {
  if (least <= LIMITS.parlayLegs.min) return refuse('atLeastTwoMatchToBetParlay', { bound: least })
  const asking = placesOf(legs, (leg) => asksFor(leg) === least)
  return refuse('atLeastThreeMatchToBetParlay', { bound: least, ...(asking.length > 0 && { legs: asking }) })
}

/** Indexes of conflicting legs, for marking them in the slip. */
export function parlayConflicts(
  legs: readonly Pick<LegToCombine, 'parentId' | 'leagueId' | 'outright'>[],
): number[] {
  return placesOf(legs, (leg, i) => legs.some((other, j) => i !== j && related(leg, other)))
}

const placesOf = <Leg>(legs: readonly Leg[], isOne: (leg: Leg, place: number) => boolean): number[] =>
  legs.flatMap((leg, i) => (isOne(leg, i) ? [i] : []))

type Related = Pick<LegToCombine, 'parentId' | 'leagueId' | 'outright'>

// The winner of a league depends on every match of it, so an outright excludes the rest of its league.
function related(a: Related, b: Related): boolean {
  return a.outright || b.outright ? a.leagueId === b.leagueId : a.parentId === b.parentId
}
