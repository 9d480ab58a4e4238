import type { GameCategory } from '@touchline/contracts/calls'
import type { BrandLobby, BrandView, LobbyTitle } from '@touchline/contracts/host'
import { productOfPath } from '../../shared/domain/lobby-paths'

/** The games that an address shows. */
export interface LobbyPlace {
  readonly path: string
  readonly title: LobbyTitle
  /** Null for all products. */
  readonly category: GameCategory | null
  /** Code of a provider, or its number among those of the lobby, from 1. */
  readonly provider: string | number | null
  readonly tag: string | null
}

/** The lobby of an address: what the brand shows there, else its product with the provider of its number. Null elsewhere. */
export function lobbyAt(
  pathname: string,
  { lobbies = {} }: Pick<BrandView, 'lobbies'> = {},
): LobbyPlace | null {
  const path = pathname.replace(/\/+$/, '')
  const product = productOfPath(path)
  if (product === undefined) return null
  const own: BrandLobby | undefined = Object.hasOwn(lobbies, path) ? lobbies[path] : undefined
  if (own) {
    const { title, category = null, provider = null, tag = null } = own
    return { path, title, category, provider, tag }
  }
  const number = /^\/slots(\d+)$/.exec(path)?.[1]
  return {
    path,
    title: product ?? 'home',
    category: product,
    provider: number === undefined ? null : Number(number),
    tag: null,
  }
}
