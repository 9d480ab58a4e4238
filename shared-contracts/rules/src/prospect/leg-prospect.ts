import type { BetLeg } from '@touchline/contracts/calls'
import { gradeOfPercent } from '../myanmar/grade-of-percent'
import { type MyanmarSelection, settleMyanmar } from '../myanmar/settle-myanmar'
import type { Grade } from '../settlement/grade'
import { myanmarSelectionOf, selectionOf } from '../settlement/struck-leg'
import { bestGrade, bestPercent, ifOver } from './best-outcome'
import { type LegMatchState, resultIfOver } from './leg-match-state'

/** How a leg ends or may end: its grade, and of a Burmese one the percent that is behind it. */
export interface LegOutcome {
  readonly grade: Grade
  readonly percent: number | 'void' | null
}

/** How a decided leg ended, else the best that it can still come to. */
export function bestOfLeg(leg: BetLeg, at: LegMatchState): LegOutcome {
  const burmese = myanmarSelectionOf(leg)
  if (leg.result !== null) return decided(leg, burmese)
  if (!burmese) return { grade: bestGrade(selectionOf(leg), at), percent: null }
  const percent = bestPercent(burmese, at)
  return { grade: gradeOfPercent(percent), percent }
}

/** The result of an open leg without further goals; null if the score alone does not decide it. */
export function legIfOver(leg: BetLeg, at: LegMatchState): LegOutcome | null {
  const burmese = myanmarSelectionOf(leg)
  if (!burmese) {
    const grade = ifOver(selectionOf(leg), at)
    return grade && { grade, percent: null }
  }
  const percent = settleMyanmar(burmese, resultIfOver(burmese, at))
  return percent === null ? null : { grade: gradeOfPercent(percent), percent }
}

function decided(leg: BetLeg, burmese: MyanmarSelection | null): LegOutcome {
  const grade = leg.result === null || leg.result === 'cashout' ? 'void' : leg.result
  if (!burmese) return { grade, percent: null }
  if (grade === 'void') return { grade, percent: 'void' }
  // The word says "half" for every percent between; the score says which.
  const over = { status: 1, half_time: leg.half_score, full_time: leg.score, abandoned_in: null } as const
  const goals = { first_goal: null, last_goal: null, first_half_first_goal: null, first_half_last_goal: null }
  return { grade, percent: settleMyanmar(burmese, { ...over, ...goals }) ?? FULL[grade] }
}

const FULL: Record<Grade, number | 'void'> = {
  win: 100,
  half_win: 50,
  draw: 0,
  half_lose: -50,
  lose: -100,
  void: 'void',
}
