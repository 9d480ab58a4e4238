import { sportRules } from '@touchline/rules'

export type SeenScore = readonly [number, number] | null

/** The price that the player saw at the press. */
export interface SeenPrice {
  readonly odds: number
  readonly line: number
  readonly score: SeenScore
}

/** Where points fall all the time the price includes them; elsewhere a new score makes another bet. */
export function sameScore(sport: number, seen: SeenScore, now: SeenScore): boolean {
  if (seen === null || now === null) return seen === now
  return sportRules(sport).rejects.score === null || (seen[0] === now[0] && seen[1] === now[1])
}
