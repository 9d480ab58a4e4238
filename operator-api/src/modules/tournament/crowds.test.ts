import { LIMITS } from '@touchline/contracts/limits'
import { isRefusal } from '../../plugins/refusal'
import { size } from '../../testing/sizes'
import { NOON, type TestApp, testApp } from '../../testing/test-app'
import { FIRST_BRAND } from '../uplines'
import type { UpcomingMatch } from './house-slots'
import type { Player } from './rooms'

const JOINERS = size(40, 500)
const ROOMS = size(3, 200)
const GUESSES = size(400, 100_000)
const AT_ONCE = 100
const CASH = 100_000_000
const FEE = 1000
const DAY_MS = 24 * 3_600_000

const PLAYERS = Array.from(
  { length: JOINERS },
  (_, n): Player => ({
    account: `crowd${n}`,
    brand: FIRST_BRAND,
    currency: 'MYR',
    ip: `10.1.${n >> 8}.${n & 255}`,
  }),
)
const OWNER: Player = { account: 'demo2', brand: FIRST_BRAND, currency: 'MYR', ip: null }
const FIRST: Player = { ...OWNER, account: 'demo3' }

const MEMBERS = `
  INSERT INTO member (id, nickname, password_hash, agent_id, operator_type, currency, commission_rate, created_at)
  SELECT name, 'fanof' || name, '', (SELECT agent_id FROM member WHERE id = 'demo'), 1, 'MYR', 0, 0 FROM unnest($1::text[]) AS name`
const MONEY = `
  SELECT open_wallet(name, 'MYR'), post_adjustment('member:' || name, 'opening', '', 'deposit', 'test', $2, jsonb_build_array(
    jsonb_build_object('kind', 'external', 'owner', 'test', 'currency', 'MYR', 'amount', -$3::bigint),
    jsonb_build_object('kind', 'cash', 'owner', name, 'currency', 'MYR', 'amount', $3::bigint)))
  FROM unnest($1::text[]) AS name`

let server: TestApp
let keys = 0
const key = (): string => {
  keys += 1
  return `key-of-a-crowd-${keys}`
}

beforeAll(async () => {
  const matches = [1, 2, 3].map(
    (id): UpcomingMatch => ({
      id,
      leagueId: 1,
      sport: 1,
      league: 'League',
      home: `Home ${id}`,
      away: 'Away',
      parent: null,
      kickoff: NOON + 30 * 3_600_000,
    }),
  )
  server = await testApp({}, { upcoming: () => matches })
  const names = PLAYERS.map(({ account }) => account)
  await server.asOwner(MEMBERS, [names])
  await server.asOwner(MONEY, [names, NOON, CASH])
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const make = async (owner: Player, room_type: 1 | 2, pin: string): Promise<string> => {
  const made = await server.app.tournament.rooms.create(owner, {
    idem_key: key(),
    room_type,
    name: 'Crowd',
    room_rate: FEE,
    room_limit: 3,
    pin,
    matches: [1, 2, 3],
    terms: true,
  })
  if (isRefusal(made)) throw new Error(made.refused)
  return made.room.room_id
}
/** The code of the refusal, or null. */
const join = async (player: Player, room_id: string, pin = ''): Promise<string | null> => {
  const joined = await server.app.tournament.rooms.join(player, {
    idem_key: key(),
    room_id,
    pin,
    terms: true,
  })
  return isRefusal(joined) ? joined.refused : null
}
const countOf = (codes: readonly (string | null)[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const code of codes) counts[String(code)] = (counts[String(code)] ?? 0) + 1
  return counts
}

test(
  `M20: of ${JOINERS} who join the last place of a room at once, one pays and all others find it full, in each of ${ROOMS} rooms`,
  async () => {
    for (let n = 0; n < ROOMS; n += 1) {
      const room = await make(OWNER, 1, '')
      await join(FIRST, room)
      const codes = await Promise.all(PLAYERS.map((player) => join(player, room)))
      expect(countOf(codes)).toEqual({ null: 1, roomFull: JOINERS - 1 })
      const [pool] = await server.asOwner<{ balance: string }>(
        "SELECT balance FROM account WHERE kind = 'pool' AND owner = $1",
        [`room:${room}`],
      )
      expect(Number(pool?.balance)).toBe(LIMITS.tournament.players.min * FEE)
    }
  },
  size(30_000, 1_200_000),
)

test(
  `A11: of ${GUESSES} PINs that are tried in a room, from many accounts and addresses, a hundred are looked at in a day`,
  async () => {
    const room = await make({ ...OWNER, account: 'demo4' }, 2, '472913')
    const evaluated = async (guesses: number): Promise<number> => {
      const counts: Record<string, number> = {}
      for (let n = 0; n < guesses; n += AT_ONCE) {
        const codes = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, i) =>
            join(PLAYERS[(n + i) % JOINERS] as Player, room, '000000'),
          ),
        )
        for (const [code, count] of Object.entries(countOf(codes))) counts[code] = (counts[code] ?? 0) + count
      }
      expect(Object.keys(counts).sort()).toEqual(['invalidRoomPassword', 'requestLimit'])
      return counts.invalidRoomPassword ?? 0
    }
    expect(await evaluated(GUESSES)).toBeLessThanOrEqual(100)
    server.clock.now += DAY_MS - 1
    expect(await join({ ...FIRST, account: 'demo5' }, room, '472913')).toBe('requestLimit')
    server.clock.now += 1
    expect(await join({ ...FIRST, account: 'demo5' }, room, '472913')).toBe(null)
  },
  size(30_000, 1_800_000),
)

test('PINs are stored hashed', async () => {
  const [stored] = await server.asOwner<{ room: string }>(
    'SELECT to_jsonb(r)::text AS room FROM tournament_room r WHERE room_type = 2',
  )
  expect(stored?.room).toContain('pin_hash')
  expect(stored?.room).not.toContain('472913')
})
