import { NOT_IN_TIME_HOURS } from '@touchline/contracts/limits'
import { MarketId } from '@touchline/contracts/odds'
import {
  deadHeatOf,
  type Grade,
  gradeOfPercent,
  isNothingPlayed,
  type MatchResult,
  type MyanmarOutcome,
  myanmarSelectionOf,
  type StruckLeg,
  scoreOfPart,
  selectionOf,
  settleMyanmar,
  settleSelection,
} from '@touchline/rules'
import type { LegRow } from '../sportsbook'

/** A match that begins so much later than it was announced is another one. */
export const NOT_IN_TIME_MS = NOT_IN_TIME_HOURS * 3_600_000

/** A leg with what its settlement needs. */
export type SettlingLeg = Pick<
  LegRow,
  keyof StruckLeg | 'match_id' | 'odds' | 'odds_type' | 'result_revision'
> & { readonly n: number }

/** A result as it is recorded. */
export interface RecordedResult {
  readonly match: number
  readonly revision: number
  readonly result: MatchResult
}

/** How a leg ended. */
export interface GradedLeg {
  readonly grade: Grade
  /** Of a Burmese leg: percent of the stake won or lost. */
  readonly percent: number | 'void' | null
  readonly deadHeat: number
  readonly score: readonly [number, number] | null
  readonly halfScore: readonly [number, number] | null
  readonly partScore: readonly [number, number] | null
}

/** How the result of its match decides a leg; null while it does not. */
export function outcomeOf(leg: SettlingLeg, placedAt: number, result: MatchResult): GradedLeg | null {
  const graded = gradeBy(leg, placedAt, result)
  return (
    graded && {
      ...graded,
      deadHeat: deadHeatOf({ betType: leg.bet_type }, result),
      score: result.full_time,
      halfScore: result.half_time,
      partScore: leg.period > 1 ? scoreOfPart(leg.period, result) : null,
    }
  )
}

type Graded = Pick<GradedLeg, 'grade' | 'percent'>
const VOID: Graded = { grade: 'void', percent: 'void' }

function gradeBy(leg: SettlingLeg, placedAt: number, result: MatchResult): Graded | null {
  // It speaks of a kick-off that was not kept; this leg was placed for a later one.
  if (result.scheduled !== undefined && leg.kickoff > result.scheduled) return null
  if (voidByTime(leg, placedAt, result)) return VOID
  const myanmar = myanmarSelectionOf(leg)
  if (myanmar) {
    const outcome: MyanmarOutcome = settleMyanmar(myanmar, result)
    return outcome === null ? null : { grade: gradeOfPercent(outcome), percent: outcome }
  }
  const grade = settleSelection(selectionOf(leg), result)
  return grade && { grade, percent: null }
}

/** Why a leg is void by its time: placed when play had begun already, or for a kick-off that was missed by half a day. */
export function voidByTime(
  leg: Pick<StruckLeg, 'market' | 'bet_type' | 'kickoff'>,
  placedAt: number,
  result: MatchResult,
): 'placedLate' | 'postponed' | null {
  const { kicked_off } = result
  // Nothing was played: the result has the announced kick-off, which may still be moved.
  if (isNothingPlayed(result)) return null
  // In play both were seen.
  if (kicked_off === undefined || leg.market === MarketId.live || leg.bet_type === 'orz') return null
  if (kicked_off <= placedAt) return 'placedLate'
  return kicked_off - leg.kickoff >= NOT_IN_TIME_MS ? 'postponed' : null
}
