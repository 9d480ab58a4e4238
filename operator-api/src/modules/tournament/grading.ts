import type { PickLeg } from '@touchline/contracts/calls'
import { FOOTBALL, OddsTypeId } from '@touchline/contracts/odds'
import {
  exposure,
  type Grade,
  type MatchResult,
  parlayPrice,
  payBet,
  settleParlay,
  settleSelection,
} from '@touchline/rules'

/** A leg of a pick, at its stored Malay price. */
export type StoredLeg = Omit<PickLeg, 'result'> & { readonly result: Grade | null }

export interface StoredPick {
  /** Hundredths. */
  readonly points: number
  readonly legs: readonly StoredLeg[]
}

export interface GradedPick {
  readonly legs: readonly StoredLeg[]
  /** Hundredths of points; null while a leg is open. */
  readonly returned: number | null
  readonly won: boolean
}

/** The return of a winning pick, hundredths of points: a ticket of several legs at the product of their decimal prices. */
export function possibleOf({ points, legs }: StoredPick): number {
  const [only] = legs
  if (only && legs.length === 1)
    return exposure({ stake: points, odds: only.odds, oddsType: OddsTypeId.MY }).returnedOnWin
  const won = legs.map((leg) => ({ price: parlayPrice(leg.bet_type, leg.odds), grade: 'win' as const }))
  return settleParlay({ stake: points, legs: won })?.returned ?? 0
}

/** Grades a pick by the results of its matches, as a cash ticket settles (domain 7.1); a new grade replaces the former one. */
export function gradePick(
  { points, legs: before }: StoredPick,
  resultOf: (match: number) => MatchResult | undefined,
): GradedPick {
  const legs = before.map((leg) => {
    const result = resultOf(leg.match_id)
    return { ...leg, result: result ? gradeLeg(leg, result) : null }
  })
  const returned = returnedOf(points, legs)
  return { legs, returned, won: returned !== null && legs.every(({ result }) => isWon(result)) }
}

const gradeLeg = ({ bet_type, selection, line }: StoredLeg, result: MatchResult): Grade | null =>
  settleSelection(
    { sport: FOOTBALL, betType: bet_type, period: 0, line, selection, scoreAtBet: null, live: false },
    result,
  )

function returnedOf(points: number, legs: readonly StoredLeg[]): number | null {
  const [only] = legs
  if (only && legs.length === 1)
    return only.result === null
      ? null
      : payBet({ grade: only.result, stake: points, odds: only.odds, oddsType: OddsTypeId.MY }).returned
  const priced = legs.map((leg) => ({ price: parlayPrice(leg.bet_type, leg.odds), grade: leg.result }))
  return settleParlay({ stake: points, legs: priced })?.returned ?? null
}

const isWon = (grade: Grade | null): boolean => grade === 'win' || grade === 'half_win'
