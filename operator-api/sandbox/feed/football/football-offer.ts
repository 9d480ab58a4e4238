import type { Period } from '@touchline/contracts/odds'
import type { OfferLine } from '../../../src/modules/feed'
import { decimalOf, manyWay, OVERROUNDS, powerFor, twoWay } from '../../../src/modules/odds'
import { asianLines, offerAsian } from '../pricing/asian-lines'
import { type MatchModel, marginOf, type ScoreMatrix, totalOf } from './match-model'
import {
  correctScoreChances,
  firstLastGoalChances,
  oddEvenChances,
  oneXTwoChances,
  totalGoalsChances,
} from './selection-chances'

const ODD_EVEN_CENTS = 5
const CORRECT_SCORE_CAP = 10_000
const BUCKETS = { match: [1, 3, 6], half: [1, 3] }

interface OfferTerms {
  /** Spread of two-way prices in cents. */
  cents: number
  /** Legs a parlay needs at least. */
  combo_min: number
  /** Somebody goes on: a level tie is decided by penalties. */
  knockout?: boolean
}

/** Every market of a football match, the main lines first. */
export function footballOffer(model: MatchModel, terms: OfferTerms): OfferLine[] {
  const fullTime = periodOffer(model.fullTime, 0, terms)
  const firstHalf = model.firstHalf ? periodOffer(model.firstHalf, 1, terms) : []
  const halfFull = model.firstHalf ? many('htft', 0, manyWay(model.halfFull, OVERROUNDS.htft), terms) : []
  const { nextIsHome } = model
  return [
    ...fullTime,
    ...firstHalf,
    ...halfFull,
    ...firstLastGoal(model.fullTime, 0, nextIsHome, terms),
    ...(model.firstHalf ? firstLastGoal(model.firstHalf, 1, nextIsHome, terms) : []),
    ...(terms.knockout ? toQualify(model.fullTime, terms) : []),
  ]
}

function periodOffer(matrix: ScoreMatrix, period: Period, terms: OfferTerms): OfferLine[] {
  const { cents, combo_min } = terms
  const already = matrix.from[0] + matrix.from[1]
  const margins = asianLines({ distribution: marginOf(matrix), kind: 'hdp', cents })
  const totals = asianLines({ distribution: totalOf(matrix), already, kind: 'ou', cents })
  const scores = manyWay(correctScoreChances(matrix), OVERROUNDS.cs, CORRECT_SCORE_CAP)
  const goals = manyWay(totalGoalsChances(matrix, period === 1 ? BUCKETS.half : BUCKETS.match), OVERROUNDS.tg)
  return [
    ...offerAsian(margins, { bet_type: 'hdp', period, combo_min }),
    ...offerAsian(totals, { bet_type: 'ou', period, combo_min }),
    ...oneXTwo(matrix, period, terms),
    ...doubleChance(matrix, period, terms),
    ...drawNoBet(matrix, period, terms),
    ...oddEven(matrix, period, terms),
    ...many('cs', period, scores, terms),
    ...many('tg', period, goals, terms),
  ]
}

export const oneXTwo = (matrix: ScoreMatrix, period: Period, terms: OfferTerms): OfferLine[] =>
  many('oxt', period, manyWay(oneXTwoChances(matrix), OVERROUNDS.oxt), terms)

/** From the same loaded chances as 1X2, so that neither can be played against the other. */
function doubleChance(matrix: ScoreMatrix, period: Period, terms: OfferTerms): OfferLine[] {
  const chances = oneXTwoChances(matrix)
  const power = powerFor(chances, OVERROUNDS.oxt)
  const [home, draw, away] = chances.map((chance) => chance ** power) as [number, number, number]
  const double = [home + draw, home + away, draw + away].map((loaded) => decimalOf(loaded))
  return many('dc', period, double, terms)
}

/** The winner of two; a draw refunds. */
function drawNoBet(matrix: ScoreMatrix, period: Period, { cents, combo_min }: OfferTerms): OfferLine[] {
  const [home, , away] = oneXTwoChances(matrix)
  const prices = home > 0 && away > 0 ? twoWay(away / home, cents) : null
  return prices ? [{ bet_type: 'ml', period, line: 0, state: 0, combo_min, prices: [...prices] }] : []
}

/** The qualified side: in ninety minutes, or by penalties, which either side wins as often. */
function toQualify(matrix: ScoreMatrix, terms: OfferTerms): OfferLine[] {
  const [home, draw, away] = oneXTwoChances(matrix)
  return many('tw', 0, manyWay([home + draw / 2, away + draw / 2], OVERROUNDS.tw), terms)
}

export function oddEven(matrix: ScoreMatrix, period: Period, { combo_min }: OfferTerms): OfferLine[] {
  const [odd, even] = oddEvenChances(matrix)
  const prices = twoWay(even / odd, ODD_EVEN_CENTS)
  return prices ? [{ bet_type: 'oe', period, line: 0, state: 0, combo_min, prices: [...prices] }] : []
}

/** Only while no goal has fallen: afterwards the first half of the market is decided. */
function firstLastGoal(
  matrix: ScoreMatrix,
  period: Period,
  nextIsHome: number,
  terms: OfferTerms,
): OfferLine[] {
  if (matrix.from[0] + matrix.from[1] > 0) return []
  return many('fglg', period, manyWay(firstLastGoalChances(matrix, nextIsHome), OVERROUNDS.fglg), terms)
}

/** A market with at least two selections; with one it would be no bet. */
function many(
  bet_type: OfferLine['bet_type'],
  period: Period,
  prices: number[],
  { combo_min }: OfferTerms,
): OfferLine[] {
  const left = prices.filter((price) => price > 0).length
  return left < 2 ? [] : [{ bet_type, period, line: 0, state: 0, combo_min, prices }]
}
