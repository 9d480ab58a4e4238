import type { Quote } from '@touchline/contracts/calls'
import {
  adjustParlayStake,
  checkParlay,
  checkParlayStake,
  type LegToCombine,
  maxParlayStake,
  type ParlayVariant,
  parlayConflicts,
  parlayPayout,
  parlayPrice,
} from '@touchline/rules'
import { restated, type SlipTerms } from '../../shared/domain/slip-terms'
import type { StakeRules } from './slip-stake'

/** A leg as it would be combined now. */
export interface CombinedLeg {
  readonly terms: SlipTerms
  /** The server's word on it, when it has come. */
  readonly quote: Quote | null
}

/** Decimal price that the leg multiplies the bet by, hundredths. */
export function legPrice({ terms, quote }: CombinedLeg): number {
  if (quote && quote.line_id === terms.lineId && quote.ball === terms.ball) return quote.odds
  return terms.stored === null ? restated(terms, 4).odds : parlayPrice(terms.betType, terms.stored)
}

/** Why these legs cannot be combined. */
export type CombinationFault =
  | { readonly fault: 'none' }
  /** So many more are needed. */
  | { readonly fault: 'too_few'; readonly missing: number; readonly least: number }
  | { readonly fault: 'too_many'; readonly most: number }
  /** Places of legs that exclude one another, and how many groups of such legs they are: each is resolved by itself. */
  | { readonly fault: 'conflict'; readonly places: readonly number[]; readonly count: number }
  /** Places of legs that may be bet on alone only. */
  | { readonly fault: 'alone'; readonly places: readonly number[] }
  /** The member may not place this kind of bet. */
  | { readonly fault: 'no_limit' }

export function combinationFault(
  legs: readonly LegToCombine[],
  variant: ParlayVariant = 'mix',
): CombinationFault {
  const verdict = checkParlay(legs, variant)
  if (verdict.ok) return { fault: 'none' }
  const bound = verdict.bound ?? 0
  switch (verdict.code) {
    case 'maxParlayTicket':
      return { fault: 'too_many', most: bound }
    case 'invalidBets': {
      const places = parlayConflicts(legs)
      return { fault: 'conflict', places, count: conflictGroups(legs, places).length }
    }
    case 'invalidBetType':
      return {
        fault: 'alone',
        places: legs.flatMap(({ comboMin }, place) => (comboMin === 0 ? [place] : [])),
      }
    case 'atLeastTwoMatchToBetParlay':
    case 'atLeastThreeMatchToBetParlay':
      return { fault: 'too_few', missing: bound - legs.length, least: bound }
  }
}

/** The same, or that the server gives the member no limit for it; `undefined` is not asked yet. */
export const limitedFault = (fault: CombinationFault, limit: unknown): CombinationFault =>
  fault.fault === 'none' && limit === null ? { fault: 'no_limit' } : fault

/** Whether two legs exclude each other. */
function excludes(legs: readonly LegToCombine[], place: number, other: number): boolean {
  const [a, b] = [legs[place], legs[other]]
  return a !== undefined && b !== undefined && parlayConflicts([a, b]).length > 0
}

/** Groups of conflicting legs. No leg excludes a leg of another group. */
function conflictGroups(legs: readonly LegToCombine[], places: readonly number[]): number[][] {
  let groups: number[][] = []
  for (const place of places) {
    const isJoined = (group: readonly number[]) => group.some((other) => excludes(legs, place, other))
    const joined = groups.filter(isJoined).flat()
    groups = [...groups.filter((group) => !isJoined(group)), [...joined, place].sort((a, b) => a - b)]
  }
  return groups.sort(([a = 0], [b = 0]) => a - b)
}

/** A way out of a conflict: the kept leg, the removed ones, and whether the remaining legs can be combined. */
export interface WayOut {
  readonly kept: number
  readonly gone: readonly number[]
  readonly isValid: boolean
}

/** Every way out of the first group of these legs that exclude one another. */
export function waysOut(legs: readonly LegToCombine[], places: readonly number[]): WayOut[] {
  const [first = []] = conflictGroups(legs, places)
  return first.map((kept) => {
    const gone = first.filter((place) => place !== kept && excludes(legs, kept, place))
    const left = legs.filter((_, place) => !gone.includes(place))
    return { kept, gone, isValid: parlayConflicts(left).length === 0 }
  })
}

/** The first other leg that excludes this one, if any. */
export function conflictOf(legs: readonly LegToCombine[], place: number): number | null {
  const other = legs.findIndex((_, at) => at !== place && excludes(legs, place, at))
  return other < 0 ? null : other
}

/** Of a stake on all legs together. */
export const parlayRules = (prices: readonly number[]): StakeRules => ({
  figures: (stake) => ({
    risk: stake,
    win: parlayPayout({ stake, prices, maxPayout: Number.MAX_SAFE_INTEGER }).win,
  }),
  check: (stake, limits) => checkParlayStake({ prices, stake, ...limits }),
  adjust: (stake, limits) => adjustParlayStake({ stake, prices, ...limits }),
  most: (limits, available) => maxParlayStake({ prices, ...limits, available }),
})
