import type { Room, RoomStatus, roomList } from '@touchline/contracts/calls'
import type { TournamentBounds } from '@touchline/contracts/host'
import type { Currency } from '@touchline/contracts/limits'
import type { RoomShares } from '@touchline/rules'
import type { Pool, PoolClient } from 'pg'
import type * as v from 'valibot'
import { feeOf, fundedPoolOf, type HouseSlot, type RoomPlan } from './house-slots'

type Queryable = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>

export type RoomTab = v.InferOutput<(typeof roomList)['request']>['tab']

/** A stored room as one member's list needs it. Times in epoch milliseconds, money in minor units. */
export interface RoomRow extends Omit<Room, 'prize_pool' | 'shares' | 'refusal'> {
  last_start_at: number
  funded_pool: number
  rake_percent: number
  /** Null for the shares of the product. */
  shares_table: readonly RoomShares[] | null
}

export interface RoomQuery {
  /** Rooms that the member has joined or owns, ended ones included. */
  mine: boolean
  /** Null for all. */
  status: RoomStatus | null
  currency: Currency
  account: string
  tab: RoomTab
  search: string
  /** Rooms that ended or were cancelled before this moment are not listed, epoch milliseconds. */
  endedSince: number
  /** The bounds of rooms of the member's brand; fees in minor units. */
  bounds: TournamentBounds
  page: number
  page_size: number
}

export type TabCounts = Record<RoomTab | 'mine', number>

export interface RoomsPage {
  rooms: RoomRow[]
  counts: TabCounts
}

/**
 * Private rooms of others are listed too: the PIN is what keeps strangers out. Rooms of the house serve all brands; a brand
 * shows those within its own bounds, and to a member every room that they are in.
 */
const LISTED = `
  FROM tournament_room AS room
  WHERE room.currency = $1
    AND (room.status IN ('A', '0', '1', '4') OR room.last_start_at >= $2::bigint OR $11)
    AND ($12::text IS NULL OR room.status = $12)
    -- A room that was cancelled is of interest to its members alone.
    AND (room.status <> '2' OR $12 = '2' OR EXISTS (
      SELECT FROM tournament_entry AS entry WHERE entry.room_id = room.room_id AND entry.account_id = $10))
    AND (NOT $11 OR room.owner_id = $10
      OR EXISTS (SELECT FROM tournament_entry AS entry WHERE entry.room_id = room.room_id AND entry.account_id = $10))
    AND ($3 = '' OR room.room_id::text = $3 OR position(lower($3) IN lower(room.name)) > 0)
    AND (EXISTS (SELECT FROM tournament_entry AS entry WHERE entry.room_id = room.room_id AND entry.account_id = $10)
      OR (room.room_type = 3 OR room.room_rate BETWEEN $4 AND $5)
        AND room.room_limit BETWEEN $6 AND $7
        AND (SELECT count(*) FROM tournament_room_match AS pick WHERE pick.room_id = room.room_id) BETWEEN $8 AND $9)`

const COUNTS = `
  SELECT count(*)::int AS all,
         count(*) FILTER (WHERE room_type = 1)::int AS public,
         count(*) FILTER (WHERE room_type = 2)::int AS private,
         count(*) FILTER (WHERE room_type = 3)::int AS free ${LISTED}`

/** The name of a player for other members: the nickname, or the account with its middle hidden. */
export const NAME_OF = (account: string): string =>
  `COALESCE((SELECT nickname FROM member WHERE id = ${account}), left(${account}, 1) || '***' || right(${account}, 1))`

/** The same for a reader, who sees the own name in full. */
export const NAME_FOR = (account: string, reader: string): string =>
  `CASE WHEN ${account} = ${reader} THEN COALESCE((SELECT nickname FROM member WHERE id = ${account}), ${account})
        ELSE ${NAME_OF(account)} END`

const ROOM = `
  room.room_id::text AS room_id, room.name, room.room_type, room.status, room.rake_percent, room.shares AS shares_table,
  CASE WHEN room.owner_id IS NULL THEN 'house' ELSE ${NAME_OF('room.owner_id')} END AS owner,
  room.room_rate, room.funded_pool, room.room_limit,
  room.start_at, room.last_start_at,
  (SELECT count(*)::int FROM tournament_room_match AS pick WHERE pick.room_id = room.room_id) AS matches,
  (SELECT count(*)::int FROM tournament_entry AS entry WHERE entry.room_id = room.room_id) AS joined,
  (SELECT max(joined_at) FROM tournament_entry AS entry WHERE entry.room_id = room.room_id) AS last_join_at`

/** Open rooms first, the soonest on top; then rooms in play; then ended ones, the newest on top; cancelled ones last. */
const ORDER = `
  ORDER BY CASE WHEN room.status IN ('A', '0') THEN 0 WHEN room.status IN ('1', '4') THEN 1
             WHEN room.status = '3' THEN 2 ELSE 3 END,
           CASE WHEN room.status IN ('2', '3') THEN -room.start_at ELSE room.start_at END, room.room_id`

const PAGE = `
  SELECT ${ROOM}, EXISTS (
    SELECT 1 FROM tournament_entry AS entry WHERE entry.room_id = room.room_id AND entry.account_id = $10) AS mine
  ${LISTED} AND ($13::int IS NULL OR room.room_type = $13) ${ORDER} LIMIT $14 OFFSET $15`

const TYPE_OF_TAB: Record<RoomTab, number | null> = { all: null, public: 1, private: 2, free: 3 }

/** Place of `mine` among the parameters of the list, $11. */
const MINE_AT = 10
const NO_ROOMS: Record<RoomTab, number> = { all: 0, public: 0, private: 0, free: 0 }

/** One page of the rooms a member sees, with the size of every tab. */
export async function listRooms(database: Queryable, query: RoomQuery): Promise<RoomsPage> {
  const { fee, players, matches } = query.bounds
  const bounds = [fee.min, fee.max, players.min, players.max, matches.min, matches.max]
  const filter = [
    query.currency,
    query.endedSince,
    query.search,
    ...bounds,
    query.account,
    query.mine,
    query.status,
  ]
  const offset = (query.page - 1) * query.page_size
  const page = [...filter, TYPE_OF_TAB[query.tab], query.page_size, offset]
  const countsOf = async (mine: boolean) =>
    (await database.query<Record<RoomTab, number>>(COUNTS, filter.with(MINE_AT, mine))).rows[0] ?? NO_ROOMS
  const [rooms, all, mine] = await Promise.all([
    database.query<RoomRow>(PAGE, page),
    countsOf(false),
    countsOf(true),
  ])
  return { rooms: rooms.rows, counts: { ...all, mine: mine.all } }
}

const ONE = `
  SELECT ${ROOM}, room.currency, room.owner_id, room.revision, room.ended_at,
         EXISTS (SELECT FROM tournament_entry AS entry WHERE entry.room_id = room.room_id AND entry.account_id = $2) AS mine
  FROM tournament_room AS room WHERE room.room_id = $1::bigint`

export interface OneRoom extends RoomRow {
  currency: Currency
  owner_id: string | null
  revision: number
  ended_at: number | null
}

/** Ids of rooms are numbers of the database. */
export const isRoomId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text)

/** One room as a member sees it; with `lock` nothing of it changes until the transaction ends. */
export async function roomById(
  database: Queryable,
  room: string,
  account: string,
  lock = false,
): Promise<OneRoom | undefined> {
  if (!isRoomId(room)) return undefined
  // Counted by a statement of its own: a statement that waits for the lock counts its earlier snapshot.
  if (lock) await database.query('SELECT FROM tournament_room WHERE room_id = $1::bigint FOR UPDATE', [room])
  return (await database.query<OneRoom>(ONE, [room, account])).rows[0]
}

export interface OpenSlot {
  currency: Currency
  slot: string | null
}

/** Slots of the house that have a room which can be joined. */
export const openSlots = async (database: Queryable): Promise<OpenSlot[]> =>
  (
    await database.query<OpenSlot>(
      `SELECT currency, slot FROM tournament_room WHERE slot IS NOT NULL AND status IN ('A', '0')`,
    )
  ).rows

export async function setStatus(database: Queryable, room_id: string, status: RoomStatus): Promise<void> {
  await database.query('UPDATE tournament_room SET status = $2 WHERE room_id = $1::bigint', [room_id, status])
}

const NEW_ROOM = `
  INSERT INTO tournament_room (slot, name, owner, room_type, status, currency, room_rate, funded_pool, room_limit,
                               start_at, last_start_at, created_at)
  VALUES ($1, $2, 'house', $3, 'A', $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (currency, slot) WHERE slot IS NOT NULL AND status IN ('A', '0') DO NOTHING
  RETURNING room_id`

const NEW_MATCHES = `
  INSERT INTO tournament_room_match (room_id, match_id, league, home, away, kickoff)
  SELECT $1, id, league, home, away, kickoff
  FROM jsonb_to_recordset($2::jsonb) AS planned (id bigint, league text, home text, away text, kickoff bigint)`

/**
 * Puts the planned room of a house slot on the list. False when another process has filled the slot meanwhile. Within
 * a transaction: a room without its matches must never be seen.
 */
export async function createHouseRoom(
  tx: PoolClient,
  slot: HouseSlot,
  currency: Currency,
  plan: RoomPlan,
  now: number,
): Promise<boolean> {
  const kickoffs = plan.matches.map((match) => match.kickoff)
  const room = await tx.query<{ room_id: string }>(NEW_ROOM, [
    slot.slot,
    plan.name,
    slot.room_type,
    currency,
    feeOf(slot, currency),
    fundedPoolOf(slot, currency),
    slot.room_limit,
    Math.min(...kickoffs),
    Math.max(...kickoffs),
    now,
  ])
  const id = room.rows[0]?.room_id
  if (id === undefined) return false
  await tx.query(NEW_MATCHES, [id, JSON.stringify(plan.matches)])
  return true
}
