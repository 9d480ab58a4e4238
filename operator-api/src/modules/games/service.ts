import type { Game, GameCategory, gameList, ResponseOf } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { GameRow, GamesRepository } from './repository'
import { type GameCatalogueSource, lobbyRefusal, statusAt } from './rules'

/** A lobby, or the code that refuses it. */
export type LobbyAnswer = { ok: true; data: ResponseOf<typeof gameList> } | { ok: false; code: ErrorCode }

export interface GamesService {
  /** The games of a lobby as they stand now, for a member with these products switched off. */
  lobby(category: GameCategory, disabledProducts: readonly string[]): Promise<LobbyAnswer>
  /** Takes over what the providers list now. */
  syncCatalogue(): Promise<void>
}

export interface GamesParts {
  repository: GamesRepository
  source: GameCatalogueSource | null
  /** Epoch milliseconds. */
  now: () => number
}

export function createGamesService({ repository, source, now }: GamesParts): GamesService {
  return {
    async lobby(category, disabledProducts) {
      const code = lobbyRefusal(category, disabledProducts)
      if (code !== null) return { ok: false, code }
      // Games of a provider that was connected before are stored still.
      if (!source) return { ok: true, data: { providers: [], games: [] } }
      const [providers, rows] = await Promise.all([
        repository.providersOf(category),
        repository.gamesOf(category),
      ])
      const at = now()
      return { ok: true, data: { providers, games: rows.map((row) => gameAt(row, at)) } }
    },
    syncCatalogue: async () => {
      if (source) await repository.replaceCatalogue(await source.read(now()))
    },
  }
}

function gameAt(row: GameRow, now: number): Game {
  const { image, motif, hue, hue2, seed, enabled, maintenance_from, maintenance_until, ...facts } = row
  return {
    ...facts,
    art: { image, motif, hue, hue2, seed },
    ...statusAt({ enabled, maintenance_from, maintenance_until }, now),
  }
}
