import type { BetLeg, BetResult } from '@touchline/contracts'

/** How far the match of a leg is: decided, over without a word yet, in play with its period, or to come. */
export type LegProgress =
  | { readonly at: 'decided'; readonly result: BetResult }
  | { readonly at: 'ended' }
  | { readonly at: 'playing'; readonly period: PeriodKey; readonly count: number }
  | { readonly at: 'kickoff'; readonly kickoff: number }

export type PeriodKey = 'firstHalf' | 'halfTime' | 'secondHalf' | 'quarter' | 'set'

const ENDED = 4
const FOOTBALL_PERIODS: Record<number, PeriodKey> = { 1: 'firstHalf', 2: 'halfTime', 3: 'secondHalf' }

export function legProgress({ result, period_now, kickoff }: BetLeg): LegProgress {
  if (result !== null) return { at: 'decided', result }
  if (period_now === ENDED) return { at: 'ended' }
  const period = FOOTBALL_PERIODS[period_now]
  if (period) return { at: 'playing', period, count: 0 }
  // Quarters count on from 11, sets from 21.
  if (period_now > 20) return { at: 'playing', period: 'set', count: period_now - 20 }
  if (period_now > 10) return { at: 'playing', period: 'quarter', count: period_now - 10 }
  return { at: 'kickoff', kickoff }
}

export const isPlaying = (leg: BetLeg): boolean => legProgress(leg).at === 'playing'

/** Is a result good, bad or neither for the member? */
export function toneOf(result: BetResult): 'good' | 'bad' | 'even' {
  switch (result) {
    case 'win':
    case 'half_win':
      return 'good'
    case 'lose':
    case 'half_lose':
      return 'bad'
    case 'draw':
    case 'void':
    case 'cashout':
      return 'even'
  }
}
