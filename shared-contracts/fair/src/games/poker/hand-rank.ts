import { rankOf, suitOf } from '../../fairness/cards'

export type PokerHand =
  | 'royal-flush'
  | 'straight-flush'
  | 'four'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three'
  | 'two-pair'
  | 'jacks'
  | 'nothing'

const ACE = 0
const TEN = 9
const JACK = 10

/** The best name for five cards; a pair counts from jacks. */
export function handOf(cards: readonly number[]): PokerHand {
  const ranks = cards.map(rankOf).sort((a, b) => a - b)
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] as number))
  const counts = countsOf(ranks)
  if (counts.size === 5) return unpaired(ranks, isFlush)
  const most = Math.max(...counts.values())
  if (most === 4) return 'four'
  if (most === 3) return counts.size === 2 ? 'full-house' : 'three'
  if (counts.size === 3) return 'two-pair'
  const [pair] = [...counts].find(([, count]) => count === 2) as [number, number]
  return pair === ACE || pair >= JACK ? 'jacks' : 'nothing'
}

function unpaired(ranks: readonly number[], isFlush: boolean): PokerHand {
  const [lowest, second, , , highest] = ranks as [number, number, number, number, number]
  const isRoyal = lowest === ACE && second === TEN
  const isStraight = isRoyal || highest - lowest === 4
  if (isStraight && isFlush) return isRoyal ? 'royal-flush' : 'straight-flush'
  if (isFlush) return 'flush'
  return isStraight ? 'straight' : 'nothing'
}

function countsOf(ranks: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1)
  return counts
}
