import type { Game } from '@touchline/contracts/calls'

const FEATURED_MAX = 4

const RANKS: readonly Game['badge'][] = ['hot', 'new']
const rankOf = ({ badge }: Game): number => (badge === null ? RANKS.length : RANKS.indexOf(badge))

/** Games of the hero: playable ones, first hot, then new ones. A provider without either has its first. */
export function featuredGames(games: readonly Game[], provider: string | null): readonly Game[] {
  const own = games.filter((game) => game.reason === null && (!provider || game.provider === provider))
  const marked = own.filter(({ badge }) => badge !== null)
  const featured = marked.length > 0 || !provider ? marked : own
  return featured.toSorted((a, b) => rankOf(a) - rankOf(b) || a.sort - b.sort).slice(0, FEATURED_MAX)
}
