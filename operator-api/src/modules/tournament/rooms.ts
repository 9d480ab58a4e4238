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
import {
  checkJoin,
  checkPin,
  checkRoom,
  isRoomOpen,
  RAKE_PERCENT,
  ROOM_SHARES,
  roomStatusAt,
} from '@touchline/rules'
import { Rate } from '@touchline/serving'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import type { Caller } from '../../plugins/caller'
import { type Refusal, refuse } from '../../plugins/refusal'
import { hashRequest } from '../sportsbook'
import {
  cashOf,
  type NotReserved,
  type OperatorWallets,
  poolOf,
  type ReservedMoney,
  type TransferAnswer,
  type Wallet,
} from '../wallet'
import type { UpcomingMatch } from './house-slots'
import { hashPin, isPin } from './pin'
import {
  addCommand,
  addEntry,
  addEvent,
  commandOf,
  createMemberRoom,
  type Entry,
  entriesOf,
  entryOf,
  forgetGuesses,
  joinedBefore,
  openRoomsOf,
  ownsPrivateRoom,
  pinOf,
  removeEntry,
  takeGuess,
  takeGuessOfRoom,
} from './play-repository'
import { type OneRoom, roomById, setStatus } from './repository'
import { boundsInMinor, joinRefusal } from './rules'
import { roomAt } from './service'

/** A player: a caller, or a player of the house. */
export type Player = Pick<Caller, 'account' | 'brand' | 'currency'> & {
  readonly ip: string | null
  /** 2: an operator keeps their wallet. */
  readonly operatorType?: Caller['operatorType']
}

export interface RoomsDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'brands' | 'notifications'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
  readonly operators: Pick<OperatorWallets, 'withReservation'>
  readonly upcoming: () => readonly UpcomingMatch[]
  /** Rooms that a member may make in an hour; ten unless given. */
  readonly roomsPerHour?: number | undefined
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
/** Wrong PINs of a member in a room before a pause, and how long the first pause is. */
const GUESSES = { series: 5, pauseMs: 15 * 60_000 }
/** Wrong PINs of a room checked in a day, over all members: one member may try a fifth of them. */
const PINS_OF_ROOM = 100
const DAY_MS = 24 * 3_600_000
/** Wrong PINs from one address, of any room. */
const PINS_OF_ADDRESS = { points: 30, seconds: 600 }
/** Rooms of a member that can be open at the same time. */
export const OPEN_ROOMS_MOST = 3
const ROOMS_PER_HOUR = 10

export const scopeOf = (room: string): string => `room:${room}`

export function createRooms({
  platform,
  wallet,
  operators,
  upcoming,
  roomsPerHour = ROOMS_PER_HOUR,
}: RoomsDeps): Rooms {
  const { database, now, brands } = platform
  const pinsOfAddress = new Rate(PINS_OF_ADDRESS)
  const made = new Rate({ points: roomsPerHour, seconds: 3600 })
  const termsOf = ({ brand }: Player) => brands.of(brand).tournament
  const boundsOf = (player: Player) => boundsInMinor(termsOf(player), player.currency)
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
  const enter = async (
    tx: PoolClient,
    player: Player,
    room: OneRoom,
    money: ReservedMoney | null,
  ): Promise<TransferAnswer['outcome']> => {
    const at = now()
    const entered = { room: room.room_id, account: player.account, at }
    if (room.room_rate > 0) {
      if (money && !(await money.fund(tx))) return 'rolledBack'
      const paid = await wallet.transfers.post(
        {
          scope: scopeOf(room.room_id),
          key: feeKey(player.account, at),
          kind: 'room_fee',
          actor: player.account,
          currency: player.currency,
          amount: room.room_rate,
          from: cashOf(player.account),
          to: poolOf(scopeOf(room.room_id)),
        },
        tx,
      )
      if (paid.outcome !== 'ok') return paid.outcome
      await money?.spend(tx, scopeOf(room.room_id))
    }
    await addEntry(tx, entered)
    await addEvent(tx, room.room_id, { at, event: 'joined', account: player.account })
    return 'ok'
  }

  /** Enters with the fee reserved where an operator keeps the wallet: no transaction is open while that is asked. */
  const withFee = async (
    player: Player,
    fee: number,
    work: (money: ReservedMoney | null) => Promise<string | Refusal>,
  ): Promise<string | Refusal> => {
    const { account: member, currency, operatorType } = player
    if (operatorType !== 2 || fee === 0) return work(null)
    const done = await operators.withReservation({ member, currency, amount: fee, purpose: 'room' }, work)
    return isNotReserved(done) ? refuse(done.code) : done
  }

  const commandFor = ({ account }: Player, key: string, hash: string, room: string) => ({
    account,
    key,
    hash,
    room,
    at: now(),
    addressHash: null,
  })

  /** The room of a command that was carried out before; refused when the key was used for another one. */
  const repeated = async (player: Player, key: string, hash: string): Promise<Awaited<RoomAnswer> | null> => {
    const known = await commandOf(database.pool, player.account, key)
    if (!known) return null
    if (known.hash !== null && known.hash !== hash) return refuse('duplicate_debit_record')
    return shown(known.room, player)
  }

  const notifyPlayers = async (room: string, accounts: readonly string[]): Promise<void> => {
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
        rake_percent: termsOf(player).rakePercent ?? RAKE_PERCENT,
        shares: (termsOf(player).shares ?? ROOM_SHARES).map(({ players, percents }) => ({
          players,
          percents: [...percents],
        })),
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
      const hash = hashRequest('roomCreate', request)
      const earlier = await repeated(player, request.idem_key, hash)
      if (earlier) return earlier
      const wanted = new Set(request.matches)
      const matches = playable().filter(({ id }) => wanted.has(id))
      const verdict = checkRoom({
        type: request.room_type,
        fee: request.room_rate,
        players: request.room_limit,
        pin: request.pin,
        // A match that is not among the upcoming ones has begun.
        matches: [...wanted].map((id) => ({ live: !matches.some((match) => match.id === id) })),
        ownsPrivateRoom: request.room_type === 2 && (await ownsPrivateRoom(database.pool, player.account)),
        termsAccepted: request.terms,
        bounds: boundsOf(player),
      })
      if (!verdict.ok) return refuse(verdict.code, detailsOf(verdict))
      if ((await openRoomsOf(database.pool, player.account)) >= OPEN_ROOMS_MOST)
        return refuse('createRoomFailed-1', { bound: OPEN_ROOMS_MOST })
      const waitMs = await made.take(player.account)
      if (waitMs !== null) return refuse('requestLimit', { retry_after: Math.ceil(waitMs / 1000) })
      const pin = request.room_type === 2 ? await hashPin(request.pin) : null
      const terms = termsOf(player)
      const created = await withFee(player, request.room_rate, (money) =>
        database.transaction(async (tx) => {
          const room = await createMemberRoom(tx, {
            key: request.idem_key,
            owner: player.account,
            currency: player.currency,
            at: now(),
            name: roomName(request.name, matches),
            type: request.room_type,
            pin,
            fee: request.room_rate,
            limit: request.room_limit,
            matches,
            rake: terms.rakePercent ?? RAKE_PERCENT,
            shares: terms.shares ?? null,
          })
          if (room === null) return refuse('roomExists')
          await addEvent(tx, room, { at: now(), event: 'created', account: player.account })
          await addCommand(tx, commandFor(player, request.idem_key, hash, room))
          const found = await roomById(tx, room, player.account, true)
          const outcome = found ? await enter(tx, player, found, money) : 'ok'
          if (outcome !== 'ok') throw new Refused(codeOf(outcome))
          return room
        }),
      ).catch(refusalOf)
      // The same command at the same time may have made the room.
      if (typeof created !== 'string') return (await repeated(player, request.idem_key, hash)) ?? created
      await notifyPlayers(created, [player.account])
      return shown(created, player)
    },

    async join(player, request) {
      const { idem_key: key, room_id: id, pin, terms } = request
      const hash = hashRequest('roomJoin', request)
      const earlier = await repeated(player, key, hash)
      if (earlier) return earlier
      const found = await roomById(database.pool, id, player.account)
      if (!found || found.currency !== player.currency) return refuse('roomNotExists')
      if (found.mine && found.room_type !== 3) return { room: publicRoom(found, now()) }
      const refusal = joinRefusal({ ...found, status: roomStatusAt(found, now(), false) })
      if (refusal) return refuse(refusal)
      const guessed = await pinRefusal(found, player, pin)
      if (guessed) return guessed
      const joined = await withFee(player, found.room_rate, (money) =>
        database.transaction(async (tx) => {
          const room = await roomById(tx, id, player.account, true)
          if (!room) return refuse('roomNotExists')
          if (room.mine && room.room_type !== 3) return id
          const late = joinRefusal({ ...room, status: roomStatusAt(room, now(), false) })
          if (late) return refuse(late)
          const addressHash = addressHashOf(room, player)
          const before = await joinedBefore(tx, id, { account: player.account, addressHash })
          const verdict = checkJoin({
            type: room.room_type,
            memberJoinedBefore: before.member,
            ipJoinedBefore: before.address && termsOf(player).onePerAddress,
            termsAccepted: terms,
          })
          if (!verdict.ok) return refuse(verdict.code, detailsOf(verdict))
          if (!(await addCommand(tx, { ...commandFor(player, key, hash, id), addressHash })))
            return refuse('duplicate_debit_record')
          const outcome = await enter(tx, player, room, money)
          if (outcome !== 'ok') throw new Refused(codeOf(outcome))
          return id
        }),
      ).catch(refusalOf)
      if (typeof joined !== 'string') return (await repeated(player, key, hash)) ?? joined
      await notifyPlayers(id, [player.account])
      return shown(id, player)
    },

    async leave(player, id) {
      const left = await database.transaction(async (tx) => {
        const room = await roomById(tx, id, player.account, true)
        if (!room) return refuse('roomNotExists')
        const status = roomStatusAt(room, now(), false)
        if (!isRoomOpen(status)) return refuse(status === '2' ? 'roomEndedOrCancelled' : 'roomClosed')
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
      const refusal = room.mine ? null : joinRefusal({ ...room, status: roomStatusAt(room, now(), false) })
      return { refusal, joined: room.mine, pin: room.room_type === 2, room_rate: room.room_rate }
    },
  }

  async function pinRefusal(room: OneRoom, player: Player, pin: string): Promise<Refusal | null> {
    if (room.room_type !== 2) return null
    const verdict = checkPin(pin)
    if (!verdict.ok) return refuse(verdict.code, detailsOf(verdict))
    const address = player.ip ?? player.account
    const waitMs = await pinsOfAddress.take(address)
    if (waitMs !== null) return refuse('requestLimit', { retry_after: Math.ceil(waitMs / 1000) })
    const until = await takeGuess(database.pool, room.room_id, player.account, { ...GUESSES, now: now() })
    if (until !== null) {
      await pinsOfAddress.giveBack(address)
      return refuse('requestLimit', { retry_after: Math.ceil((until - now()) / 1000) })
    }
    const day = { most: PINS_OF_ROOM, now: now(), until: now() + DAY_MS }
    if (!(await takeGuessOfRoom(database.pool, room.room_id, day))) return refuse('requestLimit')
    const stored = await pinOf(database.pool, room.room_id)
    if (stored && (await isPin(pin, stored))) {
      await pinsOfAddress.giveBack(address)
      await forgetGuesses(database.pool, room.room_id, player.account)
      return null
    }
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
      type: 'post',
      scope,
      key: `refund:${account}:${joined_at}`,
      kind: 'room_refund',
      actor: 'tournament',
      currency,
      amount: room_rate,
      from: poolOf(scope),
      to: cashOf(account),
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
  match_id: id,
  league_id: leagueId,
  league,
  home,
  away,
  kickoff,
})

/** Characters that turn the direction of text, or are not seen, would let a name look like another. */
const HIDDEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

export const roomName = (name: string, matches: readonly Pick<UpcomingMatch, 'home'>[]): string => {
  const shown = name.normalize('NFC').replace(HIDDEN, '').replace(/\s+/g, ' ').trim()
  return shown === '' ? `${matches[0]?.home ?? ''} ${matches.length}`.trim() : shown
}

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

const isNotReserved = (done: string | Refusal | NotReserved): done is NotReserved =>
  typeof done === 'object' && 'ok' in done

const codeOf = (outcome: TransferAnswer['outcome']): Refusal['refused'] =>
  outcome === 'insufficient_balance' || outcome === 'duplicate_debit_record' ? outcome : 'permission_denied'
