import type { Game, GameCategory } from '@touchline/contracts/calls'
import type { Database } from '../../storage'
import type { Availability, GameCatalogue } from './rules'

/** A stored game of a lobby. Times in epoch milliseconds. */
export type GameRow = Omit<Game, 'art' | 'status' | 'until'> & Game['art'] & Availability

export interface GamesRepository {
  /** Makes the tables say what the catalogue says; what a known provider no longer lists disappears. */
  replaceCatalogue(catalogue: GameCatalogue): Promise<void>
  /** Listed games of a lobby, most popular first. */
  gamesOf(category: GameCategory): Promise<GameRow[]>
  /** Providers of a lobby with the number of their games, in the order of the catalogue. */
  providersOf(category: GameCategory): Promise<{ provider_id: string; name: string; games: number }[]>
}

const PROVIDERS = `
  INSERT INTO game_provider (provider_id, name, place)
  SELECT entry ->> 'provider_id', entry ->> 'name', place
  FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS listed (entry, place)
  ON CONFLICT (provider_id) DO UPDATE SET name = excluded.name, place = excluded.place`

const GAMES = `
  INSERT INTO game (game_id, provider_id, name, category, image, motif, hue, hue2, seed, badge, rtp, popularity,
                    maintenance_from, maintenance_until, listed)
  SELECT game_id, provider_id, name, category, image, motif, hue, hue2, seed, badge, rtp, popularity,
         (maintenance ->> 'from')::bigint, (maintenance ->> 'until')::bigint, true
  FROM jsonb_to_recordset($1::jsonb) AS listed (
    game_id text, provider_id text, name text, category text, image text, motif text, hue int, hue2 int, seed int,
    badge text, rtp int, popularity int, maintenance jsonb)
  ON CONFLICT (game_id) DO UPDATE SET
    name = excluded.name, category = excluded.category, image = excluded.image, motif = excluded.motif,
    hue = excluded.hue, hue2 = excluded.hue2, seed = excluded.seed, badge = excluded.badge, rtp = excluded.rtp,
    popularity = excluded.popularity, maintenance_from = excluded.maintenance_from,
    maintenance_until = excluded.maintenance_until, listed = true`

const UNLISTED = `
  UPDATE game SET listed = false
  WHERE listed AND provider_id = ANY ($1::text[]) AND game_id <> ALL ($2::text[])`

const GAMES_OF = `
  SELECT game_id, provider_id, name, category, image, motif, hue, hue2, seed, badge, rtp, popularity, enabled,
         maintenance_from, maintenance_until
  FROM game WHERE category = $1 AND listed ORDER BY popularity DESC, game_id`

const PROVIDERS_OF = `
  SELECT provider_id, provider.name, count(*)::int AS games
  FROM game JOIN game_provider AS provider USING (provider_id)
  WHERE category = $1 AND listed
  GROUP BY provider_id, provider.name, provider.place ORDER BY provider.place`

/** Games and providers in PostgreSQL. */
export function createGamesRepository({
  pool,
  transaction,
}: Pick<Database, 'pool' | 'transaction'>): GamesRepository {
  return {
    replaceCatalogue: ({ providers, games }) =>
      transaction(async (tx) => {
        await tx.query(PROVIDERS, [JSON.stringify(providers)])
        await tx.query(GAMES, [JSON.stringify(games)])
        const ids = [providers.map((provider) => provider.provider_id), games.map((game) => game.game_id)]
        await tx.query(UNLISTED, ids)
      }),
    gamesOf: async (category) => (await pool.query<GameRow>(GAMES_OF, [category])).rows,
    providersOf: async (category) => (await pool.query(PROVIDERS_OF, [category])).rows,
  }
}
