import type { GameRow, GamesRepository } from './repository'
import { createGamesService } from './service'

const ROW = { game_id: 'koi', enabled: true, maintenance_from: null, maintenance_until: null } as GameRow

/** Tables that an earlier provider has filled. */
const repository: GamesRepository = {
  replaceCatalogue: async () => undefined,
  gamesOf: async () => [ROW],
  providersOf: async () => [{ provider_id: 'lotus-reel', name: 'Lotus Reel', games: 1 }],
}

test.each([
  { providers: 'a provider', source: { read: async () => ({ providers: [], games: [] }) }, games: 1 },
  { providers: 'no provider', source: null, games: 0 },
])('with $providers a lobby shows $games stored games', async ({ source, games }) => {
  const service = createGamesService({ repository, source, now: () => 0 })
  const answer = await service.lobby('slots', [])
  expect(answer.ok && [answer.data.games.length, answer.data.providers.length]).toEqual([games, games])
})
