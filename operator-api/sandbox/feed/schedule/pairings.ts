import type { Team } from '../leagues/league'
import { seededRandom, shuffled } from '../random'

/**
 * The fixtures of a round: everybody against somebody, everybody against everybody else once in a cycle of rounds,
 * home and away in turn (the circle method over an order drawn anew for every cycle).
 */
export function pairingsOf(
  seed: string,
  league: number,
  teams: readonly Team[],
  round: number,
): [Team, Team][] {
  const size = teams.length - (teams.length % 2)
  const cycle = Math.floor(round / (size - 1))
  const turn = round - cycle * (size - 1)
  const order = shuffled(teams, seededRandom(seed, league, cycle)).slice(0, size)
  const [fixed, ...circle] = order as [Team, ...Team[]]
  const at = (place: number): Team =>
    place === 0 ? fixed : (circle[(place - 1 + turn) % circle.length] as Team)
  return Array.from({ length: size / 2 }, (_, i): [Team, Team] => {
    const pair: [Team, Team] = [at(i), at(size - 1 - i)]
    return (turn + i + cycle) % 2 === 0 ? pair : [pair[1], pair[0]]
  })
}
