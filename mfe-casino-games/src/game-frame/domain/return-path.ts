import type { GameCategory } from '@touchline/contracts/calls'
import { HOME_PATH, LOBBY_PATHS, productOfPath } from '../../shared/domain/lobby-paths'

/** The lobby to which the exit leads: the earlier one, else that of the game's product. */
export function returnPath(from: string, category: GameCategory | null): string {
  if (LOBBY_PATHS.includes(from)) return from
  return LOBBY_PATHS.find((path) => category !== null && productOfPath(path) === category) ?? HOME_PATH
}
