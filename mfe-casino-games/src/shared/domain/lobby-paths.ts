import { GAME_CATEGORIES, type GameCategory } from '@touchline/contracts/calls'
import pages from '../../pages.json'

/** The lobby of all products. */
export const HOME_PATH = '/games'

/** Product of a lobby's address as the area declares it; null for the lobby of all, undefined for other addresses. */
export function productOfPath(pathname: string): GameCategory | null | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (path === HOME_PATH) return null
  const route: { closable?: string } | undefined = pages.routes.find((one) => one.path === path)
  return GAME_CATEGORIES.find((one) => one === route?.closable)
}

/** Addresses of the lobbies. */
export const LOBBY_PATHS: readonly string[] = pages.routes
  .map(({ path }) => path)
  .filter((path) => productOfPath(path) !== undefined)
