export const ROOM_TABS = ['all', 'public', 'private', 'free'] as const
export type RoomTab = (typeof ROOM_TABS)[number]

/** Which rooms are looked at, and which page of them from 1. */
export interface RoomListView {
  readonly tab: RoomTab
  readonly search: string
  readonly page: number
}

/** Fills whole rows of three and of two cards. */
export const ROOMS_PER_PAGE = 12
const SEARCH_MAX = 40

/** The view that a query string asks for; anything odd means the first page of all rooms. */
export function viewOf(query: string): RoomListView {
  const params = new URLSearchParams(query)
  const tab = ROOM_TABS.find((name) => name === params.get('tab')) ?? 'all'
  const page = Number(params.get('page') ?? 1)
  const search = (params.get('q') ?? '').slice(0, SEARCH_MAX)
  return { tab, search, page: Number.isSafeInteger(page) && page >= 1 ? page : 1 }
}

export const ROOM_LIST_PATH = '/tournament2/home'

/** Address of a view; what is usual is left out. */
export function pathOf({ tab, search, page }: RoomListView): string {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('tab', tab)
  if (search !== '') params.set('q', search)
  if (page !== 1) params.set('page', String(page))
  const query = params.toString()
  return query === '' ? ROOM_LIST_PATH : `${ROOM_LIST_PATH}?${query}`
}
