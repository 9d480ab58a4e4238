import type { ScreenRow } from '@touchline/screens'
import { LOBBY_PATHS, lobbyOfPath } from '../domain/lobby-of-path'
import { lobbyScreen } from './lobby-screen'

/** The screens of the games area: a lobby for each of its routes, all of them of one kind. */
export const SCREENS: readonly ScreenRow[] = LOBBY_PATHS.flatMap((path) => {
  const address = lobbyOfPath(path)
  return address ? [{ path, screen: lobbyScreen(path, address) }] : []
})
