import type { ROOM_EVENTS } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { MatchResult, RoomShares } from '@touchline/rules'
import type { Pool, PoolClient } from 'pg'
import type { StoredLeg } from './grading'
import type { UpcomingMatch } from './house-slots'
import type { PinHash } from './pin'
import { NAME_FOR } from './repository'

type Queryable = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>

export const ownsPrivateRoom = async (database: Queryable, account: string): Promise<boolean> =>
  (
    await database.query(
      `SELECT FROM tournament_room WHERE owner_id = $1 AND room_type = 2 AND status IN ('A', '0', '1', '4')`,
      [account],
    )
  ).rows.length > 0

export interface NewRoom {
  readonly key: string
  readonly owner: string
  readonly currency: Currency
  readonly at: number
  readonly name: string
  readonly type: 1 | 2
  readonly pin: PinHash | null
  /** Minor units. */
  readonly fee: number
  readonly limit: number
  readonly rake: number
  /** Those of the brand; null for those of the product. */
  readonly shares: readonly RoomShares[] | null
  readonly matches: readonly UpcomingMatch[]
}

/** Null when its owner has another private room, or the same command has made it meanwhile. */
export async function createMemberRoom(tx: PoolClient, room: NewRoom): Promise<string | null> {
  const kickoffs = room.matches.map(({ kickoff }) => kickoff)
  const { rows } = await tx.query<{ id: string }>(
    `INSERT INTO tournament_room (name, owner, owner_id, create_key, room_type, status, currency, room_rate, funded_pool,
       room_limit, start_at, last_start_at, created_at, rake_percent, pin_salt, pin_hash, shares)
     VALUES ($1, $2, $2, $3, $4, 'A', $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT DO NOTHING RETURNING room_id::text AS id`,
    [
      ...[room.name, room.owner, room.key, room.type, room.currency, room.fee, room.limit],
      ...[Math.min(...kickoffs), Math.max(...kickoffs), room.at, room.rake],
      ...[room.pin?.salt ?? null, room.pin?.hash ?? null, room.shares && JSON.stringify(room.shares)],
    ],
  )
  const id = rows[0]?.id
  if (id === undefined) return null
  await tx.query(
    `INSERT INTO tournament_room_match (room_id, match_id, league, home, away, kickoff)
     SELECT $1::bigint, id, league, home, away, kickoff
     FROM jsonb_to_recordset($2::jsonb) AS given (id bigint, league text, home text, away text, kickoff bigint)`,
    [id, JSON.stringify(room.matches)],
  )
  return id
}

export async function pinOf(database: Queryable, room: string): Promise<PinHash | null> {
  const { rows } = await database.query<{ salt: Buffer; hash: Buffer }>(
    'SELECT pin_salt AS salt, pin_hash AS hash FROM tournament_room WHERE room_id = $1::bigint AND pin_hash IS NOT NULL',
    [room],
  )
  return rows[0] ?? null
}

/**
 * Counts a PIN before it is looked at, so that tries at the same time count too. Every `series` wrong ones begin a pause that is four
 * times as long as the one before. Null when it may be looked at, else until when the member has to wait, epoch milliseconds.
 */
export async function takeGuess(
  tx: Queryable,
  room: string,
  account: string,
  { series, pauseMs, now }: { series: number; pauseMs: number; now: number },
): Promise<number | null> {
  const taken = await tx.query(
    `INSERT INTO tournament_guess AS g (room_id, account_id, wrong, until) VALUES ($1::bigint, $2, 1, 0)
     ON CONFLICT (room_id, account_id) DO UPDATE
     SET wrong = g.wrong + 1,
         until = CASE WHEN (g.wrong + 1) % $3 = 0 THEN $5::bigint + $4 * pow(4, least((g.wrong + 1) / $3 - 1, 6))::bigint ELSE 0 END
     WHERE g.until <= $5
     RETURNING wrong`,
    [room, account, series, pauseMs, now],
  )
  if (taken.rows.length > 0) return null
  const { rows } = await tx.query<{ until: number }>(
    'SELECT until FROM tournament_guess WHERE room_id = $1::bigint AND account_id = $2',
    [room, account],
  )
  return rows[0]?.until ?? now
}

/** Row of a room as a whole among the guesses of its members. */
const WHOLE_ROOM = ''

/** Counts a PIN of whomever; false when the room has had `most` wrong ones until the end of a day. */
export async function takeGuessOfRoom(
  database: Queryable,
  room: string,
  { most, now, until }: { most: number; now: number; until: number },
): Promise<boolean> {
  const { rows } = await database.query(
    `INSERT INTO tournament_guess AS g (room_id, account_id, wrong, until) VALUES ($1::bigint, $2, 1, $5)
     ON CONFLICT (room_id, account_id) DO UPDATE
     SET wrong = CASE WHEN g.until <= $4 THEN 1 ELSE g.wrong + 1 END, until = CASE WHEN g.until <= $4 THEN $5 ELSE g.until END
     WHERE g.until <= $4 OR g.wrong < $3
     RETURNING wrong`,
    [room, WHOLE_ROOM, most, now, until],
  )
  return rows.length > 0
}

/** A member who knows the PIN has guessed nothing, and the room does not count it. */
export async function forgetGuesses(database: Queryable, room: string, account: string): Promise<void> {
  await database.query(
    `UPDATE tournament_guess
     SET wrong = CASE account_id WHEN $3 THEN greatest(wrong - 1, 0) ELSE 0 END,
         until = CASE account_id WHEN $3 THEN until ELSE 0 END
     WHERE room_id = $1::bigint AND account_id IN ($2, $3)`,
    [room, account, WHOLE_ROOM],
  )
}

export interface Entry {
  readonly account: string
  readonly joined_at: number
}

export const entriesOf = async (database: Queryable, room: string): Promise<Entry[]> =>
  (
    await database.query<Entry>(
      'SELECT account_id AS account, joined_at FROM tournament_entry WHERE room_id = $1::bigint ORDER BY joined_at, account_id',
      [room],
    )
  ).rows

export const entryOf = async (
  database: Queryable,
  room: string,
  account: string,
): Promise<Entry | undefined> =>
  (
    await database.query<Entry>(
      'SELECT account_id AS account, joined_at FROM tournament_entry WHERE room_id = $1::bigint AND account_id = $2',
      [room, account],
    )
  ).rows[0]

export async function addEntry(
  tx: PoolClient,
  { room, account, at }: { room: string; account: string; at: number },
): Promise<void> {
  await tx.query(
    'INSERT INTO tournament_entry (room_id, account_id, joined_at) VALUES ($1::bigint, $2, $3)',
    [room, account, at],
  )
}

export interface Command {
  readonly room: string
  /** Of its body; null for a join of before hashes were kept. */
  readonly hash: string | null
}

/** The command of a member under a key: a room made or joined, or a pick. */
export const commandOf = async (
  database: Queryable,
  account: string,
  key: string,
): Promise<Command | undefined> =>
  (
    await database.query<Command>(
      `SELECT room_id::text AS room, request_hash AS hash FROM tournament_command WHERE account_id = $1 AND idem_key = $2`,
      [account, key],
    )
  ).rows[0]

export interface NewCommand {
  readonly account: string
  readonly key: string
  readonly hash: string
  readonly room: string
  readonly at: number
  /** Of the address that joins a free room. */
  readonly addressHash: Buffer | null
}

/** False when its key has been used. */
export const addCommand = async (
  tx: PoolClient,
  { account, key, hash, room, at, addressHash }: NewCommand,
): Promise<boolean> =>
  (
    await tx.query(
      `INSERT INTO tournament_command (account_id, idem_key, request_hash, room_id, at, address_hash)
       VALUES ($1, $2, $3, $4::bigint, $5, $6) ON CONFLICT DO NOTHING RETURNING room_id`,
      [account, key, hash, room, at, addressHash],
    )
  ).rows.length > 0

/** With the member's picks. */
export async function removeEntry(tx: PoolClient, room: string, account: string): Promise<void> {
  await tx.query('DELETE FROM tournament_pick WHERE room_id = $1::bigint AND account_id = $2', [
    room,
    account,
  ])
  await tx.query('DELETE FROM tournament_entry WHERE room_id = $1::bigint AND account_id = $2', [
    room,
    account,
  ])
}

/** Whether the member, and whether the address, has ever joined the room. */
export async function joinedBefore(
  tx: PoolClient,
  room: string,
  { account, addressHash }: { account: string; addressHash: Buffer | null },
): Promise<{ member: boolean; address: boolean }> {
  const { rows } = await tx.query<{ member: boolean; address: boolean }>(
    `SELECT EXISTS (SELECT FROM tournament_command WHERE room_id = $1::bigint AND account_id = $2) AS member,
       EXISTS (SELECT FROM tournament_command WHERE room_id = $1::bigint AND address_hash = $3) AS address`,
    [room, account, addressHash],
  )
  return rows[0] ?? { member: false, address: false }
}

/** Open public rooms that a member has made. */
export const openRoomsOf = async (database: Queryable, owner: string): Promise<number> =>
  (
    await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM tournament_room WHERE owner_id = $1 AND status IN ('A', '0')`,
      [owner],
    )
  ).rows[0]?.count ?? 0

export interface NewEvent {
  readonly at: number
  readonly event: (typeof ROOM_EVENTS)[number]
  readonly account?: string
  readonly match?: number
  readonly score?: readonly [number, number] | null
}

export async function addEvent(tx: Queryable, room: string, event: NewEvent): Promise<void> {
  await tx.query(
    `INSERT INTO tournament_event (room_id, at, event, account_id, match_id, score)
     VALUES ($1::bigint, $2, $3, $4, $5, $6)`,
    [room, event.at, event.event, event.account ?? null, event.match ?? null, event.score ?? null],
  )
}

export interface EventRow {
  readonly at: number
  readonly event: NewEvent['event']
  readonly name: string | null
  readonly match_id: number | null
  readonly score: [number, number] | null
}

/** The newest first. */
export const eventsOf = async (
  database: Queryable,
  room: string,
  { reader, most }: { readonly reader: string; readonly most: number },
): Promise<EventRow[]> =>
  (
    await database.query<EventRow>(
      `SELECT at, event, CASE WHEN account_id IS NULL THEN NULL ELSE ${NAME_FOR('account_id', '$3')} END AS name, match_id, score
       FROM tournament_event WHERE room_id = $1::bigint ORDER BY n DESC LIMIT $2`,
      [room, most, reader],
    )
  ).rows

export interface RoomMatchRecord {
  readonly match_id: number
  readonly league: string
  readonly home: string
  readonly away: string
  readonly kickoff: number
}

export const matchesOf = async (database: Queryable, room: string): Promise<RoomMatchRecord[]> =>
  (
    await database.query<RoomMatchRecord>(
      `SELECT match_id, league, home, away, kickoff FROM tournament_room_match WHERE room_id = $1::bigint
       ORDER BY kickoff, match_id`,
      [room],
    )
  ).rows

export interface PickRow {
  readonly pick_id: string
  readonly room_id: string
  readonly account: string
  readonly match_id: number | null
  readonly legs: StoredLeg[]
  readonly points: number
  readonly possible: number
  readonly returned: number | null
  readonly won: boolean
  readonly at: number
  readonly idem_key: string
}

const PICK = `pick_id::text AS pick_id, room_id::text AS room_id, account_id AS account, match_id, legs, points, possible,
  returned, won, at, idem_key`

export const picksOf = async (database: Queryable, room: string, account?: string): Promise<PickRow[]> =>
  (
    await database.query<PickRow>(
      `SELECT ${PICK} FROM tournament_pick WHERE room_id = $1::bigint AND ($2::text IS NULL OR account_id = $2)
       ORDER BY at, pick_id`,
      [room, account ?? null],
    )
  ).rows

/** A member's picks of one room, or of all, the newest first. */
export async function picksOfMember(
  database: Queryable,
  account: string,
  { room, page, page_size }: { room: string | null; page: number; page_size: number },
): Promise<{ picks: (PickRow & { room: string })[]; total: number }> {
  const where = 'p.account_id = $1 AND ($2::bigint IS NULL OR p.room_id = $2::bigint)'
  const { rows } = await database.query<PickRow & { room: string; total: number }>(
    `SELECT p.pick_id::text AS pick_id, p.room_id::text AS room_id, p.account_id AS account, p.match_id, p.legs, p.points,
       p.possible, p.returned, p.won, p.at, p.idem_key, r.name AS room, (SELECT count(*)::int FROM tournament_pick p WHERE ${where}) AS total
     FROM tournament_pick p JOIN tournament_room r USING (room_id) WHERE ${where}
     ORDER BY p.at DESC, p.pick_id DESC LIMIT $3 OFFSET $4`,
    [account, room, page_size, (page - 1) * page_size],
  )
  return { picks: rows, total: rows[0]?.total ?? 0 }
}

export interface NewPick {
  readonly room: string
  readonly account: string
  readonly match: number | null
  readonly legs: readonly StoredLeg[]
  readonly points: number
  readonly possible: number
  readonly key: string
  readonly at: number
}

/** Puts a pick in the place of the one before of the same match; the same key again changes nothing. */
export async function savePick(tx: Queryable, pick: NewPick): Promise<PickRow> {
  const values = [
    ...[pick.room, pick.account, pick.match, JSON.stringify(pick.legs), pick.points, pick.possible],
    ...[pick.key, pick.at],
  ]
  const { rows } = await tx.query<PickRow>(
    `INSERT INTO tournament_pick AS p (room_id, account_id, match_id, legs, points, possible, idem_key, at)
     VALUES ($1::bigint, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (room_id, account_id, match_id) WHERE match_id IS NOT NULL DO UPDATE
     SET legs = excluded.legs, points = excluded.points, possible = excluded.possible, idem_key = excluded.idem_key,
         at = excluded.at
     RETURNING ${PICK}`,
    values,
  )
  return rows[0] as PickRow
}

export async function removePick(tx: Queryable, room: string, account: string, match: number): Promise<void> {
  await tx.query(
    'DELETE FROM tournament_pick WHERE room_id = $1::bigint AND account_id = $2 AND match_id = $3',
    [room, account, match],
  )
}

export async function removeTicket(
  tx: Queryable,
  room: string,
  account: string,
  ticket: string,
): Promise<void> {
  await tx.query(
    `DELETE FROM tournament_pick WHERE room_id = $1::bigint AND account_id = $2 AND pick_id = $3::bigint AND match_id IS NULL`,
    [room, account, ticket],
  )
}

export interface KnownResult {
  readonly match: number
  readonly revision: number
  readonly result: MatchResult
  readonly at: number
}

/** The newest recorded result of each of these matches; results held for an operator are not recorded. */
export const newestResults = async (
  database: Queryable,
  matches: readonly number[],
): Promise<KnownResult[]> =>
  (
    await database.query<KnownResult>(
      `SELECT DISTINCT ON (match_id) match_id AS match, revision, result, at FROM match_result
       WHERE match_id = ANY ($1) ORDER BY match_id, revision DESC`,
      [matches],
    )
  ).rows
