import { type Game, gameIdOf } from '@touchline/contracts/calls'
import type { GameFilter, GameSort, LobbyView } from './lobby-view'

/** From this return on a game pays much: hundredths of a percent. */
const HIGH_RETURN = 9_650

/** Sets of game ids that filters need. */
export interface MarkedGames {
  readonly favourites: ReadonlySet<string>
  readonly jackpots: ReadonlySet<string>
}

/** Games of a view in its order. `provider` is null for all of them. */
export function selectGames(
  games: readonly Game[],
  { filter, tag, sort, search }: Omit<LobbyView, 'provider'>,
  provider: string | null,
  marked: MarkedGames,
): Game[] {
  const wanted = folded(search)
  return games
    .filter((game) => provider === null || game.provider === provider)
    .filter((game) => passes(game, filter, marked))
    .filter(({ tags }) => tag === '' || tags.includes(tag))
    .filter((game) => wanted === '' || folded(game.name).includes(wanted))
    .sort(ORDER[sort])
}

function passes(game: Game, filter: GameFilter, { favourites, jackpots }: MarkedGames): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'favourites':
      return favourites.has(gameIdOf(game))
    case 'jackpot':
      return jackpots.has(gameIdOf(game))
    case 'payout':
      return game.rtp !== null && game.rtp >= HIGH_RETURN
    case 'new':
    case 'hot':
      return game.badge === filter
  }
}

const byName = (a: Game, b: Game): number => a.name.localeCompare(b.name, 'en')

const ORDER: Record<GameSort, (a: Game, b: Game) => number> = {
  popular: (a, b) => a.sort - b.sort || byName(a, b),
  name: byName,
  rtp: (a, b) => (b.rtp ?? 0) - (a.rtp ?? 0) || byName(a, b),
}

/** Compares letters alone: without case and accents, and with all apostrophes alike. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .toLowerCase()
    .trim()
