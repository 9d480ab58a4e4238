import type { FastifyInstance } from 'fastify'
import { type Book, seedStateOf } from './book'

/** Public facts of a round. Its seed is shown once the player has moved on to the next one. */
export function roundFactsRoute(app: FastifyInstance, book: Book): void {
  app.get<{ Params: { round: string } }>('/round/:round', async ({ params }, reply) => {
    const round = book.round(params.round)
    if (!round?.end) return reply.code(404).send({ status: 'unknownRound' })
    const seeds = book.seedsOf(round.player)
    const isRevealed = !!seeds && seedStateOf(seeds).seed_hash !== round.seed_hash
    const { seed_hash, client_seed, nonce } = round
    return {
      status: 1,
      round: round.round,
      game_code: round.game_code,
      at: new Date(round.at).toISOString(),
      state: round.end.state,
      currency: round.currency,
      stake: round.stake,
      win: round.end.win,
      bet: round.bet,
      actions: round.actions.map(({ action }) => action),
      summary: round.end.summary,
      fair: { seed_hash, client_seed, nonce, seed: isRevealed ? round.seed : null },
    }
  })
}
