import type { Bet } from '@touchline/contracts/calls'
import { restOf } from '../money/percent'
import { multiply, ONE, ratio } from '../money/ratio'
import { inThousandths, productOfPrices } from './combined-odds'

/**
 * The factor of a parlay's stake if no leg of it loses, in thousandths, floored; of a maung after its
 * deduction. Void legs count one. Null for every other bet.
 */
export function combinedOddsOf({
  kind,
  legs,
  deduction,
}: Pick<Bet, 'kind' | 'legs' | 'deduction'>): bigint | null {
  const playing = legs.filter(({ result }) => result !== 'void')
  if (kind === 'parlay') return inThousandths(productOfPrices(playing.map(({ odds }) => odds)))
  if (kind !== 'mmo_parlay') return null
  // Nothing is kept of a stake that goes back whole.
  const kept = playing.length > 0 ? restOf(deduction ?? 0) : ONE
  return inThousandths(multiply(ratio(2n ** BigInt(playing.length), 1n), kept))
}
