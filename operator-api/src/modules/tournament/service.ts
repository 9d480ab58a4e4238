import type { ResponseOf, Room, roomList } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { Pool } from 'pg'
import { listRooms, type RoomRow, type RoomTab } from './repository'
import { joinRefusal, prizePool, sharesOf, statusAt } from './rules'

/** How long a room that is over stays on the list. */
const KEPT_MS = 3 * 3_600_000
const PAGE_SIZE_MAX = 60

export interface RoomListRequest {
  tab: RoomTab
  search: string
  page: number
  page_size: number
}

export interface TournamentService {
  /** Rooms in the member's currency; free of side effects. */
  roomList(
    member: { account: string; currency: Currency },
    request: RoomListRequest,
  ): Promise<ResponseOf<typeof roomList>>
}

export function createTournamentService(pool: Pick<Pool, 'query'>, now: () => number): TournamentService {
  return {
    async roomList({ account, currency }, request) {
      const at = now()
      const { rooms, counts } = await listRooms(pool, {
        account,
        currency,
        tab: request.tab,
        search: request.search.trim(),
        endedSince: at - KEPT_MS,
        page: Math.max(1, request.page),
        page_size: Math.min(Math.max(1, request.page_size), PAGE_SIZE_MAX),
      })
      return { rooms: rooms.map((row) => roomAt(row, at)), total: counts[request.tab], counts }
    },
  }
}

function roomAt({ funded_pool, last_start_at, ...row }: RoomRow, now: number): Room {
  // The job may be seconds behind a kick-off; nobody must be told "open" meanwhile. Only the job knows results.
  const status = statusAt({ ...row, last_start_at }, now, false)
  return {
    ...row,
    status,
    prize_pool: prizePool({ ...row, funded_pool }),
    shares: sharesOf(row.joined),
    refusal: joinRefusal({ ...row, status }),
  }
}
