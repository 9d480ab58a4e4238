import type { Period } from '@touchline/contracts/odds'
import type { OfferLine } from '../../../src/modules/feed'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import { PER_MATCH } from './draw-events'
import {
  type MatchFacts,
  type MatchModel,
  marginOf,
  matchModel,
  type ScoreMatrix,
  totalOf,
} from './match-model'

const EACH_SIDE = PER_MATCH.corner / 2

/** Handicap and total of corners, from the same clock as goals; corners of both sides are independent. */
export function cornersOffer(
  facts: Pick<MatchFacts, 'minute' | 'score' | 'halfScore'>,
  terms: { cents: number; combo_min: number },
): OfferLine[] {
  const model = matchModel({ ...facts, lambda: EACH_SIDE, mu: EACH_SIDE, reds: [0, 0] }, 0)
  return periodsOf(model).flatMap(([period, matrix]) => {
    const already = matrix.from[0] + matrix.from[1]
    const wish = { cents: terms.cents, alternatives: 0 } as const
    const margins = asianLines({ ...wish, distribution: marginOf(matrix), kind: 'hdp' })
    const totals = asianLines({ ...wish, distribution: totalOf(matrix), already, kind: 'ou' })
    const { combo_min } = terms
    return [
      ...offerAsian(margins, { bet_type: 'hdp', period, combo_min }),
      ...offerAsian(totals, { bet_type: 'ou', period, combo_min }),
    ]
  })
}

const periodsOf = ({ fullTime, firstHalf }: MatchModel): [Period, ScoreMatrix][] =>
  firstHalf
    ? [
        [0, fullTime],
        [1, firstHalf],
      ]
    : [[0, fullTime]]
