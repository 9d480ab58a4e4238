import {
  dailyStatement,
  gameResultTournament,
  gameResultTournamentRefund,
  movementHistory,
  type Room,
  roomBet,
  roomBetPlus,
  roomBetResultFinal,
  roomBetResultList,
  roomCreate,
  roomInfo,
  roomJoin,
  roomLeagueList,
  roomLeave,
  roomList,
  roomMemberBetList,
} from '@touchline/contracts/calls'
import { finished } from '../../testing/results'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'
import type { UpcomingMatch } from './house-slots'

const MINUTE = 60_000
const MATCHES = [1, 2, 3, 4, 5, 6]

let app: TestApp
let matches: UpcomingMatch[]
beforeEach(async () => {
  matches = []
  app = await testApp(
    {},
    { upcoming: () => matches.filter(({ kickoff }) => kickoff > app.clock.now), random: () => 0 },
  )
  for (const id of MATCHES) {
    const kickoff = app.clock.now + (20 + id) * MINUTE
    const names = {
      league: 'League',
      home: `Home ${id}`,
      away: `Away ${id}`,
      kickoff,
      leagueId: 1,
      sport: 1,
      parent: null,
    }
    matches.push({ id, ...names })
    app.book.put({ id, ...names }, [
      { id: id * 10, betType: 'hdp', line: -2, prices: [96, -98] },
      { id: id * 10 + 1, betType: 'ou', line: 10, prices: [90, 92] },
    ])
  }
})
afterEach(async () => {
  expect(await app.breaches()).toEqual([])
  await app.close()
})

let keys = 0
const key = (): string => {
  keys += 1
  return `a-key-of-the-test-${keys}`
}
const ok = <T extends { status: unknown }>(answer: T): Extract<T, { status: 1 }> => {
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer as Extract<T, { status: 1 }>
}
const round = () => app.app.round('tournament rooms')
const createBy = async (member: TestMember, body: object = {}) =>
  member.call(roomCreate, {
    idem_key: key(),
    room_type: 1,
    name: 'Derby',
    room_rate: 10_000,
    room_limit: 10,
    pin: '',
    matches: [1, 2, 3],
    terms: true,
    ...body,
  })
const joinBy = (member: TestMember, room: Room, body: object = {}) =>
  member.call(roomJoin, { idem_key: key(), room_id: room.room_id, pin: '', terms: true, ...body })
const pickBy = (
  member: TestMember,
  room: Room,
  match: number,
  selection: 'home' | 'away',
  points: number,
  body = {},
) =>
  member.call(roomBet, {
    idem_key: key(),
    room_id: room.room_id,
    match_id: match,
    bet_type: 'hdp',
    selection,
    line_id: match * 10,
    line: -2,
    odds: selection === 'home' ? 96 : -98,
    points: points * 100,
    ...body,
  })
const ends = (match: number, score: [number, number], revision = 1) => {
  app.clock.now += 1
  return app.asOwner(`SELECT record_result($1, $2, $3, 'feed', $4)`, [
    ...[match, revision, JSON.stringify(finished(score, [0, 0])), app.clock.now],
  ])
}
const cash = async (account: string): Promise<number> => (await app.balances(account)).cash
const poolOf = async (room: Room): Promise<number> => {
  const rows = await app.asOwner<{ balance: string }>(`SELECT balance FROM account WHERE owner = $1`, [
    `room:${room.room_id}`,
  ])
  return Number(rows[0]?.balance ?? 0)
}

test('a room is created, joined, played and paid, and its prizes are in statement and records', async () => {
  const [owner, second, third] = [
    await app.login('demo2'),
    await app.login('demo3'),
    await app.login('demo4'),
  ]
  const before = { demo2: await cash('demo2'), demo3: await cash('demo3'), demo4: await cash('demo4') }
  const { room } = ok(await createBy(owner))
  expect(room).toMatchObject({ status: 'A', joined: 1, mine: true, room_rate: 10_000, matches: 3 })
  ok(await joinBy(second, room))
  ok(await joinBy(third, room))
  expect([await cash('demo2'), await poolOf(room)]).toEqual([before.demo2 - 10_000, 30_000])

  for (const match of [1, 2, 3]) ok(await pickBy(owner, room, match, 'home', 1000))
  ok(await pickBy(second, room, 1, 'away', 500))
  ok(await pickBy(second, room, 2, 'home', 800))
  expect(await pickBy(third, room, 1, 'home', 1001)).toMatchObject({ status: 'pointsOverLimit' })

  app.clock.now = (matches[2]?.kickoff ?? 0) + MINUTE
  await round()
  expect(await joinBy(await app.login('demo5'), room)).toMatchObject({ status: 'roomClosed' })
  expect(await pickBy(third, room, 3, 'home', 10)).toMatchObject({ status: 'roomClosed' })
  await ends(1, [1, 0])
  await round()
  const info = ok(await owner.call(roomInfo, { room_id: room.room_id }))
  expect(info.rank).toMatchObject([
    { place: 1, name: expect.any(String), me: true, wins: 1, points: 196_000 },
    { place: 2, points: 0 },
    { place: 3, points: 0 },
  ])
  expect(info.matches.map(({ state }) => state)).toEqual(['settled', 'closed', 'closed'])
  await ends(2, [0, 2])
  await ends(3, [2, 0])
  await round()

  const final = ok(await owner.call(roomBetResultFinal, { room_id: room.room_id }))
  expect(final.rank.map(({ place, points, prize }) => [place, points, prize])).toEqual([
    [1, 392_000, 27_000],
    [2, 0, 0],
    [3, 0, 0],
  ])
  expect(await poolOf(room)).toBe(0)
  expect(await cash('demo2')).toBe(before.demo2 - 10_000 + 27_000)
  expect(ok(await owner.call(gameResultTournament, {})).rows).toMatchObject([
    { room_id: room.room_id, place: 1, players: 3, prize: 27_000, net: 17_000 },
  ])
  const today = '2026-08-01'
  const { grand } = ok(await owner.call(dailyStatement, { start_date: today, end_date: today }))
  expect(grand).toMatchObject({ debit: 10_000, credit: 27_000 })
  const { movements } = ok(await owner.call(movementHistory, { working_date: today, page: 1, page_size: 10 }))
  expect(movements.map(({ kind, room: name }) => [kind, name])).toEqual([
    ['room_fee', 'Derby'],
    ['room_prize', 'Derby'],
  ])
  expect(ok(await second.call(roomBetResultList, { room_id: room.room_id })).picks).toHaveLength(5)
  expect(ok(await second.call(roomMemberBetList, {}))).toMatchObject({ total: 2 })
  const notified = app.sent.filter(({ message }) => message.t === 'room').map(({ account }) => account)
  expect(new Set(notified)).toEqual(new Set(['demo2', 'demo3', 'demo4']))
  await round()
  expect(await cash('demo2')).toBe(before.demo2 + 17_000)
})

test('a corrected result takes prizes back and pays them to others, once', async () => {
  const members = await Promise.all(['demo2', 'demo3', 'demo4'].map((account) => app.login(account)))
  const [one, other, third] = members as [TestMember, TestMember, TestMember]
  const { room } = ok(await createBy(one))
  for (const member of [other, third]) ok(await joinBy(member, room))
  ok(await pickBy(one, room, 1, 'home', 1000))
  ok(await pickBy(other, room, 1, 'away', 1000))
  app.clock.now = (matches[2]?.kickoff ?? 0) + MINUTE
  for (const match of [1, 2, 3]) await ends(match, [1, 0])
  await round()
  const paid = [await cash('demo2'), await cash('demo3')]
  await ends(1, [0, 1], 2)
  await round()
  await round()
  expect([await cash('demo2'), await cash('demo3')]).toEqual([
    (paid[0] ?? 0) - 27_000,
    (paid[1] ?? 0) + 27_000,
  ])
  expect(await poolOf(room)).toBe(0)
})

test('a room with fewer than three players at its first kick-off is cancelled, and fees come back', async () => {
  const [owner, second] = [await app.login('demo2'), await app.login('demo3')]
  const before = [await cash('demo2'), await cash('demo3')]
  const { room } = ok(await createBy(owner))
  ok(await joinBy(second, room))
  app.clock.now = matches[0]?.kickoff ?? 0
  await round()
  expect([await cash('demo2'), await cash('demo3')]).toEqual(before)
  expect(ok(await second.call(gameResultTournamentRefund, {})).rows).toMatchObject([
    { reason: 'cancelled', refund: 10_000 },
  ])
  expect(await joinBy(await app.login('demo4'), room)).toMatchObject({ status: 'roomEndedOrCancelled' })
})

test('a member leaves and gets the fee back, and may come again; an owner who leaves ends the room', async () => {
  const [owner, second] = [await app.login('demo2'), await app.login('demo3')]
  const before = [await cash('demo2'), await cash('demo3')]
  const { room } = ok(await createBy(owner))
  ok(await joinBy(second, room))
  expect(ok(await second.call(roomLeave, { room_id: room.room_id })).room).toMatchObject({
    joined: 1,
    mine: false,
  })
  expect(await cash('demo3')).toBe(before[1])
  app.clock.now += 1
  ok(await joinBy(second, room))
  expect(ok(await owner.call(roomLeave, { room_id: room.room_id })).room).toMatchObject({ status: '2' })
  expect([await cash('demo2'), await cash('demo3'), await poolOf(room)]).toEqual([...before, 0])
})

test.each([
  ['without terms', { terms: false }, 'termsRequired'],
  ['with a fee below the least', { room_rate: 999 }, 'minRoomRate'],
  ['with a fee above the most', { room_rate: 100_001 }, 'maxRoomRate'],
  ['for two', { room_limit: 2 }, 'minRoomLimit'],
  ['for many', { room_limit: 31 }, 'maxRoomLimit'],
  ['on two matches', { matches: [1, 2] }, 'tournamentMatchesMin'],
  ['on a match that is not to come', { matches: [1, 2, 99] }, 'liveMatchNotAllowed'],
  ['without a PIN', { room_type: 2 }, 'roomPasswordRequired'],
  ['with five digits', { room_type: 2, pin: '12345' }, 'invalidRoomPassword'],
])('a room %s is refused: %s', async (_, body, status) => {
  const member = await app.login('demo2')
  const before = await cash('demo2')
  expect(await createBy(member, body)).toMatchObject({ status })
  expect(await cash('demo2')).toBe(before)
})

test('a private room lets in who knows the PIN, and five wrong ones begin a pause', async () => {
  const owner = await app.login('demo2')
  const { room } = ok(await createBy(owner, { room_type: 2, pin: '472913' }))
  expect(await createBy(owner, { room_type: 2, pin: '472913' })).toMatchObject({ status: 'roomExists' })
  const guest = await app.login('demo3')
  expect(ok(await guest.call(roomInfo, { room_id: room.room_id }))).toMatchObject({ matches: [], rank: [] })
  expect(await joinBy(guest, room)).toMatchObject({ status: 'roomPasswordRequired' })
  for (let n = 0; n < 5; n += 1)
    expect(await joinBy(guest, room, { pin: '000000' })).toMatchObject({ status: 'invalidRoomPassword' })
  expect(await joinBy(guest, room, { pin: '472913' })).toMatchObject({ status: 'requestLimit' })
  ok(await joinBy(await app.login('demo4'), room, { pin: '472913' }))
  expect(JSON.stringify(await guest.call(roomList, { tab: 'all' }))).not.toContain('472913')
})

test('a room that has had a hundred wrong PINs looks at no other until the day is over', async () => {
  const { room } = ok(await createBy(await app.login('demo2'), { room_type: 2, pin: '472913' }))
  await app.asOwner(
    `INSERT INTO tournament_guess (room_id, account_id, wrong, until) VALUES ($1::bigint, '', 100, $2)`,
    [room.room_id, app.clock.now + 1000],
  )
  const guest = await app.login('demo3')
  expect(await joinBy(guest, room, { pin: '472913' })).toMatchObject({ status: 'requestLimit' })
  app.clock.now += 1000
  ok(await joinBy(guest, room, { pin: '472913' }))
})

test('of PINs tried at the same time no more than five are looked at', async () => {
  const { room } = ok(await createBy(await app.login('demo2'), { room_type: 2, pin: '472913' }))
  const guest = await app.login('demo3')
  const answers = await Promise.all(Array.from({ length: 20 }, () => joinBy(guest, room, { pin: '000000' })))
  expect(answers.filter(({ status }) => status === 'invalidRoomPassword')).toHaveLength(5)
  app.clock.now += 15 * MINUTE
  expect(await joinBy(guest, room, { pin: '000000' })).toMatchObject({ status: 'invalidRoomPassword' })
})

test('right PINs use up nothing, and a stranger cannot use up the checks of the room', async () => {
  const { room } = ok(await createBy(await app.login('demo2'), { room_type: 2, pin: '472913' }))
  const guest = await app.login('demo3')
  for (let n = 0; n < 40; n += 1) {
    app.clock.now += 1
    ok(await joinBy(guest, room, { pin: '472913' }))
    ok(await guest.call(roomLeave, { room_id: room.room_id }))
  }
  const stranger = await app.login('demo4')
  let looked = 0
  for (let n = 0; n < 200; n += 1) {
    app.clock.now += 5000
    if ((await joinBy(stranger, room, { pin: '000000' })).status === 'invalidRoomPassword') looked += 1
  }
  expect(looked).toBe(10)
  ok(await joinBy(guest, room, { pin: '472913' }))
})

const otherBody = [
  ['a room', async (member: TestMember, body: object) => createBy(member, { ...body, name: 'Other' })],
  ['a join', async (member: TestMember, body: object, room: Room) => joinBy(member, room, body)],
  [
    'a pick',
    async (member: TestMember, body: object, room: Room) => pickBy(member, room, 1, 'home', 5, body),
  ],
] as const

test.each(otherBody)('a key that was used is refused for %s', async (_, again) => {
  const member = await app.login('demo2')
  const body = { idem_key: key() }
  const { room } = ok(await createBy(member, body))
  const { room: other } = ok(await createBy(await app.login('demo3')))
  const before = await cash('demo2')
  expect(await again(member, body, room)).toMatchObject({ status: 'duplicate_debit_record' })
  expect(await again(member, body, other)).toMatchObject({
    status: expect.stringMatching(/^duplicate|^roomNot/),
  })
  expect(await cash('demo2')).toBe(before)
})

test('a pick that comes again late does not undo the one after it', async () => {
  const member = await app.login('demo2')
  const { room } = ok(await createBy(member))
  const late = { idem_key: key() }
  ok(await pickBy(member, room, 1, 'home', 600, late))
  ok(await pickBy(member, room, 1, 'away', 700))
  expect(ok(await pickBy(member, room, 1, 'home', 600, late)).pick).toMatchObject({ points: 70_000 })
  const removal = { idem_key: key() }
  ok(await pickBy(member, room, 1, 'home', 0, removal))
  ok(await pickBy(member, room, 1, 'away', 300))
  expect(ok(await pickBy(member, room, 1, 'home', 0, removal)).pick).toMatchObject({ points: 30_000 })
})

test('a member has at most three open rooms', async () => {
  const member = await app.login('demo2')
  for (let n = 0; n < 3; n += 1) ok(await createBy(member))
  expect(await createBy(member)).toMatchObject({ status: 'createRoomFailed-1', details: { bound: 3 } })
})

test('kick-offs that move are followed until the room closes', async () => {
  const [owner, second, third] = [
    await app.login('demo2'),
    await app.login('demo3'),
    await app.login('demo4'),
  ]
  const { room } = ok(await createBy(owner))
  for (const member of [second, third]) ok(await joinBy(member, room))
  const [first] = matches as [UpcomingMatch]
  const moveTo = (kickoff: number) => app.book.put({ ...first, kickoff }, [])
  moveTo(first.kickoff + 60 * MINUTE)
  await round()
  app.clock.now = first.kickoff
  await round()
  const info = async () => ok(await owner.call(roomInfo, { room_id: room.room_id }))
  expect((await info()).room).toMatchObject({ status: '0', start_at: matches[1]?.kickoff })
  app.clock.now = matches[1]?.kickoff ?? 0
  await round()
  expect((await info()).room).toMatchObject({ status: '1' })
  moveTo(first.kickoff + 120 * MINUTE)
  app.clock.now = first.kickoff + 119 * MINUTE
  await round()
  expect((await info()).room).toMatchObject({ status: '1' })
  app.clock.now = first.kickoff + 120 * MINUTE
  await round()
  expect((await info()).room).toMatchObject({ status: '4' })
})

test('the same command twice makes one room, and takes one fee', async () => {
  const member = await app.login('demo2')
  const before = await cash('demo2')
  const body = { idem_key: key() }
  const answers = await Promise.all([createBy(member, body), createBy(member, body), createBy(member, body)])
  expect(new Set(answers.map((answer) => ok(answer).room.room_id)).size).toBe(1)
  expect(await cash('demo2')).toBe(before - 10_000)
})

test('the same join twice takes one fee, also of who has gone since, and another one may come back', async () => {
  const { room } = ok(await createBy(await app.login('demo2')))
  const guest = await app.login('demo3')
  const before = await cash('demo3')
  const body = { idem_key: key() }
  for (const answer of await Promise.all([joinBy(guest, room, body), joinBy(guest, room, body)]))
    expect(ok(answer).room).toMatchObject({ joined: 2, mine: true })
  expect(await cash('demo3')).toBe(before - 10_000)
  ok(await guest.call(roomLeave, { room_id: room.room_id }))
  expect(ok(await joinBy(guest, room, body)).room).toMatchObject({ joined: 1, mine: false })
  expect(await cash('demo3')).toBe(before)
  app.clock.now += 1
  expect(ok(await joinBy(guest, room)).room).toMatchObject({ joined: 2, mine: true })
})

test('a refused join does not use up its key', async () => {
  const { room } = ok(await createBy(await app.login('demo2')))
  const guest = await app.login('demo3')
  const body = { idem_key: key() }
  expect(await joinBy(guest, room, { ...body, terms: false })).toMatchObject({ status: 'termsRequired' })
  expect(ok(await joinBy(guest, room, body)).room).toMatchObject({ mine: true })
})

test('the last place is taken once, and nobody pays for none', async () => {
  const owner = await app.login('demo2')
  const { room } = ok(await createBy(owner, { room_limit: 3 }))
  const guests = await Promise.all(['demo3', 'demo4', 'demo5', 'demo6'].map((account) => app.login(account)))
  const answers = await Promise.all(guests.map((guest) => joinBy(guest, room)))
  expect(answers.map(({ status }) => status).sort()).toEqual([1, 1, 'roomFull', 'roomFull'])
  expect(await poolOf(room)).toBe(30_000)
})

test('a pick is replaced, taken away, and refused at a price that has moved or once play has begun', async () => {
  const owner = await app.login('demo2')
  const { room } = ok(await createBy(owner))
  ok(await pickBy(owner, room, 1, 'home', 600))
  ok(await pickBy(owner, room, 1, 'away', 700))
  const picks = async () => ok(await owner.call(roomInfo, { room_id: room.room_id })).picks
  expect(await picks()).toMatchObject([
    { points: 70_000, legs: [{ selection: 'away', odds: -98 }], returned: null },
  ])
  expect(await pickBy(owner, room, 1, 'home', 10, { odds: 95 })).toMatchObject({ status: 'oddsIsUpdating' })
  expect(await pickBy(owner, room, 1, 'home', 10, { line: -1 })).toMatchObject({ status: 'oddsIsUpdating' })
  expect(await pickBy(owner, room, 5, 'home', 10)).toMatchObject({ status: 'matchEnded' })
  ok(await pickBy(owner, room, 1, 'home', 0))
  expect(await picks()).toEqual([])
  app.clock.now = matches[0]?.kickoff ?? 0
  for (const other of ['demo3', 'demo4']) await app.login(other)
  expect((await pickBy(owner, room, 1, 'home', 10)).status).not.toBe(1)
})

test.each([true, false])('tabs count all rooms and my rooms apart, asked for my rooms: %s', async (mine) => {
  const [owner, second] = [await app.login('demo2'), await app.login('demo3')]
  for (const name of ['First', 'Second']) ok(await createBy(owner, { name }))
  const { room } = ok(await createBy(second, { name: 'Third' }))
  ok(await joinBy(owner, room))
  const { rooms, total, counts } = ok(await second.call(roomList, { tab: 'all', mine }))
  expect(counts).toMatchObject({ all: 3, public: 3, mine: 1 })
  expect([rooms.length, total]).toEqual(mine ? [1, 1] : [3, 3])
})

test('a member sees the own name in full, and others masked', async () => {
  const [owner, second] = [await app.login('demo2'), await app.login('demo3')]
  const { room } = ok(await createBy(owner))
  ok(await joinBy(second, room))
  const namesOf = async (member: TestMember) => {
    const { rank, events } = ok(await member.call(roomInfo, { room_id: room.room_id }))
    return {
      rank: rank.map(({ name }) => name).toSorted(),
      joined: events.filter(({ event }) => event === 'joined').map(({ name }) => name),
    }
  }
  expect(await namesOf(owner)).toEqual({ rank: ['d***3', 'demo2'], joined: ['d***3', 'demo2'] })
  expect(await namesOf(second)).toEqual({ rank: ['d***2', 'demo3'], joined: ['demo3', 'd***2'] })
})

test('a Tournament+ ticket takes points of its own and pays the product of its prices', async () => {
  const owner = await app.login('demo2')
  const { room } = ok(await createBy(owner))
  const leg = (match: number) => ({
    match_id: match,
    bet_type: 'hdp',
    selection: 'home',
    line_id: match * 10,
    line: -2,
    odds: 96,
  })
  const plus = (legs: object[], points: number) =>
    owner.call(roomBetPlus, { idem_key: key(), room_id: room.room_id, legs, points: points * 100 })
  expect(await plus([leg(1)], 100)).toMatchObject({ status: 'atLeastTwoMatchToBetParlay' })
  expect(ok(await plus([leg(1), leg(2)], 600)).pick).toMatchObject({ plus: true, possible: 230_496 })
  expect(await plus([leg(1), leg(3)], 500)).toMatchObject({ status: 'pointsOverLimit' })
  expect(await plus([leg(1), leg(3)], 9)).toMatchObject({ status: 'invalidInput', details: { bound: 1000 } })
  for (let n = 1; n < 10; n += 1) ok(await plus([leg(1), leg(3)], 10))
  expect(await plus([leg(1), leg(3)], 10)).toMatchObject({ status: 'pointsOverLimit', details: { bound: 0 } })
})

test('a Tournament+ ticket is taken back until one of its matches begins', async () => {
  const owner = await app.login('demo2')
  const { room } = ok(await createBy(owner))
  const leg = (match: number) => ({
    match_id: match,
    bet_type: 'hdp',
    selection: 'home',
    line_id: match * 10,
    line: -2,
    odds: 96,
  })
  const plus = (body: object) =>
    owner.call(roomBetPlus, { idem_key: key(), room_id: room.room_id, legs: [], points: 0, ...body })
  const [one, other] = [
    ok(await plus({ legs: [leg(1), leg(2)], points: 60_000 })).pick,
    ok(await plus({ legs: [leg(1), leg(3)], points: 40_000 })).pick,
  ]
  expect(await plus({ pick_id: '999999' })).toMatchObject({ status: 'betNotExists' })
  expect(ok(await plus({ pick_id: one?.pick_id })).pick).toBeNull()
  expect(ok(await owner.call(roomInfo, { room_id: room.room_id })).plus_left).toBe(60_000)
  app.clock.now = matches[0]?.kickoff ?? 0
  expect((await plus({ pick_id: other?.pick_id })).status).not.toBe(1)
})

test('a room may be made of football that is to come', async () => {
  const member = await app.login('demo2')
  expect(ok(await member.call(roomLeagueList, {}))).toMatchObject({
    leagues: [{ league_id: 1, league: 'League', matches: 6 }],
    bounds: { fee: { min: 1000, max: 100_000 } },
    owns_private: false,
  })
})
