import type { Period } from '@touchline/contracts/odds'
import type { OfferLine } from '../../../src/modules/feed'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import { bookingsMatrix } from './bookings'
import { PER_MATCH } from './draw-events'
import { oddEven, oneXTwo } from './football-offer'
import { HALF } from './goal-clock'
import { type MatchFacts, marginOf, matchModel, type ScoreMatrix, totalOf } from './match-model'

const EACH_SIDE = PER_MATCH.corner / 2

interface Terms {
  cents: number
  combo_min: number
}

type Facts = Pick<MatchFacts, 'minute' | 'score' | 'halfScore' | 'reds'>

/** Corners, from the same clock as goals; corners of both sides are independent. */
export function cornersOffer(facts: Facts, terms: Terms): OfferLine[] {
  const { fullTime, firstHalf } = matchModel({ ...facts, lambda: EACH_SIDE, mu: EACH_SIDE, reds: [0, 0] }, 0)
  return parts(fullTime, firstHalf).flatMap(([period, matrix]) => [
    ...lines(period, matrix, terms),
    ...oneXTwo(matrix, period, terms),
    ...oddEven(matrix, period, terms),
  ])
}

/** Points for cards: handicap and total. */
export function bookingsOffer(facts: Facts, terms: Terms): OfferLine[] {
  const firstHalf = facts.halfScore ? null : bookingsMatrix(facts, HALF)
  return parts(bookingsMatrix(facts, 2 * HALF), firstHalf).flatMap(([period, matrix]) =>
    lines(period, matrix, terms),
  )
}

const parts = (fullTime: ScoreMatrix, firstHalf: ScoreMatrix | null): [Period, ScoreMatrix][] =>
  firstHalf
    ? [
        [0, fullTime],
        [1, firstHalf],
      ]
    : [[0, fullTime]]

function lines(period: Period, matrix: ScoreMatrix, { cents, combo_min }: Terms): OfferLine[] {
  const already = matrix.from[0] + matrix.from[1]
  const wish = { cents, alternatives: 1 } as const
  const margins = asianLines({ ...wish, distribution: marginOf(matrix), kind: 'hdp' })
  const totals = asianLines({ ...wish, distribution: totalOf(matrix), already, kind: 'ou' })
  return [
    ...offerAsian(margins, { bet_type: 'hdp', period, combo_min }),
    ...offerAsian(totals, { bet_type: 'ou', period, combo_min }),
  ]
}
