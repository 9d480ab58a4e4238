import * as v from 'valibot'
import { defineCall } from './define-call'
import { pageInput, searchInput } from './input'

const minor = v.pipe(v.number(), v.safeInteger())
const int = v.pipe(v.number(), v.integer())

/** 1 public, 2 private, 3 free. */
export const ROOM_TYPES = [1, 2, 3] as const
/** A open, 0 active, 1 closed, 2 cancelled, 3 ended, 4 betting stopped. 10 asks for all. */
export const ROOM_STATUSES = ['A', '0', '1', '2', '3', '4'] as const
export type RoomStatus = (typeof ROOM_STATUSES)[number]

export const Room = v.object({
  room_id: v.string(),
  name: v.string(),
  owner: v.string(),
  room_type: v.picklist(ROOM_TYPES),
  status: v.picklist(ROOM_STATUSES),
  /** Entry fee and pool, minor units; 0 for free rooms. */
  room_rate: minor,
  prize_pool: minor,
  /** Shares of the pool for places 1 to 3, percent. */
  shares: v.array(int),
  room_limit: int,
  joined: int,
  matches: int,
  /** Epoch milliseconds. */
  start_at: v.number(),
  last_join_at: v.nullable(v.number()),
  mine: v.boolean(),
  /** Code of the catalogue that says why it cannot be joined now; null when it can. */
  refusal: v.nullable(v.string()),
})
export type Room = v.InferOutput<typeof Room>

export const roomList = defineCall({
  name: 'roomList',
  path: '/tournament/roomlist',
  request: v.object({
    tab: v.picklist(['all', 'public', 'private', 'free']),
    search: v.optional(searchInput, ''),
    ...pageInput,
  }),
  response: v.object({
    rooms: v.array(Room),
    total: int,
    /** Rooms behind each tab for the same search. */
    counts: v.optional(v.object({ all: int, public: int, private: int, free: int })),
  }),
})
