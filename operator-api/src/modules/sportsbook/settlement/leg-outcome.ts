import { MarketId } from '@touchline/contracts/odds'
import {
  deadHeatOf,
  type Grade,
  gradeOfPercent,
  type MatchResult,
  type MyanmarOutcome,
  type MyanmarSelection,
  scoreOfPart,
  settleMyanmar,
  settleSelection,
} from '@touchline/rules'
import type { LegRow } from '../repository'

/** A match that begins so much later than it was announced is another one. */
export const NOT_IN_TIME_MS = 12 * 3_600_000

/** A leg with what its settlement needs. */
export type SettlingLeg = Pick<
  LegRow,
  | 'match_id'
  | 'sport'
  | 'bet_type'
  | 'period'
  | 'line'
  | 'home'
  | 'selection'
  | 'score_at_bet'
  | 'market'
  | 'kickoff'
  | 'odds'
  | 'odds_type'
  | 'myanmar'
  | 'result_revision'
> & { readonly n: number }

/** A result as it is recorded. */
export interface RecordedResult {
  readonly match: number
  readonly revision: number
  readonly result: MatchResult
}

/** How a leg ended. */
export interface LegOutcome {
  readonly grade: Grade
  /** Of a Burmese leg: percent of the stake won or lost. */
  readonly percent: number | 'void' | null
  readonly deadHeat: number
  readonly score: readonly [number, number] | null
  readonly halfScore: readonly [number, number] | null
  readonly partScore: readonly [number, number] | null
}

/** How the result of its match decides a leg; null while it does not. */
export function outcomeOf(leg: SettlingLeg, placedAt: number, result: MatchResult): LegOutcome | null {
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

type Graded = Pick<LegOutcome, 'grade' | 'percent'>
const VOID: Graded = { grade: 'void', percent: 'void' }

function gradeBy(leg: SettlingLeg, placedAt: number, result: MatchResult): Graded | null {
  // It speaks of a kick-off that was not kept; this leg was struck for a later one.
  if (result.scheduled !== undefined && leg.kickoff > result.scheduled) return null
  if (isVoidByTime(leg, placedAt, result)) return VOID
  if (leg.myanmar) return gradeMyanmar(leg, leg.myanmar, result)
  const grade = settleSelection(
    {
      sport: leg.sport,
      betType: leg.bet_type,
      period: leg.period,
      line: leg.bet_type === 'hdp' || leg.bet_type === 'ou' ? leg.line : null,
      // An outright's match is its runner: the line says "win", the result names who did.
      selection: leg.bet_type === 'orz' ? leg.home : leg.selection,
      scoreAtBet: leg.score_at_bet,
      live: leg.market === MarketId.live,
    },
    result,
  )
  return grade && { grade, percent: null }
}

/** Struck when play had begun already, or for a kick-off that was missed by half a day. In play both were seen. */
function isVoidByTime(leg: SettlingLeg, placedAt: number, { kicked_off }: MatchResult): boolean {
  if (kicked_off === undefined || leg.market === MarketId.live || leg.bet_type === 'orz') return false
  return kicked_off <= placedAt || kicked_off - leg.kickoff >= NOT_IN_TIME_MS
}

function gradeMyanmar(
  leg: SettlingLeg,
  { goals, percent, upper }: NonNullable<SettlingLeg['myanmar']>,
  result: MatchResult,
): Graded | null {
  const outcome: MyanmarOutcome = settleMyanmar(
    {
      sport: leg.sport,
      betType: leg.bet_type as MyanmarSelection['betType'],
      period: leg.period,
      price: { goals, percent },
      giving: upper,
      selection: leg.selection as MyanmarSelection['selection'],
      scoreAtBet: leg.score_at_bet,
      live: leg.market === MarketId.live,
    },
    result,
  )
  return outcome === null ? null : { grade: gradeOfPercent(outcome), percent: outcome }
}
