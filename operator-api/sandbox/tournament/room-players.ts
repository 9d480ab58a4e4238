import type { RoomMatchState } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { TournamentParts } from '../../src/modules/tournament'
import type { Job } from '../../src/platform/jobs'
import type { Platform } from '../../src/platform/module'
import { isRefusal } from '../../src/plugins/refusal'
import { HOUSE_PLAYERS, type HousePlayer } from './house-players'

const EVERY_MS = 5000
/** Rooms that players of the house have open at once, of each currency. */
const OWN_ROOMS = 2
/** A room is full this share of the time between its making and its first kick-off. */
const FULL_AT = 0.8
/** Chance of a player without a pick to pick a match in a round. */
const PICKS = 0.25
/** Chance of a room in a round where few are open. */
const MAKES = 0.5

export interface RoomPlayersDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'random' | 'newId' | 'log'>
  readonly tournament: TournamentParts
  readonly currencies: readonly Currency[]
}

export interface OpenRoom {
  readonly id: string
  readonly currency: Currency
  readonly type: number
  readonly status: string
  readonly limit: number
  readonly created: number
  readonly start: number
  readonly players: string[]
  readonly owned: boolean
}

/** Parameters: accounts of the house; ids of rooms, or null for all that are played. */
const ROOMS = `
  SELECT r.room_id::text AS id, r.currency, r.room_type AS type, r.status, r.room_limit AS limit, r.created_at AS created,
    r.start_at AS start, ARRAY(SELECT account_id FROM tournament_entry e WHERE e.room_id = r.room_id) AS players,
    COALESCE(r.owner_id = ANY ($1), false) AS owned
  FROM tournament_room r WHERE r.status IN ('A', '0', '1') AND ($2::bigint[] IS NULL OR r.room_id = ANY ($2))`

export const openRooms = async (
  database: Platform['database'],
  ids: readonly string[] | null,
): Promise<OpenRoom[]> =>
  (await database.pool.query<OpenRoom>(ROOMS, [HOUSE_PLAYERS.map(({ account }) => account), ids])).rows

/** Players of the house join open rooms, make some of their own and pick, by the calls that members use. */
export function createRoomPlayers(deps: RoomPlayersDeps): { jobs: readonly Job[] } {
  const { platform, currencies } = deps
  const { fill, pick, make } = createHabits(deps)
  const round = async (): Promise<void> => {
    const rows = await openRooms(platform.database, null)
    for (const room of rows) {
      if (room.status !== '1') await fill(room)
      await pick(room)
    }
    for (const currency of currencies) if (platform.random() < MAKES) await make(currency, rows)
  }
  return { jobs: [{ name: 'players of the sandbox', everyMs: EVERY_MS, by: 'one process', round }] }
}

export interface Habits {
  /** Lets as many join as fits the time until the first kick-off. */
  fill(room: OpenRoom): Promise<void>
  /** Some of its players pick matches that they have not picked. */
  pick(room: OpenRoom): Promise<void>
  /** A player makes a room where few are open; answers its id. */
  make(currency: Currency, rooms: readonly OpenRoom[]): Promise<string | null>
}

/** Actions of the players of the house. */
export function createHabits({ platform, tournament }: Omit<RoomPlayersDeps, 'currencies'>): Habits {
  const { now, random, newId, log } = platform
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const playersOf = (currency: Currency) => HOUSE_PLAYERS.filter((player) => player.currency === currency)

  /** PINs of private rooms that players of the house have made, shared among them. */
  const pins = new Map<string, string>()

  const fill = async (room: OpenRoom): Promise<void> => {
    const pin = room.type === 2 ? pins.get(room.id) : ''
    if (pin === undefined) return
    const spent = (now() - room.created) / Math.max(1, (room.start - room.created) * FULL_AT)
    const wanted = Math.min(room.limit, Math.ceil(room.limit * Math.min(1, spent)))
    const absent = playersOf(room.currency).filter(({ account }) => !room.players.includes(account))
    for (let missing = wanted - room.players.length; missing > 0; missing -= 1) {
      const player = one(absent)
      if (!player) return
      absent.splice(absent.indexOf(player), 1)
      const joined = await tournament.rooms.join(player, {
        idem_key: newId(),
        room_id: room.id,
        pin,
        terms: true,
      })
      if (isRefusal(joined)) return
    }
  }

  const pick = async (room: OpenRoom): Promise<void> => {
    const own = HOUSE_PLAYERS.filter(({ account }) => room.players.includes(account))
    const [first] = own
    if (!first) return
    const page = await tournament.page.info(first, room.id)
    if (isRefusal(page)) return
    const open = page.matches.filter(({ state, offers }) => state === 'open' && offers.length > 0)
    if (open.length === 0) return
    const { rows } = await platform.database.pool.query<{ account: string; match: number }>(
      'SELECT account_id AS account, match_id AS match FROM tournament_pick WHERE room_id = $1::bigint',
      [room.id],
    )
    for (const player of own)
      for (const match of open) {
        const isPicked = rows.some((row) => row.account === player.account && row.match === match.match_id)
        if (!isPicked && random() < PICKS) await pickOne(player, room, match)
      }
  }

  const pickOne = async (player: HousePlayer, room: OpenRoom, match: RoomMatchState): Promise<void> => {
    const offer = one(match.offers)
    if (!offer) return
    const { bet_type, line_id, line, prices } = offer
    // Favourites and overs are what most like.
    const isFirst = random() < (bet_type === 'ou' ? 0.6 : line < 0 ? 0.65 : 0.45)
    const selection = bet_type === 'ou' ? (isFirst ? 'over' : 'under') : isFirst ? 'home' : 'away'
    const points = (2 + Math.floor(random() * 9)) * 10_000
    await tournament.picks.bet(player, {
      idem_key: newId(),
      room_id: room.id,
      match_id: match.match_id,
      bet_type,
      selection,
      line_id,
      line,
      odds: isFirst ? prices[0] : prices[1],
      points,
    })
  }

  const make = async (currency: Currency, rooms: readonly OpenRoom[]): Promise<string | null> => {
    const open = rooms.filter((room) => room.owned && room.currency === currency && room.status !== '1')
    const player = one(
      playersOf(currency).filter(({ account }) => !open.some(({ players }) => players.includes(account))),
    )
    if (!player || open.length >= OWN_ROOMS) return null
    const matches = tournament.rooms.matches(undefined).filter(({ kickoff }) => kickoff > now() + 60_000)
    const chosen = matches
      .slice(0, 12)
      .toSorted(() => random() - 0.5)
      .slice(0, 3 + Math.floor(random() * 2))
    const { bounds } = await tournament.rooms.leagues(player)
    const isPrivate = random() < 0.3
    const pin = isPrivate ? String(100_000 + Math.floor(random() * 900_000)) : ''
    const made = await tournament.rooms.create(player, {
      idem_key: newId(),
      room_type: isPrivate ? 2 : 1,
      name: `${chosen[0]?.home ?? 'Kick-off'} Club`.slice(0, 40),
      room_rate: bounds.fee.min * (1 + Math.floor(random() * 5)),
      room_limit: 6 + Math.floor(random() * 7),
      pin,
      terms: true,
      matches: chosen.map(({ match_id }) => match_id),
    })
    if (isRefusal(made)) {
      log.debug({ refused: made.refused }, 'a player of the house made no room')
      return null
    }
    if (isPrivate) pins.set(made.room.room_id, pin)
    return made.room.room_id
  }

  return { fill, pick, make }
}
