import { ROUTES } from '@touchline/contracts/routes'
import type { ScreenRow } from '@touchline/screens'
import { lobbyOfPath } from '../domain/lobby-of-path'
import { lobbyScreen } from './lobby-screen'

/** The screens of the games area: a lobby for each of its routes, all of them of one kind. */
export const SCREENS: readonly ScreenRow[] = ROUTES.flatMap(({ path }) => {
  const address = lobbyOfPath(path)
  return address ? [{ path, screen: lobbyScreen(path, address) }] : []
})
