import { randomUUID } from 'node:crypto'
import {
  type Room,
  roomCreate,
  roomJoin,
  roomLeagueList,
  roomLeave,
  roomList,
  roomMatchList,
} from '@touchline/contracts/calls'
import { type BrandTerms, PRODUCT_TERMS } from '@touchline/serving'
import { type TestApp, testApp } from '../../testing/test-app'
import { HOUSE_SLOTS, type HouseSlot, type UpcomingMatch } from './house-slots'
import { createHouseRoom } from './repository'

const MINUTE = 60_000

const matchesFrom = (now: number): UpcomingMatch[] =>
  Array.from({ length: 60 }, (_, i) => ({
    id: i + 1,
    leagueId: i % 4,
    sport: 1,
    league: `League ${i % 4}`,
    home: `Home ${i}`,
    away: `Away ${i}`,
    kickoff: now + (16 + i * 10) * MINUTE,
    parent: null,
  }))

/** A server whose odds book holds sixty matches, ten minutes apart. */
async function opened(terms: Readonly<Record<string, Partial<BrandTerms>>> = {}) {
  const book = { matches: [] as UpcomingMatch[] }
  const app: TestApp = await testApp(
    {},
    {
      upcoming: () => book.matches.filter(({ kickoff }) => kickoff > app.clock.now),
      terms,
      houseRoomCurrencies: ['MYR', 'MMK'],
      random: () => 0,
    },
  )
  book.matches = matchesFrom(app.clock.now)
  const round = () => app.app.round('tournament rooms')
  await round()
  return { app, book, round }
}

type Opened = Awaited<ReturnType<typeof opened>>

async function rooms({ app }: Opened, body: object = {}, account = 'demo') {
  const member = await app.login(account)
  const answer = await member.call(roomList, { tab: 'all', page_size: 60, ...body })
  if (answer.status !== 1) throw new Error(answer.status)
  return answer
}

let joined = 0
async function join({ app }: Opened, room: Room | undefined, accounts: readonly string[]): Promise<void> {
  for (const account of accounts) {
    joined += 1
    const member = await app.login(account)
    // A free room lets an address in once.
    await app.asOwner('UPDATE tournament_command SET address_hash = NULL')
    const asked = { idem_key: `join-${joined}-of-a-test`, room_id: room?.room_id, pin: '', terms: true }
    const answer = await member.call(roomJoin, asked)
    if (answer.status !== 1) throw new Error(`${account}: ${answer.status}`)
  }
}

describe('tournament rooms', () => {
  let server: Opened

  beforeEach(async () => {
    server = await opened()
  })

  afterEach(() => server.app.close())

  test('are built on upcoming matches, one for every slot of the house, empty and open, the soonest first', async () => {
    const { rooms: list, total, counts } = await rooms(server)
    expect(total).toBe(HOUSE_SLOTS.length)
    expect(counts).toEqual({ all: 11, public: 9, private: 0, free: 2, mine: 0 })
    for (const room of list) {
      expect(room).toMatchObject({ owner: 'house', status: 'A', joined: 0, mine: false, refusal: null })
      expect(room.start_at).toBeGreaterThan(server.app.clock.now)
      expect(room.matches).toBeGreaterThanOrEqual(3)
    }
    const starts = list.map(({ start_at }) => start_at)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
  })

  test('are those of the tab and the search, page by page, in the currency of the member', async () => {
    const free = await rooms(server, { tab: 'free' })
    expect(free.rooms.map(({ room_type, prize_pool }) => [room_type, prize_pool > 0])).toEqual([
      [3, true],
      [3, true],
    ])
    const [first] = free.rooms
    expect((await rooms(server, { search: first?.room_id })).rooms).toEqual([first])
    expect((await rooms(server, { search: 'cup' })).total).toBe(2)
    expect((await rooms(server, { search: '%' })).total).toBe(0)
    const page = await rooms(server, { page: 2, page_size: 8 })
    expect([page.rooms.length, page.total]).toEqual([3, 11])
    const kyat = await rooms(server, {}, 'demommk')
    expect(kyat.rooms.map(({ room_id }) => room_id)).not.toContain(first?.room_id)
  })

  test('are not doubled by a second round, nor by a second process', async () => {
    await Promise.all([server.round(), server.round()])
    expect((await rooms(server)).total).toBe(HOUSE_SLOTS.length)
  })

  test('of a slot that another process has filled are not made again', async () => {
    const { app, book } = server
    const slot = HOUSE_SLOTS[0] as HouseSlot
    const plan = { name: 'Twice', matches: book.matches.slice(0, 3) }
    const made = app.database.transaction((tx) => createHouseRoom(tx, slot, 'MYR', plan, app.clock.now))
    expect(await made).toBe(false)
    expect((await rooms(server, { search: 'Twice' })).total).toBe(0)
  })

  test('close at the first kick-off, stop betting at the last, and end with the last result', async () => {
    const { app, round } = server
    const [room] = (await rooms(server, { tab: 'free' })).rooms
    await join(server, room, ['demo', 'demo2', 'demo3', 'demo4', 'demo5'])
    const state = async () => {
      await round()
      return (await rooms(server)).rooms.find(({ room_id }) => room_id === room?.room_id)
    }
    expect(await state()).toMatchObject({
      status: '0',
      joined: 5,
      mine: true,
      shares: [70, 30],
      refusal: 'memberJoinedBefore',
    })
    const matches = await app.asOwner<{ match_id: string; kickoff: string }>(
      'SELECT match_id, kickoff FROM tournament_room_match WHERE room_id = $1::bigint ORDER BY kickoff',
      [room?.room_id],
    )
    app.clock.now = Number(matches[0]?.kickoff)
    expect(await state()).toMatchObject({ status: '1', refusal: 'roomClosedNotAllowed' })
    app.clock.now = Number(matches.at(-1)?.kickoff)
    expect(await state()).toMatchObject({ status: '4', refusal: 'roomClosed' })
    for (const { match_id } of matches)
      await app.asOwner(`SELECT record_result($1, 1, $2, 'feed', $3)`, [
        ...[match_id, JSON.stringify(resultOf(Number(match_id)).result), app.clock.now],
      ])
    expect(await state()).toMatchObject({ status: '3', refusal: 'roomEnded' })
  })

  test('are cancelled with fewer than three members, leave the list after three hours, and make room for new ones', async () => {
    const { app, round } = server
    const [room] = (await rooms(server)).rooms
    await join(server, room, ['demo', 'demo2'])
    app.clock.now = room?.start_at ?? 0
    const late = (await rooms(server)).rooms.find(({ room_id }) => room_id === room?.room_id)
    expect(late).toMatchObject({ status: '2', refusal: 'roomEndedOrCancelled' })
    await round()
    const open = (await rooms(server)).rooms.filter(({ status }) => status === 'A')
    expect(open).toHaveLength(HOUSE_SLOTS.length)
    const [stored] = await app.asOwner('SELECT status FROM tournament_room WHERE room_id = $1::bigint', [
      room?.room_id,
    ])
    expect(stored).toEqual({ status: '2' })
    app.clock.now += 300 * MINUTE
    await round()
    expect((await rooms(server)).rooms.map(({ room_id }) => room_id)).not.toContain(room?.room_id)
  })

  test('are not made without matches', async () => {
    const { app, book, round } = server
    book.matches = []
    app.clock.now += 24 * 60 * MINUTE
    await round()
    expect((await rooms(server)).total).toBe(0)
  })

  test('are refused to a member whose upline has switched them off', async () => {
    const member = await server.app.login('demonocasino')
    expect(await member.call(roomList, { tab: 'all' })).toMatchObject({ status: 'tournamentDisabled' })
  })
})

test.each([
  ['', { onePerAddress: true }, ['IPJoinedBefore', 'memberJoinedBefore']],
  [' unless the brand says otherwise', { onePerAddress: false }, [1, 'memberJoinedBefore']],
])('a free room lets in one member of an address, once%s', async (_, rule, statuses) => {
  const server = await opened({ touchline: { tournament: { ...PRODUCT_TERMS.tournament, ...rule } } })
  const { rooms: list } = await rooms(server, { tab: 'free' })
  await join(server, list[0], ['demo2'])
  const asked = () => ({ idem_key: randomUUID(), room_id: list[0]?.room_id, pin: '', terms: true })
  const answers = []
  for (const account of ['demo3', 'demo2'])
    answers.push(await (await server.app.login(account)).call(roomJoin, asked()))
  expect(answers.map(({ status }) => status)).toEqual(statuses)
  await server.app.close()
})

test('a free room is closed to a member who has quit it, and to their address', async () => {
  const server = await opened()
  const { rooms: list } = await rooms(server, { tab: 'free' })
  const asked = () => ({ idem_key: randomUUID(), room_id: list[0]?.room_id, pin: '', terms: true })
  const [one, other] = [await server.app.login('demo2'), await server.app.login('demo3')]
  expect(await one.call(roomJoin, asked())).toMatchObject({ status: 1 })
  expect(await one.call(roomLeave, { room_id: list[0]?.room_id })).toMatchObject({ status: 1 })
  expect(await one.call(roomJoin, asked())).toMatchObject({ status: 'memberJoinedBefore' })
  expect(await other.call(roomJoin, asked())).toMatchObject({ status: 'IPJoinedBefore' })
  await server.app.close()
})

test('a brand takes its own rake and shares', async () => {
  const shares = [
    { players: 3, percents: [60, 40] },
    { players: 6, percents: [50, 50] },
  ]
  const tournament = { ...PRODUCT_TERMS.tournament, rakePercent: 4, shares }
  const server = await opened({ touchline: { tournament } })
  const member = await server.app.login('demo2')
  const choices = await member.call(roomLeagueList, {})
  expect(choices).toMatchObject({ rake_percent: 4, shares })
  const { matches } = (await member.call(roomMatchList, {})) as { matches: { match_id: number }[] }
  const made = await member.call(roomCreate, {
    idem_key: randomUUID(),
    room_type: 1,
    name: '\u202eBig \u200bone',
    room_rate: 10_000,
    room_limit: 10,
    pin: '',
    matches: matches.slice(0, 3).map(({ match_id }) => match_id),
    terms: true,
  })
  expect(made).toMatchObject({ room: { name: 'Big one', prize_pool: 9_600, shares: [60, 40] } })
  await server.app.close()
})

const resultOf = (match: number) => ({
  type: 'result' as const,
  match,
  revision: 1,
  at: 0,
  result: {
    status: 1 as const,
    half_time: [0, 0] as const,
    full_time: [1, 0] as const,
    first_goal: 'home' as const,
    last_goal: 'home' as const,
    first_half_first_goal: 'none' as const,
    first_half_last_goal: 'none' as const,
    abandoned_in: null,
  },
})
