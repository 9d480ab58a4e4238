import type { Score } from '../play/match-script'
import { GAMES_TO_WIN, setWinner } from '../play/sets'

/** Chance that each side wins a point on its own serve. */
export type ServeChances = readonly [home: number, away: number]

/** The state of a set: games, points of the running game, and who serves it (0 home). */
export interface SetState {
  readonly games: Score
  readonly points: Score
  readonly server: 0 | 1
}

export const SET_START: SetState = { games: [0, 0], points: [0, 0], server: 0 }
const POINTS_TO_WIN = 4
const TIE_BREAK_TO_WIN = 7

export const isTieBreak = ([home, away]: Score): boolean => home === GAMES_TO_WIN && away === GAMES_TO_WIN

/** The winner of a game or a tie-break at this score, or null. */
export function gameWinner([home, away]: Score, tieBreak: boolean): 0 | 1 | null {
  const toWin = tieBreak ? TIE_BREAK_TO_WIN : POINTS_TO_WIN
  if (Math.max(home, away) < toWin || Math.abs(home - away) < 2) return null
  return home > away ? 0 : 1
}

/** The server of a point of a tie-break that `first` began: A BB AA BB … */
export const tieBreakServer = (first: 0 | 1, points: Score): 0 | 1 => {
  const played = points[0] + points[1]
  return Math.floor((played + 1) / 2) % 2 === 0 ? first : first === 0 ? 1 : 0
}

/** Chance that the server wins a game from so many points each, winning every point with chance `p`. */
export function gameChance(p: number, own = 0, other = 0): number {
  if (own >= POINTS_TO_WIN && own - other >= 2) return 1
  if (other >= POINTS_TO_WIN && other - own >= 2) return 0
  // From deuce on the same two points decide again and again.
  if (own >= 3 && other >= 3) {
    const deuce = p ** 2 / (p ** 2 + (1 - p) ** 2)
    return own === other ? deuce : own > other ? p + (1 - p) * deuce : p * deuce
  }
  return p * gameChance(p, own + 1, other) + (1 - p) * gameChance(p, own, other + 1)
}

/** Chance that the home side wins a tie-break from so many points each. */
export function tieBreakChance(serve: ServeChances, first: 0 | 1, home = 0, away = 0): number {
  // Each side serves once in every two points from 6-6 on.
  const won = serve[0] * (1 - serve[1])
  const level = won / (won + (1 - serve[0]) * serve[1])
  const known = new Map<number, number>()
  const from = (own: number, other: number): number => {
    const winner = gameWinner([own, other], true)
    if (winner !== null) return winner === 0 ? 1 : 0
    if (own === other && own >= TIE_BREAK_TO_WIN - 1) return level
    const key = own * 100 + other
    const held = known.get(key)
    if (held !== undefined) return held
    const point = tieBreakServer(first, [own, other]) === 0 ? serve[0] : 1 - serve[1]
    const chance = point * from(own + 1, other) + (1 - point) * from(own, other + 1)
    known.set(key, chance)
    return chance
  }
  return from(home, away)
}

/** The possible ends of a set from this state: games of both sides with their chances. */
export function setScores(serve: ServeChances, { games, points, server }: SetState): readonly SetScore[] {
  const holds: ServeChances = [gameChance(serve[0]), gameChance(serve[1])]
  const ends: SetScore[] = []
  const from = ([home, away]: Score, serves: 0 | 1, chance: number, won: number | null): void => {
    if (chance === 0) return
    if (setWinner([home, away]) !== null) {
      ends.push([home, away, chance])
      return
    }
    const held = serves === 0 ? holds[0] : 1 - holds[1]
    const next = won ?? (isTieBreak([home, away]) ? tieBreakChance(serve, serves) : held)
    const other = serves === 0 ? 1 : 0
    reach([home + 1, away], other, chance * next)
    reach([home, away + 1], other, chance * (1 - next))
  }
  // Many ways lead to the same games: their chances are put together before the next game is looked at.
  const reached = new Map<number, { games: Score; serves: 0 | 1; chance: number }>()
  const reach = (to: Score, serves: 0 | 1, chance: number) => {
    const key = (to[0] + to[1]) * 100 + to[0]
    const held = reached.get(key)
    if (held) held.chance += chance
    else reached.set(key, { games: to, serves, chance })
  }
  from(games, server, 1, runningGame(serve, { games, points, server }))
  for (const { games: to, serves, chance } of reached.values()) from(to, serves, chance, null)
  return ends
}

/** Games of home and away at the end of a set, and the chance of that. */
export type SetScore = readonly [home: number, away: number, chance: number]

/** Chance that the home side wins the running game. */
function runningGame(serve: ServeChances, { games, points, server }: SetState): number {
  if (isTieBreak(games)) return tieBreakChance(serve, server, points[0], points[1])
  return server === 0
    ? gameChance(serve[0], points[0], points[1])
    : 1 - gameChance(serve[1], points[1], points[0])
}

/** A set that has not begun, for either server. */
export function freshSet(serve: ServeChances): readonly SetScore[] {
  const ends = ([0, 1] as const).flatMap((server) => setScores(serve, { ...SET_START, server }))
  return ends.map(([home, away, chance]) => [home, away, chance / 2] as const)
}

/** Chance that the home side wins a set from this state. */
export const setChance = (serve: ServeChances, state: SetState): number => homeWins(setScores(serve, state))

export const homeWins = (ends: readonly SetScore[]): number =>
  ends.reduce((sum, [home, away, chance]) => (home > away ? sum + chance : sum), 0)
