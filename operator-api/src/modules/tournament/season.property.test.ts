import type { RequestOf, roomBet } from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import fc from 'fast-check'
import { isRefusal } from '../../plugins/refusal'
import type { Database } from '../../storage'
import { openDatabase } from '../../storage/open-database'
import {
  isWithin,
  lineOf,
  playersOf,
  priceOf,
  reckonRoom,
  selectionOf,
  type TakenPick,
} from '../../testing/reckon-room'
import {
  ROOM_MATCHES,
  type RoomSeason,
  roomSeason,
  type SeasonLeg,
  type SeasonRoom,
} from '../../testing/room-seasons'
import { size } from '../../testing/sizes'
import { NOON, type TestApp, testApp } from '../../testing/test-app'
import { FIRST_BRAND } from '../uplines'
import { cashOf, poolOf, postAdjustment } from '../wallet'
import type { UpcomingMatch } from './house-slots'
import { playRooms, type RoundDeps } from './play-round'
import type { Player } from './rooms'

const PLAYERS = Array.from(
  { length: 12 },
  (_, i): Player => ({
    account: `demo${i + 2}`,
    brand: FIRST_BRAND,
    currency: 'MYR',
    ip: null,
  }),
)
const ROOMS_OF_SEASON = 4
const MINUTE = 60_000
/** Spent money of players is kept here until the season ends. */
const SPENT = 'room:0'

let server: TestApp
let operator: Database
let upcoming: UpcomingMatch[] = []
let firstMatch = 100_000
let revisions = 0
let keys = 0
beforeAll(async () => {
  // A season makes more rooms than members may in an hour.
  server = await testApp({}, { upcoming: () => upcoming, roomsPerHour: 1_000_000 })
  operator = openDatabase(server.owner)
  for (const { account: owner } of PLAYERS)
    await postAdjustment(operator.pool, {
      scope: 'test',
      idemKey: owner,
      kind: 'test',
      actor: 'test',
      at: NOON,
      postings: [
        { kind: 'external', owner: 'test', currency: 'MYR', amount: -1_000_000_000 },
        { kind: 'cash', owner, currency: 'MYR', amount: 1_000_000_000 },
      ],
    })
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await operator.close()
  await server.close()
})

const nextKey = (): string => {
  keys += 1
  return `key-of-a-season-${keys}`
}
const matchOf = (match: number): number => firstMatch + match
const playerOf = (player: number): Player => PLAYERS[player] as Player

function offerMatches({ prices }: RoomSeason): void {
  firstMatch += ROOM_MATCHES.length
  upcoming = ROOM_MATCHES.map((match) => ({
    id: matchOf(match),
    leagueId: 1,
    sport: 1,
    league: 'League',
    home: `Home ${match}`,
    away: 'Away',
    kickoff: server.clock.now + (20 + match) * MINUTE,
    parent: null,
  }))
  for (const [match, { hdp, ou, line, total }] of prices.entries()) {
    const lines = [
      { id: 1, betType: 'hdp' as const, line, prices: [...hdp] },
      { id: 2, betType: 'ou' as const, line: total, prices: [...ou] },
    ]
    server.book.put(upcoming[match] as UpcomingMatch, lines)
  }
}

/** Makes, fills and leaves a room; its id, unless its maker could not. */
async function openRoom({ fee, limit, players, leavers }: SeasonRoom): Promise<string> {
  const { rooms } = server.app.tournament
  const [owner, ...others] = players.map(playerOf)
  const made = await rooms.create(owner as Player, {
    idem_key: nextKey(),
    room_type: 1,
    name: 'Season',
    room_rate: fee,
    room_limit: limit,
    pin: '',
    matches: ROOM_MATCHES.map(matchOf),
    terms: true,
  })
  if (isRefusal(made)) throw new Error(made.refused)
  const room_id = made.room.room_id
  for (const [i, player] of others.entries()) {
    const joined = await rooms.join(player, { idem_key: nextKey(), room_id, pin: '', terms: true })
    expect(isRefusal(joined)).toBe(i + 2 > limit)
  }
  for (const player of leavers) await rooms.leave(playerOf(player), room_id)
  return room_id
}

const legOf = (leg: SeasonLeg, { prices }: RoomSeason) => ({
  match_id: matchOf(leg.match),
  bet_type: leg.betType,
  selection: selectionOf(leg),
  line_id: leg.betType === 'hdp' ? 1 : 2,
  line: lineOf(leg, prices),
  odds: priceOf(leg, prices),
})

async function pickAll(room: SeasonRoom, room_id: string, season: RoomSeason): Promise<TakenPick[]> {
  const { picks } = server.app.tournament
  const taken: TakenPick[] = []
  for (const pick of room.picks) {
    if (pick.isLater) server.clock.now += 1
    const order = { idem_key: nextKey(), room_id, points: pick.points }
    const legs = pick.legs.map((leg) => legOf(leg, season))
    const answer =
      legs.length === 1
        ? await picks.bet(playerOf(pick.player), { ...order, ...legs[0] } as RequestOf<typeof roomBet>)
        : await picks.betPlus(playerOf(pick.player), { ...order, legs })
    const isTaken = playersOf(room).includes(pick.player) && isWithin(pick, taken)
    expect([isTaken, answer]).toEqual([!isRefusal(answer), answer])
    if (isTaken) taken.push({ ...pick, at: server.clock.now })
  }
  return taken
}

class Died extends Error {}

/** The parts of a process that dies in one of its transactions, and does nothing from then on. */
function mortal(dies: RoomSeason['words'][number]['dies']): RoundDeps {
  const { platform, app, book } = server
  if (!dies) return { platform, wallet: app.wallet, book }
  const { database } = platform
  let passed = 0
  const transaction: Database['transaction'] = async (work) => {
    passed += 1
    if (passed > dies.at) throw new Died()
    if (passed < dies.at) return database.transaction(work)
    await database.transaction(async (tx) => {
      const done = await work(tx)
      if (!dies.isCommitted) throw new Died()
      return done
    })
    throw new Died()
  }
  return { platform: { ...platform, database: { ...database, transaction } }, wallet: app.wallet, book }
}

const round = (dies: RoomSeason['words'][number]['dies'] = null) => playRooms(mortal(dies))

async function settleMatch(match: number, result: MatchResult): Promise<void> {
  revisions += 1
  await server.platform.database.pool.query(`SELECT record_result($1, $2, $3, 'feed', $4)`, [
    ...[matchOf(match), revisions, JSON.stringify(result), server.clock.now],
  ])
}

async function spendAll(spent: Map<string, number>): Promise<void> {
  for (const { account } of PLAYERS) {
    const { cash } = await server.balances(account)
    if (cash === 0) continue
    await moveSpent(account, cash, true)
    spent.set(account, (spent.get(account) ?? 0) + cash)
  }
}

async function moveSpent(account: string, amount: number, isSpent: boolean): Promise<void> {
  const [from, to] = isSpent ? [cashOf(account), poolOf(SPENT)] : [poolOf(SPENT), cashOf(account)]
  const order = {
    scope: SPENT,
    key: nextKey(),
    kind: 'test',
    actor: 'test',
    currency: 'MYR',
    amount,
  } as const
  expect(await server.app.wallet.transfers.post({ ...order, from, to })).toMatchObject({ outcome: 'ok' })
}

/** The entries of every account for a room, by the ledger. */
async function booksOf(room: string): Promise<Record<string, number>> {
  const rows = await server.asOwner<{ of: string; sum: string }>(
    `SELECT CASE WHEN a.kind IN ('cash', 'debt') THEN a.owner ELSE a.kind END AS of, sum(e.amount) AS sum
     FROM transfer t JOIN entry e ON e.transfer_id = t.id JOIN account a ON a.id = e.account_id
     WHERE t.scope = $1 GROUP BY 1`,
    [`room:${room}`],
  )
  return Object.fromEntries(rows.map(({ of, sum }) => [of, Number(sum)]))
}

async function play(season: RoomSeason): Promise<void> {
  offerMatches(season)
  const rooms: { room: SeasonRoom; id: string; taken: TakenPick[] }[] = []
  for (const room of season.rooms) {
    const id = await openRoom(room)
    rooms.push({ room, id, taken: await pickAll(room, id, season) })
  }
  server.clock.now += 30 * MINUTE
  await Promise.all([round(season.words[0]?.dies), round()])
  const spent = new Map<string, number>()
  for (const word of season.words) {
    await settleMatch(word.match, word.result)
    if (word.isSpent) await spendAll(spent)
    if (word.round === 'one') await round(word.dies)
    if (word.round === 'both') await Promise.all([round(word.dies), round()])
  }
  for (const [match, result] of season.ends.entries()) await settleMatch(match, result)
  await Promise.all([round(), round()])
  await round()
  for (const [account, amount] of spent) await moveSpent(account, amount, false)

  for (const { room, id, taken } of rooms) {
    const players = playersOf(room)
    const isPlayed = players.length >= 3
    const expected = isPlayed ? reckonRoom(room, taken, season.prices, season.ends) : []
    const results = await server.asOwner<{ account: string; place: number; points: string; prize: string }>(
      'SELECT account_id AS account, place, points, prize FROM tournament_result WHERE room_id = $1::bigint',
      [id],
    )
    const paid = results.map(({ account, place, points, prize }) => ({
      player: PLAYERS.findIndex((one) => one.account === account),
      place,
      points: Number(points),
      prize: Number(prize),
    }))
    const byPlayer = (a: { player: number }, b: { player: number }) => a.player - b.player
    expect(paid.toSorted(byPlayer)).toEqual(expected.toSorted(byPlayer))
    const books = await booksOf(id)
    const nets = players.map((player) => books[playerOf(player).account] ?? 0)
    expect(nets).toEqual(
      players.map((player) => {
        const won = expected.find((one) => one.player === player)
        return won ? won.prize - room.fee : 0
      }),
    )
    expect(Object.values(books).reduce((sum, amount) => sum + amount, 0)).toBe(0)
    expect(books.pool ?? 0).toBe(0)
    const prizes = expected.reduce((sum, { prize }) => sum + prize, 0)
    expect(books.house ?? 0).toBe(isPlayed ? room.fee * players.length - prizes : 0)
  }
}

test(
  'after any season of rooms, money sums to zero and every prize follows the last results',
  async () => {
    await fc.assert(fc.asyncProperty(roomSeason(PLAYERS.length, ROOMS_OF_SEASON), play), {
      numRuns: size(8, 1000 / ROOMS_OF_SEASON),
      endOnFailure: !process.env.SHRINK,
    })
  },
  size(60_000, 3_600_000),
)
