/** Facts of a round that its checking page needs; the server seed is revealed later. */
export interface CheckedFacts {
  readonly game: string
  readonly seed_hash: string
  readonly client_seed: string
  readonly nonce: number
  readonly bet?: unknown
  readonly actions?: unknown
  readonly seed?: string
}

/** Address of the public page that checks a round, filled in with its facts. */
export function checkPath({ game, seed_hash, client_seed, nonce, bet, actions, seed }: CheckedFacts): string {
  const query = new URLSearchParams({ game, hash: seed_hash, client: client_seed, nonce: String(nonce) })
  if (bet !== undefined && bet !== null) query.set('bet', JSON.stringify(bet))
  if (Array.isArray(actions) && actions.length > 0) query.set('actions', JSON.stringify(actions))
  if (seed) query.set('seed', seed)
  return `/fair?${query}`
}

/** A drawn shared round, as the server gives it. */
export interface DrawnRound {
  readonly kind: string
  readonly round_id: string
  readonly seed: string | null
  readonly chain: {
    readonly index: number
    readonly known: { readonly index: number; readonly seed: string }
  }
}

/** Address that draws a shared round again: the hash of its seed is the seed revealed before it. */
export const roundCheckPath = ({ kind, round_id, seed, chain }: DrawnRound): string =>
  checkPath({
    game: kind,
    seed_hash: chain.known.index === chain.index - 1 ? chain.known.seed : '',
    client_seed: round_id,
    nonce: 0,
    ...(seed !== null && { seed }),
  })
