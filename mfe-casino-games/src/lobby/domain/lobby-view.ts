import { defineAddress, type Field, oneOf, text } from '@touchline/screens/address'

export const GAME_FILTERS = ['all', 'favourites', 'new', 'hot', 'jackpot', 'payout'] as const
export type GameFilter = (typeof GAME_FILTERS)[number]

export const GAME_SORTS = ['popular', 'name', 'rtp'] as const
export type GameSort = (typeof GAME_SORTS)[number]

/** Chosen on purpose, against the provider that an address may name. */
export const ALL_PROVIDERS = 'all'

/** Code of a provider, `all`, or null when the path alone decides. */
const provider: Field<string | null> = { usual: null, read: (code) => code, write: (code) => code ?? '' }

/** The address of a lobby with its filters. */
export const lobbyAddress = (path: string) =>
  defineAddress(path, {
    provider,
    filter: oneOf(GAME_FILTERS, { as: 'show' }),
    tag: text(),
    sort: oneOf(GAME_SORTS),
    search: text({ as: 'q' }),
  })

export type LobbyView = ReturnType<ReturnType<typeof lobbyAddress>['viewOf']>

export const WHOLE_LOBBY: LobbyView = { provider: null, filter: 'all', tag: '', sort: 'popular', search: '' }
