import { roomInfo, roomList } from '@touchline/contracts/calls'
import { openDatabase } from '../../src/storage/open-database'
import { NOON, type TestApp, testApp } from '../../src/testing/test-app'
import { SANDBOX_CURRENCIES } from '../members'
import { seedHousePlayers } from './house-players'
import { createPastRooms } from './past-rooms'

const SETTINGS = {
  allowedOrigins: [],
  secureLoginKey: 'a key',
  apiVersion: 'test',
  openRequestsMax: 1000,
  sandboxSeed: 'touchline',
  feedSpeed: 12,
  sandboxDays: 7,
}

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  server.clock.now = NOON
  const database = openDatabase(server.owner)
  await seedHousePlayers({ database, now: () => NOON })
  await database.close()
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const play = async (settings = SETTINGS) => {
  for (const { round } of createPastRooms({ platform: server.platform, settings }).jobs) await round()
}
const ended = () =>
  server.asOwner<{ currency: string; rooms: number; players: number; undecided: number }>(
    `SELECT currency, count(*)::int AS rooms, min((SELECT count(*) FROM tournament_result e WHERE e.room_id = r.room_id))::int AS players,
       (SELECT count(*) FROM tournament_pick WHERE returned IS NULL)::int AS undecided
     FROM tournament_room r WHERE status = '3' GROUP BY currency ORDER BY currency`,
  )

test('a sandbox without a past has no rooms that were played', async () => {
  await play({ ...SETTINGS, sandboxDays: 0 })
  expect(await ended()).toEqual([])
})

test('a new sandbox has rooms that were played and paid in each of its currencies, and no more at later starts', async () => {
  await play()
  const rooms = await ended()
  expect(rooms.map(({ currency }) => currency)).toEqual([...SANDBOX_CURRENCIES].sort())
  for (const { rooms: count, players, undecided } of rooms) {
    expect(count).toBeGreaterThan(1)
    expect(players).toBeGreaterThanOrEqual(3)
    expect(undecided).toBe(0)
  }
  await play()
  expect(await ended()).toEqual(rooms)
})

test('a member finds them in the list, with a champion', async () => {
  const member = await server.login('demo')
  const list = await member.call(roomList, { tab: 'all', page_size: 60 })
  if (list.status !== 1) throw new Error(list.status)
  const [room] = list.rooms.filter(({ status, room_type }) => status === '3' && room_type === 1)
  const page = await member.call(roomInfo, { room_id: room?.room_id ?? '' })
  if (page.status !== 1) throw new Error(page.status)
  const [champion] = page.rank
  expect(champion).toMatchObject({ place: 1 })
  expect(champion?.prize).toBeGreaterThan(0)
})
