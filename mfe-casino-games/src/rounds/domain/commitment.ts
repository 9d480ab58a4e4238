import type { Round } from '@touchline/contracts/calls'

/**
 * What is published of a round's seed before its draw: its hash once the round before is drawn, the end of the chain until then,
 * both lower hex.
 */
export function commitmentOf({ chain }: Pick<Round, 'chain'>): {
  readonly of: 'round' | 'chain'
  readonly hash: string
} {
  const { end, index, known } = chain
  return known.index === index - 1 ? { of: 'round', hash: known.seed } : { of: 'chain', hash: end }
}
