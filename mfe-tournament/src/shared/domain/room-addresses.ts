import { defineAddress, oneOf, page, text } from '@touchline/screens/address'

export const ROOM_TABS = ['all', 'public', 'private', 'free', 'mine'] as const
export type RoomTab = (typeof ROOM_TABS)[number]

/** Fills whole rows of three and of two cards. */
export const ROOMS_PER_PAGE = 12
export const RECORDS_PER_PAGE = 10

const SWITCH = ['', '1'] as const

/** The room list; `plus` opens rooms with the ticket builder of Tournament+. */
export const ROOM_LIST = defineAddress('/tournament2/home', {
  tab: oneOf(ROOM_TABS),
  search: text({ as: 'q' }),
  plus: oneOf(SWITCH),
  page,
})
export type RoomListView = ReturnType<typeof ROOM_LIST.viewOf>

export const ROOM_PAGE = defineAddress('/tournament2/room', {
  id: text({ maxLength: 20 }),
  join: oneOf(SWITCH),
  plus: oneOf(SWITCH),
})
export type RoomView = ReturnType<typeof ROOM_PAGE.viewOf>

export const CREATE_ROOM = defineAddress('/tournament2/create', {
  type: oneOf(['public', 'private'] as const),
})

export const ROOM_RECORDS = defineAddress('/tournament2/history', {
  kind: oneOf(['won', 'refunds'] as const),
  page,
})
export type RoomRecordsView = ReturnType<typeof ROOM_RECORDS.viewOf>

/** While somebody types, the rooms found so far stay instead of flickering away with every letter. */
export const isSameList = (one: RoomListView, other: RoomListView): boolean =>
  one.tab === other.tab && one.page === other.page
