import { defineAddress, oneOf, page, text } from '@touchline/screens/address'

export const ROOM_TABS = ['all', 'public', 'private', 'free'] as const
export type RoomTab = (typeof ROOM_TABS)[number]

/** Fills whole rows of three and of two cards. */
export const ROOMS_PER_PAGE = 12

/** The room list: which rooms are looked at, and which page of them. */
export const ROOM_LIST = defineAddress('/tournament2/home', {
  tab: oneOf(ROOM_TABS),
  search: text({ as: 'q' }),
  page,
})
export type RoomListView = ReturnType<typeof ROOM_LIST.viewOf>

/** While somebody types, the rooms found so far stay instead of flickering away with every letter. */
export const isSameList = (one: RoomListView, other: RoomListView): boolean =>
  one.tab === other.tab && one.page === other.page
