import type { Game } from '@touchline/contracts/calls'

const FEATURED_MAX = 4

/** Games of the hero: those that can be played, the hot ones first, then the new ones. */
export const featuredGames = (games: readonly Game[]): readonly Game[] =>
  games
    .filter(({ reason, badge }) => reason === null && badge !== null)
    .sort((a, b) => Number(b.badge === 'hot') - Number(a.badge === 'hot') || a.sort - b.sort)
    .slice(0, FEATURED_MAX)
