import { type Room, roomList } from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import { ROOMS_PER_PAGE, type RoomListView, type RoomTab } from '../../shared/domain/room-addresses'

export type TabCounts = Readonly<Record<Exclude<RoomTab, 'mine'>, number>> & {
  readonly mine?: number | undefined
}

export interface RoomPage {
  readonly rooms: readonly Room[]
  /** Rooms on all pages of the tab. */
  readonly total: number
  /** Rooms behind each tab, where the server counts them. */
  readonly counts?: TabCounts | undefined
}

/** Asks one page of rooms; nobody throws, and the screen shows refusals itself. */
export const askRooms =
  (call: CallService) =>
  ({ tab, search, page }: RoomListView, signal: AbortSignal): Promise<CallResult<RoomPage>> =>
    call(
      roomList,
      { tab: tab === 'mine' ? 'all' : tab, mine: tab === 'mine', search, page, page_size: ROOMS_PER_PAGE },
      { signal, quiet: true },
    )
