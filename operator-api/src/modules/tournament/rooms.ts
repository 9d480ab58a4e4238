import { createHash } from 'node:crypto'
import type {
  RequestOf,
  ResponseOf,
  Room,
  roomCreate,
  roomJoin,
  roomLeagueList,
} from '@touchline/contracts/calls'
import { FOOTBALL } from '@touchline/contracts/odds'
import { checkJoin, checkPin, checkRoom } from '@touchline/rules'
import { Rate } from '@touchline/serving'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import type { Caller } from '../../plugins/caller'
import { type Refusal, refuse } from '../../plugins/refusal'
import { cashOf, poolOf, type TransferAnswer, type Wallet } from '../wallet'
import type { UpcomingMatch } from './house-slots'
import { hashPin, isPin } from './pin'
import {
  addEntry,
  addEvent,
  addGuess,
  addJoin,
  createMemberRoom,
  type Entry,
  entriesOf,
  entryOf,
  hasAddress,
  isGuessing,
  isJoined,
  ownsPrivateRoom,
  pinOf,
  removeEntry,
  roomOfCommand,
  takeGuess,
} from './play-repository'
import { type OneRoom, roomById, setStatus } from './repository'
import { boundsInMinor, joinRefusal, RAKE_PERCENT, statusAt } from './rules'
import { roomAt } from './service'

/** Who plays: a caller, or a player of the house. */
export type Player = Pick<Caller, 'account' | 'brand' | 'currency'> & { readonly ip: string | null }

export interface RoomsDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'brands' | 'notifications'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
  readonly upcoming: () => readonly UpcomingMatch[]
}

type RoomAnswer = Promise<{ room: Room } | Refusal>

export interface Rooms {
  leagues(player: Player): Promise<ResponseOf<typeof roomLeagueList>>
  matches(league: number | undefined): RoomMatchRow[]
  lookup(search: string): RoomMatchRow[]
  create(
    player: Player,
    request: Omit<RequestOf<typeof roomCreate>, 'account_id' | 'session_token'>,
  ): RoomAnswer
  join(player: Player, request: Omit<RequestOf<typeof roomJoin>, 'account_id' | 'session_token'>): RoomAnswer
  leave(player: Player, room: string): RoomAnswer
  validate(
    player: Player,
    room: string,
  ): Promise<Refusal | { refusal: string | null; joined: boolean; pin: boolean; room_rate: number }>
}

export interface RoomMatchRow {
  match_id: number
  league_id: number
  league: string
  home: string
  away: string
  kickoff: number
}

/** Matches further ahead make no room. */
const HORIZON_MS = 36 * 3_600_000
const LISTED_MOST = 200
const WRONG_PINS_MOST = 5
/** PINs of a room that are looked at in a day, whoever tries them: more than thirty players need. */
const PINS_OF_ROOM = 100
const DAY_MS = 24 * 3_600_000
const PAUSE_MS = 15 * 60_000
/** PINs tried from one address, of any room. */
const PINS_OF_ADDRESS = { points: 30, seconds: 600 }

export const scopeOf = (room: string): string => `room:${room}`

export function createRooms({ platform, wallet, upcoming }: RoomsDeps): Rooms {
  const { database, now, brands } = platform
  const pinsOfAddress = new Rate(PINS_OF_ADDRESS)
  const boundsOf = ({ brand, currency }: Player) => boundsInMinor(brands.of(brand).tournament, currency)
  const playable = () =>
    upcoming()
      .filter(({ sport, parent, kickoff }) => sport === FOOTBALL && parent === null && kickoff > now())
      .filter(({ kickoff }) => kickoff <= now() + HORIZON_MS)
      .toSorted((a, b) => a.kickoff - b.kickoff || a.id - b.id)

  const shown = async (room: string, { account }: Player): RoomAnswer => {
    const found = await roomById(database.pool, room, account)
    return found ? { room: publicRoom(found, now()) } : refuse('roomNotExists')
  }

  /** Takes the fee and lets the player in, within a transaction that holds the room. */
  const enter = async (tx: PoolClient, player: Player, room: OneRoom): Promise<TransferAnswer['outcome']> => {
    const at = now()
    const entered = { room: room.room_id, account: player.account, at }
    if (room.room_rate > 0) {
      const paid = await wallet.transfers.post(
        {
          ...{ scope: scopeOf(room.room_id), key: feeKey(player.account, at), kind: 'room_fee' },
          ...{ actor: player.account, currency: player.currency, amount: room.room_rate },
          ...{ from: cashOf(player.account), to: poolOf(scopeOf(room.room_id)) },
        },
        tx,
      )
      if (paid.outcome !== 'ok') return paid.outcome
    }
    await addEntry(tx, { ...entered, addressHash: addressHashOf(room, player) })
    await addEvent(tx, room.room_id, { at, event: 'joined', account: player.account })
    return 'ok'
  }

  const told = async (room: string, accounts: readonly string[]): Promise<void> => {
    await wallet.announce(accounts)
    for (const { account } of await entriesOf(database.pool, room))
      platform.notifications.send(account, { t: 'room', room_id: room })
  }

  return {
    async leagues(player) {
      const leagues = new Map<number, { league_id: number; league: string; matches: number }>()
      for (const { leagueId, league } of playable()) {
        const known = leagues.get(leagueId) ?? { league_id: leagueId, league, matches: 0 }
        leagues.set(leagueId, { ...known, matches: known.matches + 1 })
      }
      return {
        leagues: [...leagues.values()],
        bounds: boundsOf(player),
        rake_percent: RAKE_PERCENT,
        owns_private: await ownsPrivateRoom(database.pool, player.account),
      }
    },

    matches: (league) =>
      playable()
        .filter(({ leagueId }) => league === undefined || leagueId === league)
        .slice(0, LISTED_MOST)
        .map(rowOf),

    lookup: (search) => {
      const words = search.trim().toLocaleLowerCase('en')
      return playable()
        .filter(({ home, away, league }) =>
          `${home} ${away} ${league}`.toLocaleLowerCase('en').includes(words),
        )
        .slice(0, LISTED_MOST)
        .map(rowOf)
    },

    async create(player, request) {
      const known = await roomOfCommand(database.pool, player.account, request.idem_key)
      if (known) return shown(known, player)
      const wanted = new Set(request.matches)
      const matches = playable().filter(({ id }) => wanted.has(id))
      const verdict = checkRoom({
        type: request.room_type,
        fee: request.room_rate,
        players: request.room_limit,
        pin: request.pin,
        // One that is not among those to come has begun.
        matches: [...wanted].map((id) => ({ live: !matches.some((match) => match.id === id) })),
        ownsPrivateRoom: request.room_type === 2 && (await ownsPrivateRoom(database.pool, player.account)),
        termsAccepted: request.terms,
        bounds: boundsOf(player),
      })
      if (!verdict.ok) return refuse(verdict.code, detailsOf(verdict))
      const pin = request.room_type === 2 ? await hashPin(request.pin) : null
      const made = await database
        .transaction(async (tx) => {
          const room = await createMemberRoom(tx, {
            ...{ key: request.idem_key, owner: player.account, currency: player.currency, at: now() },
            ...{ name: nameOf(request.name, matches), type: request.room_type, pin },
            ...{ fee: request.room_rate, limit: request.room_limit, rake: RAKE_PERCENT, matches },
          })
          if (room === null) return refuse('roomExists')
          await addEvent(tx, room, { at: now(), event: 'created', account: player.account })
          const created = await roomById(tx, room, player.account, true)
          const outcome = created ? await enter(tx, player, created) : 'ok'
          if (outcome !== 'ok') throw new Refused(codeOf(outcome))
          return room
        })
        .catch(refusalOf)
      if (typeof made !== 'string') return made
      await told(made, [player.account])
      return shown(made, player)
    },

    async join(player, { idem_key: key, room_id: id, pin, terms }) {
      const found = await roomById(database.pool, id, player.account)
      if (!found || found.currency !== player.currency) return refuse('roomNotExists')
      if (await isJoined(database.pool, player.account, key)) return { room: publicRoom(found, now()) }
      if (found.mine && found.room_type !== 3) return { room: publicRoom(found, now()) }
      const refusal = joinRefusal({ ...found, status: statusAt(found, now(), false) })
      if (refusal) return refuse(refusal)
      const guessed = await pinRefusal(found, player, pin)
      if (guessed) return guessed
      const joined = await database
        .transaction(async (tx) => {
          const room = await roomById(tx, id, player.account, true)
          if (!room) return refuse('roomNotExists')
          if (await isJoined(tx, player.account, key)) return id
          if (room.mine && room.room_type !== 3) return id
          const late = joinRefusal({ ...room, status: statusAt(room, now(), false) })
          if (late) return refuse(late)
          const hash = addressHashOf(room, player)
          const verdict = checkJoin({
            type: room.room_type,
            memberJoinedBefore: room.mine,
            ipJoinedBefore:
              hash !== null &&
              brands.of(player.brand).tournament.onePerAddress &&
              (await hasAddress(tx, id, hash)),
            termsAccepted: terms,
          })
          if (!verdict.ok) return refuse(verdict.code, detailsOf(verdict))
          if (!(await addJoin(tx, { account: player.account, key, room: id, at: now() }))) return id
          const outcome = await enter(tx, player, room)
          if (outcome !== 'ok') throw new Refused(codeOf(outcome))
          return id
        })
        .catch(refusalOf)
      if (typeof joined !== 'string') return joined
      await told(id, [player.account])
      return shown(id, player)
    },

    async leave(player, id) {
      const left = await database.transaction(async (tx) => {
        const room = await roomById(tx, id, player.account, true)
        if (!room) return refuse('roomNotExists')
        const status = statusAt(room, now(), false)
        if (status !== 'A' && status !== '0')
          return refuse(status === '2' ? 'roomEndedOrCancelled' : 'roomClosed')
        if (room.owner_id === player.account) {
          const accounts = await cancelRoom(tx, wallet, room, now())
          return { accounts }
        }
        const entry = await entryOf(tx, id, player.account)
        if (!entry) return refuse('roomNotExists')
        await refund(tx, wallet, room, [entry], { reason: 'left', at: now() })
        await removeEntry(tx, id, player.account)
        await addEvent(tx, id, { at: now(), event: 'left', account: player.account })
        return { accounts: [player.account] }
      })
      if (!('accounts' in left)) return left
      await wallet.announce(left.accounts)
      for (const account of new Set([
        ...left.accounts,
        ...(await entriesOf(database.pool, id)).map((e) => e.account),
      ]))
        platform.notifications.send(account, { t: 'room', room_id: id })
      return shown(id, player)
    },

    async validate(player, id) {
      const room = await roomById(database.pool, id, player.account)
      if (!room || room.currency !== player.currency) return refuse('roomNotExists')
      const refusal = room.mine ? null : joinRefusal({ ...room, status: statusAt(room, now(), false) })
      return { refusal, joined: room.mine, pin: room.room_type === 2, room_rate: room.room_rate }
    },
  }

  async function pinRefusal(room: OneRoom, player: Player, pin: string): Promise<Refusal | null> {
    if (room.room_type !== 2) return null
    const verdict = checkPin(pin)
    if (!verdict.ok) return refuse(verdict.code, detailsOf(verdict))
    const until = await isGuessing(database.pool, room.room_id, player.account, now())
    const waitMs = until === null ? await pinsOfAddress.take(player.ip ?? player.account) : until - now()
    if (waitMs !== null) return refuse('requestLimit', { retry_after: Math.ceil(waitMs / 1000) })
    const day = { most: PINS_OF_ROOM, now: now(), until: now() + DAY_MS }
    if (!(await takeGuess(database.pool, room.room_id, day))) return refuse('requestLimit')
    const stored = await pinOf(database.pool, room.room_id)
    if (stored && (await isPin(pin, stored))) return null
    await addGuess(database.pool, room.room_id, player.account, {
      most: WRONG_PINS_MOST,
      pauseUntil: now() + PAUSE_MS,
    })
    return refuse('invalidRoomPassword', { field: 'pin' })
  }
}

/** A room as calls answer it: nothing of its owner's account. */
export function publicRoom(room: OneRoom, now: number): Room {
  const { currency: _, owner_id: _owner, revision: _revision, ended_at: _ended, ...row } = room
  return roomAt(row, now)
}

/** Ends a room before it was played and gives every fee back; answers whose. */
export async function cancelRoom(
  tx: PoolClient,
  wallet: Pick<Wallet, 'transfers'>,
  room: OneRoom,
  at: number,
): Promise<string[]> {
  const entries = await entriesOf(tx, room.room_id)
  await refund(tx, wallet, room, entries, { reason: 'cancelled', at })
  await setStatus(tx, room.room_id, '2')
  await addEvent(tx, room.room_id, { at, event: 'cancelled' })
  return entries.map(({ account }) => account)
}

/** All of them in one list: the wallet locks its accounts in one order, so that two rooms never wait for each other. */
async function refund(
  tx: PoolClient,
  wallet: Pick<Wallet, 'transfers'>,
  { room_id, room_rate, currency }: OneRoom,
  entries: readonly Entry[],
  { reason, at }: { readonly reason: 'left' | 'cancelled'; readonly at: number },
): Promise<void> {
  if (room_rate === 0) return
  const scope = scopeOf(room_id)
  const answers = await wallet.transfers.all(
    entries.map(({ account, joined_at }) => ({
      ...{ type: 'post', scope, key: `refund:${account}:${joined_at}`, kind: 'room_refund' },
      ...{ actor: 'tournament', currency, amount: room_rate, from: poolOf(scope), to: cashOf(account) },
    })),
    tx,
  )
  const refused = answers.find(({ outcome }) => outcome !== 'ok' && outcome !== 'repeated')
  if (refused) throw new Error(`no refund of ${room_id}: ${refused.outcome}`)
  await tx.query(
    `INSERT INTO tournament_refund (room_id, account_id, joined_at, reason, amount, at)
     SELECT $1::bigint, account, joined_at, $3, $4, $5
     FROM jsonb_to_recordset($2::jsonb) AS given (account text, joined_at bigint) ON CONFLICT DO NOTHING`,
    [room_id, JSON.stringify(entries), reason, room_rate, at],
  )
}

const feeKey = (account: string, at: number): string => `fee:${account}:${at}`

/** One free room, one address: kept as a hash with the room, so that nobody reads addresses from it. */
const addressHashOf = ({ room_id, room_type }: OneRoom, { ip }: Player): Buffer | null =>
  room_type === 3 && ip !== null ? createHash('sha256').update(`${room_id} ${ip}`).digest() : null

const rowOf = ({ id, leagueId, league, home, away, kickoff }: UpcomingMatch): RoomMatchRow => ({
  ...{ match_id: id, league_id: leagueId, league, home, away, kickoff },
})

const nameOf = (name: string, matches: readonly UpcomingMatch[]): string =>
  name.trim() === '' ? `${matches[0]?.home ?? ''} ${matches.length}`.trim() : name.trim()

const detailsOf = ({ field, bound }: { readonly field?: string; readonly bound?: number }) => ({
  ...(field !== undefined && { field }),
  ...(bound !== undefined && { bound }),
})

/** Undoes a transaction whose money was refused. */
class Refused extends Error {
  constructor(readonly code: Refusal['refused']) {
    super(code)
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return refuse(error.code)
  throw error
}

const codeOf = (outcome: TransferAnswer['outcome']): Refusal['refused'] =>
  outcome === 'insufficient_balance' || outcome === 'duplicate_debit_record' ? outcome : 'permission_denied'
