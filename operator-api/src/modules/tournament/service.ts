import type { ResponseOf, Room, RoomStatus, roomList } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { prizePool, roomStatusAt, sharesOf } from '@touchline/rules'
import type { Pool, PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import type { Database } from '../../storage'
import { HOUSE_SLOTS, type HouseSlot, planRoom, type UpcomingMatch } from './house-slots'
import {
  createHouseRoom,
  listRooms,
  type OpenSlot,
  openSlots,
  type RoomRow,
  type RoomTab,
} from './repository'
import { boundsInMinor, joinRefusal } from './rules'

/** How long a room that is over stays on the list. */
const KEPT_MS = 3 * 3_600_000
const PAGE_SIZE_MAX = 60

export interface RoomListRequest {
  tab: RoomTab
  mine?: boolean
  status?: RoomStatus | '10'
  search: string
  page: number
  page_size: number
}

export interface TournamentService {
  /** Rooms in the member's currency; free of side effects. */
  roomList(
    member: { account: string; brand: string; currency: Currency },
    request: RoomListRequest,
  ): Promise<ResponseOf<typeof roomList>>
}

export function createTournamentService(
  pool: Pick<Pool, 'query'>,
  { now, brands }: Pick<Platform, 'now' | 'brands'>,
): TournamentService {
  return {
    async roomList({ account, brand, currency }, request) {
      const at = now()
      const { rooms, counts } = await listRooms(pool, {
        account,
        currency,
        tab: request.tab,
        search: request.search.trim(),
        mine: request.mine ?? false,
        status: request.status === undefined || request.status === '10' ? null : request.status,
        endedSince: at - KEPT_MS,
        bounds: boundsInMinor(brands.of(brand).tournament, currency),
        page: Math.max(1, request.page),
        page_size: Math.min(Math.max(1, request.page_size), PAGE_SIZE_MAX),
      })
      return {
        rooms: rooms.map((row) => roomAt(row, at)),
        total: counts[request.mine ? 'mine' : request.tab],
        counts,
      }
    },
  }
}

/** A stored room as a call answers it, at a moment. */
export function roomAt(
  { funded_pool, last_start_at, rake_percent, shares_table, ...row }: RoomRow,
  now: number,
): Room {
  // The job may be seconds behind a kick-off; a started room must not show as open. Only the job knows results.
  const status = roomStatusAt({ ...row, last_start_at }, now, false)
  return {
    ...row,
    status,
    prize_pool: prizePool({ ...row, funded_pool, rake_percent }),
    shares: [...sharesOf(row.joined, shares_table ?? undefined)],
    refusal: joinRefusal({ ...row, status }),
  }
}

export interface HouseRoomsParts {
  transaction: Database['transaction']
  /** Matches of the odds book that have not begun. */
  upcoming: () => readonly UpcomingMatch[]
  currencies: readonly Currency[]
  /** Epoch milliseconds. */
  now: () => number
  /** Numbers in [0, 1). */
  random: () => number
  /** How many times faster than elsewhere matches are played. */
  pace: number
}

/** Every empty slot of the house gets a new room. */
export const keepHouseRooms = (parts: HouseRoomsParts): Promise<void> =>
  parts.transaction(async (tx) => {
    const taken = new Set((await openSlots(tx)).map(slotKey))
    await fillSlots(tx, parts, taken, parts.now())
  })

async function fillSlots(
  tx: PoolClient,
  parts: HouseRoomsParts,
  taken: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const upcoming = parts.upcoming()
  for (const currency of parts.currencies) {
    for (const slot of HOUSE_SLOTS.filter(({ slot }) => !taken.has(slotKey({ currency, slot })))) {
      const plan = planRoom(paced(slot, parts.pace), upcoming, now, parts.random)
      if (plan) await createHouseRoom(tx, slot, currency, plan, now)
    }
  }
}

const paced = (slot: HouseSlot, pace: number): HouseSlot => ({
  ...slot,
  leadMinutes: slot.leadMinutes / pace,
})

const slotKey = ({ currency, slot }: OpenSlot): string => `${currency} ${slot}`
