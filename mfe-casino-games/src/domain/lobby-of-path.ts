import type { GameCategory } from '@touchline/contracts/calls'
import { routeOf } from '@touchline/contracts/routes'

/** A lobby and, where the address numbers one, the number of a provider in it, from 1. */
export interface LobbyAddress {
  readonly category: GameCategory
  readonly provider: number | null
}

/**
 * The lobby of an address, by the one route table; null for addresses of other areas. `/slots4` is the slots lobby with
 * its fourth provider chosen; the numbers of other addresses are only names.
 */
export function lobbyOfPath(pathname: string): LobbyAddress | null {
  const route = routeOf(pathname)
  const category = route?.lobby
  if (!route || !category) return null
  const number = /^\/slots(\d+)$/.exec(route.path)?.[1]
  return { category, provider: number === undefined ? null : Number(number) }
}
