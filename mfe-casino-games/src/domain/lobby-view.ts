import { defineAddress, type Field, oneOf, text } from '@touchline/screens/address'

export const GAME_FILTERS = ['all', 'favourites', 'new', 'hot'] as const
export type GameFilter = (typeof GAME_FILTERS)[number]

export const GAME_SORTS = ['popular', 'name', 'rtp'] as const
export type GameSort = (typeof GAME_SORTS)[number]

/** Chosen on purpose, against the provider that an address may stand for. */
export const ALL_PROVIDERS = 'all'

/** Id of a provider, `all`, or null when the path alone decides. */
const provider: Field<string | null> = { usual: null, read: (id) => id, write: (id) => id ?? '' }

/** The address of a lobby: what of it is looked at. */
export const lobbyAddress = (path: string) =>
  defineAddress(path, {
    provider,
    filter: oneOf(GAME_FILTERS, { as: 'show' }),
    sort: oneOf(GAME_SORTS),
    search: text({ as: 'q' }),
  })

export type LobbyView = ReturnType<ReturnType<typeof lobbyAddress>['viewOf']>

export const WHOLE_LOBBY: LobbyView = { provider: null, filter: 'all', sort: 'popular', search: '' }
