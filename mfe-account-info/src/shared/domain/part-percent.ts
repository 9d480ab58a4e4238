import type { BetLeg } from '@touchline/contracts/calls'

/**
 * Percent of the stake that a Burmese leg won or lost when it ended just at its goals: only then is it neither all nor
 * nothing, and it is what its price says. Null of every other leg.
 */
export function partPercent({ result, myanmar }: Pick<BetLeg, 'result' | 'myanmar'>): number | null {
  if (!myanmar || (result !== 'half_win' && result !== 'half_lose')) return null
  return Math.abs(myanmar.percent) * (result === 'half_win' ? 1 : -1)
}
