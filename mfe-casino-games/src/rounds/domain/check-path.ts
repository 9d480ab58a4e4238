import type { Round } from '@touchline/contracts/calls'
import { FAIR_PAGE } from '../../fair'

/** Address that draws a round again: the hash of its seed is the seed revealed before it. */
export const roundCheckPath = ({ kind, round_id, seed, chain }: Round): string =>
  FAIR_PAGE.pathOf({
    game: kind,
    seed: seed ?? '',
    client: round_id,
    nonce: '0',
    hash: chain.known.index === chain.index - 1 ? chain.known.seed : '',
    bet: '',
    actions: '',
  })
