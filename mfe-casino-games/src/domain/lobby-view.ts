export const GAME_FILTERS = ['all', 'favourites', 'new', 'hot'] as const
export type GameFilter = (typeof GAME_FILTERS)[number]

export const GAME_SORTS = ['popular', 'name', 'rtp'] as const
export type GameSort = (typeof GAME_SORTS)[number]

/** Chosen on purpose, against the provider that an address may stand for. */
export const ALL_PROVIDERS = 'all'

/** What of a lobby is looked at. */
export interface LobbyView {
  /** Id of a provider, `all`, or null when the address alone decides. */
  readonly provider: string | null
  readonly filter: GameFilter
  readonly sort: GameSort
  readonly search: string
}

export const WHOLE_LOBBY: LobbyView = { provider: null, filter: 'all', sort: 'popular', search: '' }
const SEARCH_MAX = 40

/** The view that a query string asks for; anything odd means the usual. */
export function viewOf(query: string): LobbyView {
  const params = new URLSearchParams(query)
  return {
    provider: params.get('provider'),
    filter: GAME_FILTERS.find((name) => name === params.get('show')) ?? WHOLE_LOBBY.filter,
    sort: GAME_SORTS.find((name) => name === params.get('sort')) ?? WHOLE_LOBBY.sort,
    search: (params.get('q') ?? '').slice(0, SEARCH_MAX),
  }
}

/** Query string of a view, with its question mark; what is usual is left out. */
export function queryOf({ provider, filter, sort, search }: LobbyView): string {
  const params = new URLSearchParams()
  if (provider !== null) params.set('provider', provider)
  if (filter !== WHOLE_LOBBY.filter) params.set('show', filter)
  if (sort !== WHOLE_LOBBY.sort) params.set('sort', sort)
  if (search !== '') params.set('q', search)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
