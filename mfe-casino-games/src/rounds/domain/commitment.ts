import type { Round } from '@touchline/contracts/calls'

/**
 * The published commitment to a round's seed, lower hex: the seed's hash once the previous round is drawn, until then the end of
 * the chain.
 */
export function commitmentOf({ chain }: Pick<Round, 'chain'>): {
  readonly of: 'round' | 'chain'
  readonly hash: string
} {
  const { end, index, known } = chain
  return known.index === index - 1 ? { of: 'round', hash: known.seed } : { of: 'chain', hash: end }
}
