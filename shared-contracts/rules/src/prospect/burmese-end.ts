import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { formatMoney } from '../money/format-money'
import { scoreBefore } from '../settlement/grade-by-margin'
import { selectionOf } from '../settlement/struck-leg'
import { formatSignedPercent, winDeduction } from '../wording/burmese-wording'
import { type Wording, word } from '../wording/wording'
import { legMatchState } from './leg-match-state'
import { bestOfLeg } from './leg-prospect'

/**
 * How the end of a decided Burmese leg came about, seen from the side that was picked, under `burmese.end`: "won by 1: +50%".
 * Null for every other leg, and where the stake went back.
 */
export function burmeseEnd(leg: BetLeg): Wording | null {
  const percent = decidedPercent(leg)
  const score = leg.period === 1 ? leg.half_score : leg.score
  if (typeof percent !== 'number' || !score) return null
  const values = { percent: formatSignedPercent(percent) }
  const half = leg.period === 1 ? 'Half' : ''
  if (leg.bet_type === 'ou')
    return word(`burmese.end.total${half}`, { ...values, goals: score[0] + score[1] })
  const before = scoreBefore(selectionOf(leg))
  const margin = score[0] - before[0] - (score[1] - before[1])
  // Goals from before the bet do not count: "won by 1" would contradict the score beside it.
  if (before[0] + before[1] > 0)
    return word('burmese.end.since', { ...values, score: `${score[0] - before[0]}-${score[1] - before[1]}` })
  const own = leg.selection === 'home' ? margin : -margin
  if (own === 0) return word(`burmese.end.drawn${half}`, values)
  return word(`burmese.end.${own > 0 ? 'won' : 'lost'}${half}`, { ...values, goals: Math.abs(own) })
}

/**
 * The calculation of a settled Burmese bet, under `burmese.sum`: "1,000 × 2 × 1.5" of a maung or "1,000.00 ×
 * +50%" of a body, and the deduction in percent. Null while it is open, and without a return.
 */
export function burmeseSum(
  bet: Pick<Bet, 'kind' | 'status' | 'stake' | 'currency' | 'deduction' | 'legs'>,
): Wording | null {
  if (bet.status !== 'settled') return null
  const percents = bet.legs.map(decidedPercent)
  const stake = formatMoney(bet.stake, bet.currency)
  const isCounted = percents.some((percent) => typeof percent === 'number')
  if (bet.kind === 'mmo_single' && isCounted) {
    const percent = Number(percents[0])
    const malay = bet.legs[0]?.odds ?? 0
    // A loss at a negative price costs that much less.
    const price = percent < 0 && malay < 0 ? [String(-malay / 100)] : []
    return summed([stake, formatSignedPercent(percent), ...price], percent > 0 ? winDeduction(malay) : 0)
  }
  // A leg lost in full settles a maung, with any other legs.
  if (bet.kind !== 'mmo_parlay' || !isCounted || percents.includes(-100) || percents.includes(null))
    return null
  const factors = percents.map((percent) => String((100 + (typeof percent === 'number' ? percent : 0)) / 100))
  return summed([stake, ...factors], bet.deduction ?? 0)
}

const summed = (parts: readonly string[], percent: number): Wording =>
  word(`burmese.sum.${percent > 0 ? 'less' : 'whole'}`, { sum: parts.join(' × '), percent })

/** Percent that a decided Burmese leg won or lost; null for every other leg. */
const decidedPercent = (leg: BetLeg): number | 'void' | null =>
  leg.myanmar && leg.result !== null ? bestOfLeg(leg, legMatchState(leg)).percent : null
