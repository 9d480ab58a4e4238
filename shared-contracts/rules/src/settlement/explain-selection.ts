import { lineOfSelection } from '../lines/line-of-selection'
import type { MyanmarSelection } from '../myanmar/settle-myanmar'
import { settleMyanmar } from '../myanmar/settle-myanmar'
import type { QuarterGoals } from '../odds/units'
import type { BetSelection } from './bet-selection'
import { contestOf } from './contest'
import type { Grade } from './grade'
import { scoreBefore, scoreBeforeInPart } from './grade-by-margin'
import type { MatchResult, Score } from './match-result'

/** One of the lines of a bet: a quarter line is its two neighbours, every other is itself. */
export interface LinePart {
  /** As the picked side plays it. */
  readonly line: QuarterGoals
  /** By how much the picked side passed it: above 0 won, 0 drawn, below lost. */
  readonly margin: QuarterGoals
  readonly grade: Extract<Grade, 'win' | 'draw' | 'lose'>
}

/** Why a selection ended as it did. */
export interface Explanation {
  /** The score that decides it: of the part that was bet on. */
  readonly score: Score
  /** Goals that an in-play handicap does not count; null where all count. */
  readonly from: Score | null
  /** Of a handicap or a total, the line nearest to 0 first; empty for all others. */
  readonly parts: readonly LinePart[]
}

/** Why a Burmese selection ended as it did: what it won or lost where the margin meets the goals exactly. */
export interface MyanmarExplanation extends Omit<Explanation, 'parts'> {
  /** Goals by which the side that gives won, or all goals of a total. */
  readonly margin: number
  /** Percent of the stake won or lost. */
  readonly percent: number
}

/**
 * How a result decides a selection, step by step; null for an open or void one. A test compares the parts
 * with the grade that is paid.
 */
export function explainSelection(bet: BetSelection, result: MatchResult): Explanation | null {
  const contest = contestOf(bet, result)
  if (bet.betType === 'orz' || contest === 'void' || contest === 'undecided') return null
  const { score } = contest
  const whole = { score, from: null, parts: [] }
  if (bet.line === null) return whole
  if (bet.betType === 'ou') {
    const goals = 4 * (score[0] + score[1])
    return {
      ...whole,
      parts: partsOf(bet, (line) => (bet.selection === 'over' ? goals - line : line - goals)),
    }
  }
  if (bet.betType !== 'hdp') return whole
  const before = scoreBeforeInPart(bet, result)
  if (!before) return null
  const homeGoals = 4 * (score[0] - before[0] - (score[1] - before[1]))
  const ownGoals = bet.selection === 'home' ? homeGoals : 0 - homeGoals
  return { score, from: countedFrom(before), parts: partsOf(bet, (line) => ownGoals + line) }
}

/** The same for a Burmese selection. */
export function explainMyanmar(bet: MyanmarSelection, result: MatchResult): MyanmarExplanation | null {
  const contest = contestOf(bet, result)
  const percent = settleMyanmar(bet, result)
  if (typeof percent !== 'number' || contest === 'void' || contest === 'undecided') return null
  const { score } = contest
  if (bet.betType === 'ou') return { score, from: null, margin: score[0] + score[1], percent }
  const before = scoreBefore(bet)
  const homeMargin = score[0] - before[0] - (score[1] - before[1])
  return {
    score,
    from: countedFrom(before),
    margin: bet.giving === 'home' ? homeMargin : 0 - homeMargin,
    percent,
  }
}

const countedFrom = (before: Score): Score | null => (before[0] + before[1] > 0 ? before : null)

function partsOf(
  { betType, selection, line }: BetSelection,
  marginOf: (line: QuarterGoals) => QuarterGoals,
): LinePart[] {
  const own = lineOfSelection(betType, selection, line ?? 0) ?? 0
  const lines = own % 2 === 0 ? [own] : [own - 1, own + 1]
  return lines
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .map((part) => {
      const margin = marginOf(part)
      return { line: part, margin, grade: margin > 0 ? 'win' : margin < 0 ? 'lose' : 'draw' }
    })
}
