import { GAME_CATEGORIES, type GameCategory } from '@touchline/contracts/calls'
import pages from '../pages.json'

/** A lobby and, where the address numbers one, the number of a provider in it, from 1. */
export interface LobbyAddress {
  readonly category: GameCategory
  readonly provider: number | null
}

/** Addresses of the lobbies. */
export const LOBBY_PATHS: readonly string[] = pages.routes.map(({ path }) => path)

/**
 * The lobby of an address, as the area declares it; null for addresses of other areas. `/slots4` is the slots lobby with
 * its fourth provider chosen; the numbers of other addresses are only names.
 */
export function lobbyOfPath(pathname: string): LobbyAddress | null {
  const path = pathname.replace(/\/+$/, '')
  const route = pages.routes.find((one) => one.path === path)
  const category = GAME_CATEGORIES.find((one) => one === route?.closable)
  if (!category) return null
  const number = /^\/slots(\d+)$/.exec(path)?.[1]
  return { category, provider: number === undefined ? null : Number(number) }
}
