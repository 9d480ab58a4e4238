import type { Bet, BetLeg, LegExplanation, LegResult } from '@touchline/contracts/calls'
import {
  deadHeatOf,
  explainMyanmar,
  explainSelection,
  type Grade,
  legFactor,
  type MatchResult,
  myanmarSelectionOf,
  selectionOf,
} from '@touchline/rules'
import { type MatchRecord, resultDetailsOf } from './rules'

/** The result of a leg, and why; `record` is of its match, `children` the counts within it, such as corners. */
export function legResultOf(
  bet: Pick<Bet, 'kind'>,
  leg: BetLeg,
  record: MatchRecord | undefined,
  children: readonly MatchRecord[],
): LegResult {
  const match = record ? resultDetailsOf(record, children) : null
  const result = record?.words.at(-1)?.result
  return {
    match,
    explanation: result && isGraded(leg.result) ? explanationOf(leg, result) : null,
    factor: result && isGrade(leg.result) && isMultiplied(bet) ? factorOf(leg, leg.result, result) : null,
  }
}

function explanationOf(leg: BetLeg, result: MatchResult): LegExplanation | null {
  const selection = myanmarSelectionOf(leg)
  if (selection) {
    const known = explainMyanmar(selection, result)
    return (
      known && { ...scoresOf(known), parts: [], myanmar: { margin: known.margin, percent: known.percent } }
    )
  }
  const known = explainSelection(selectionOf(leg), result)
  return known && { ...scoresOf(known), parts: known.parts.map((part) => ({ ...part })), myanmar: null }
}

type Pair = readonly [number, number]
const scoresOf = ({
  score,
  from,
}: {
  score: Pair
  from: Pair | null
}): Pick<LegExplanation, 'score' | 'from'> => ({
  score: [score[0], score[1]],
  from: from && [from[0], from[1]],
})

const isGrade = (result: BetLeg['result']): result is Grade => result !== null && result !== 'cashout'
const isGraded = (result: BetLeg['result']): boolean => isGrade(result) && result !== 'void'
const isMultiplied = ({ kind }: Pick<Bet, 'kind'>): boolean => kind === 'parlay' || kind === 'system'

const TEN_THOUSAND = 10_000n

function factorOf(leg: BetLeg, grade: Grade, result: MatchResult): number {
  const { n, d } = legFactor(grade, leg.odds, deadHeatOf({ betType: leg.bet_type }, result))
  return Number((n * TEN_THOUSAND) / d)
}
