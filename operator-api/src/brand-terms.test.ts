import { betCheck, marqueeList, roomList, userProfile } from '@touchline/contracts/calls'
import { MATCH } from './testing/fake-book'
import { aBet, NOON, type TestApp, testApp } from './testing/test-app'

const HOUR = 3_600_000
const LIMITS = { minBet: 2000, maxBet: 3000, maxPayout: 4000, maxPerMatch: 5000 }

/** `garnet` differs in everything from `northquay`, which has the terms of the product. */
const TERMS = {
  touchline: { products: ['sportsbook' as const, 'slots' as const] },
  garnet: {
    bettingDayStartHour: 6,
    betLimits: { MYR: LIMITS },
    tournament: {
      fee: { min: 20, max: 50 },
      players: { min: 3, max: 25 },
      matches: { min: 3, max: 5 },
      onePerAddress: true,
    },
  },
}

let server: TestApp
beforeAll(async () => {
  server = await testApp(
    {},
    {
      upcoming: () =>
        Array.from({ length: 60 }, (_, i) => ({
          id: i + 1,
          leagueId: i % 4,
          sport: 1,
          league: `League ${i % 4}`,
          parent: null,
          home: `Home ${i}`,
          away: `Away ${i}`,
          kickoff: NOON + HOUR / 4 + i * 600_000,
        })),
      random: () => 0,
      terms: TERMS,
    },
  )
})
afterAll(() => server.close())

// NOON is 12:00 of GMT+8: what kicks off 18 hours later begins at six.
test.each([
  { brand: 'garnet', hours: 17.99, market: 2 },
  { brand: 'garnet', hours: 18, market: 1 },
  { brand: 'northquay', hours: 18, market: 2 },
  { brand: 'northquay', hours: 23.99, market: 2 },
  { brand: 'northquay', hours: 24, market: 1 },
])(
  'a bet of $brand on a match in $hours hours is one of market $market',
  async ({ brand, hours, market }) => {
    server.book.put({ id: MATCH, kickoff: NOON + hours * HOUR })
    const member = await server.login('demo', 'demo88', brand)
    expect(await member.bet({ stake: 2000 })).toMatchObject({ status: 1, bet: { legs: [{ market }] } })
  },
)

test.each([
  { brand: 'garnet', min_bet: 2000, max_bet: 3000, max_payout: 4000 },
  { brand: 'northquay', min_bet: 500, max_bet: 500_000, max_payout: 5_000_000 },
])('limits of $brand are the narrowest of the uplines and the brand', async ({ brand, ...limits }) => {
  server.book.put({ id: MATCH, kickoff: NOON + HOUR })
  const member = await server.login('demo2', 'demo88', brand)
  const { idem_key: _, ...pick } = aBet()
  expect(await member.call(betCheck, { picks: [pick] })).toMatchObject({ quotes: [limits] })
})

test('a stake beyond the limit of the brand is refused, however much the uplines allow', async () => {
  const member = await server.login('demo3', 'demo88', 'garnet')
  expect(await member.bet({ stake: 3001 })).toMatchObject({ status: 'betOverMax', details: { bound: 3000 } })
})

test.each([
  { brand: 'garnet', hours: 'from 06:00 to 06:00' },
  { brand: 'northquay', hours: 'from 12:00 to 12:00' },
])('announcements at $brand name when its betting day begins', async ({ brand, hours }) => {
  await server.asOwner(
    `INSERT INTO message (kind, titles, at, written_at) VALUES ('normal', '{"en": "Days run from {dayStart} to {dayStart}."}', 0, 0)`,
  )
  const answer = await server.post(marqueeList.path, { language: 'en' }, { 'x-brand': brand })
  const texts = answer.json().announcements.map(({ text }: { text: string }) => text)
  expect(texts.join()).toContain(hours)
  expect(texts.join()).not.toContain('{')
})

test('rooms of the house keep to the bounds of their brand, and a room with players stays', async () => {
  await server.app.round('tournament rooms')
  const listed = async (brand: string) => {
    const member = await server.login('demo4', 'demo88', brand)
    const answer = await member.call(roomList, { tab: 'all', page_size: 60 })
    if (answer.status !== 1) throw new Error(answer.status)
    return answer
  }
  const [all, some] = [await listed('northquay'), await listed('garnet')]
  const fits = all.rooms.filter(
    ({ room_type, room_rate, room_limit, matches }) =>
      (room_type === 3 || (room_rate >= 2000 && room_rate <= 5000)) && room_limit <= 25 && matches <= 5,
  )
  expect(fits.length).toBeGreaterThan(0)
  expect(fits.length).toBeLessThan(all.rooms.length)
  expect(some.rooms.map(({ room_id }) => room_id)).toEqual(fits.map(({ room_id }) => room_id))
  expect(some.counts?.all).toBe(fits.length)
  const outside = all.rooms.find(({ room_rate }) => room_rate > 5000)
  await server.asOwner("INSERT INTO tournament_entry VALUES ($1::bigint, 'garnet:demo4', $2)", [
    outside?.room_id,
    NOON,
  ])
  expect((await listed('garnet')).rooms.map(({ room_id }) => room_id)).toContain(outside?.room_id)
})

test.each([
  {
    brand: 'touchline',
    off: ['casino', 'lottery', 'mini', 'esports', 'tournament'],
    rooms: 'tournamentDisabled',
  },
  { brand: 'northquay', off: [], rooms: 1 },
])('what $brand does not offer is off for its members', async ({ brand, off, rooms }) => {
  const member = await server.login('demo4', 'demo88', brand)
  expect(await member.call(userProfile, {})).toMatchObject({
    member_profile: { player_info: [{ disabled_products: off }] },
  })
  expect(await member.call(roomList, { tab: 'all', page_size: 60 })).toMatchObject({
    status: rooms,
  })
})
