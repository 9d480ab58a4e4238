import { type Room, roomList } from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import type { TabCounts } from '../domain/room-list-stage'
import { ROOMS_PER_PAGE, type RoomListView } from '../domain/room-list-view'

export interface RoomPage {
  readonly rooms: readonly Room[]
  /** Rooms on all pages of the tab. */
  readonly total: number
  /** Rooms behind each tab, where the server counts them. */
  readonly counts?: TabCounts | undefined
}

/** Asks one page of rooms; nobody throws, and the screen shows refusals itself. */
export type AskRooms = (view: RoomListView, signal: AbortSignal) => Promise<CallResult<RoomPage>>

export const createAskRooms =
  (call: CallService): AskRooms =>
  ({ tab, search, page }, signal) =>
    call(roomList, { tab, search, page, page_size: ROOMS_PER_PAGE }, { signal, quiet: true })
