import type { Game } from '@touchline/contracts/calls'
import type { GameFilter, GameSort, LobbyView } from './lobby-view'

/** Games of a view in its order. `provider` is null for all of them. */
export function selectGames(
  games: readonly Game[],
  { filter, sort, search }: Omit<LobbyView, 'provider'>,
  provider: string | null,
  favourites: ReadonlySet<string>,
): Game[] {
  const wanted = folded(search)
  return games
    .filter((game) => provider === null || game.provider_id === provider)
    .filter((game) => passes(game, filter, favourites))
    .filter((game) => wanted === '' || folded(game.name).includes(wanted))
    .sort(ORDER[sort])
}

function passes(game: Game, filter: GameFilter, favourites: ReadonlySet<string>): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'favourites':
      return favourites.has(game.game_id)
    case 'new':
    case 'hot':
      return game.badge === filter
  }
}

const byName = (a: Game, b: Game): number => a.name.localeCompare(b.name, 'en')

const ORDER: Record<GameSort, (a: Game, b: Game) => number> = {
  popular: (a, b) => b.popularity - a.popularity || byName(a, b),
  name: byName,
  rtp: (a, b) => (b.rtp ?? 0) - (a.rtp ?? 0) || byName(a, b),
}

/** Letters alone decide, whatever their case and accents, and whichever apostrophe somebody typed. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .toLowerCase()
    .trim()
