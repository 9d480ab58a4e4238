import { setWinner } from '../play/sets'

/** Chance that the home side wins a set from so many games each, winning every game with chance `game`. */
export function setChance(game: number, home: number, away: number): number {
  const winner = setWinner([home, away])
  if (winner !== null) return winner === 0 ? 1 : 0
  return game * setChance(game, home + 1, away) + (1 - game) * setChance(game, home, away + 1)
}

/** Chances of the remaining sets, by sets that home and away win from here: [home, away, chance]. */
export function remainingSets(
  first: number,
  later: number,
  home: number,
  away: number,
): readonly (readonly [number, number, number])[] {
  if (home === 2 || away === 2) return [[0, 0, 1]]
  const won = remainingSets(later, later, home + 1, away)
  const lost = remainingSets(later, later, home, away + 1)
  return [
    ...won.map(([h, a, p]) => [h + 1, a, p * first] as const),
    ...lost.map(([h, a, p]) => [h, a + 1, p * (1 - first)] as const),
  ]
}
