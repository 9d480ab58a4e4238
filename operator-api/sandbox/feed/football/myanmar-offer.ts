import type { MyanmarKind } from '@touchline/contracts/odds'
import type { OfferMyanmar } from '../../../src/modules/feed'
import type { Distribution } from '../pricing/chances'
import { type MatchModel, marginOf, type ScoreMatrix, totalOf } from './match-model'

/** Malay price of both sides: winnings bear a tax of 5 % (domain 4.3). */
const MMO_PRICE = 95
const PERCENT_STEP = 5

/** Body and goals lines of a match and of its first half before its kick-off (domain 4.5). */
export const myanmarOffer = ({ fullTime, firstHalf }: MatchModel): OfferMyanmar[] => [
  ...partOffer(fullTime, [0, 1]),
  ...(firstHalf ? partOffer(firstHalf, [2, 3]) : []),
]

function partOffer(matrix: ScoreMatrix, [bodyKind, goalsKind]: [MyanmarKind, MyanmarKind]): OfferMyanmar[] {
  const margins = marginOf(matrix)
  const upper = meanOf(margins) >= 0 ? 0 : 1
  const body = priceOf(upper === 0 ? margins : mirrored(margins))
  const goals = priceOf(totalOf(matrix))
  const offer = (kind: MyanmarKind, side: 0 | 1, price: MyanmarLine): OfferMyanmar => ({
    kind,
    upper: side,
    ...price,
    state: 0,
    prices: [MMO_PRICE, MMO_PRICE],
  })
  return [body && offer(bodyKind, upper, body), goals && offer(goalsKind, 0, goals)].filter(
    (row) => row !== null,
  )
}

interface MyanmarLine {
  goals: number
  percent: number
}

/** The line whose fair percent 100 (pL - pW) / pE is nearest to nothing, in steps of five. */
export function priceOf({ from, p }: Distribution): MyanmarLine | null {
  let best: MyanmarLine | null = null
  let above = 1
  let below = 0
  for (let i = 0; i < p.length; i++) {
    const exactly = p[i] as number
    above -= exactly
    const percent = (100 * (below - above)) / exactly
    if (from + i >= 0 && Math.abs(percent) <= 100 && (!best || Math.abs(percent) < Math.abs(best.percent)))
      best = { goals: from + i, percent }
    below += exactly
  }
  // A rounded -0 would print with a sign.
  return best && { goals: best.goals, percent: PERCENT_STEP * Math.round(best.percent / PERCENT_STEP) + 0 }
}

const mirrored = ({ from, p }: Distribution): Distribution => ({
  from: -(from + p.length - 1),
  p: [...p].reverse(),
})

const meanOf = ({ from, p }: Distribution): number =>
  [...p].reduce((sum, share, i) => sum + share * (from + i), 0)
