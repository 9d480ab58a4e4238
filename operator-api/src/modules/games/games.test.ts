import { createHash, randomUUID } from 'node:crypto'
import {
  gameFavourite,
  gameList,
  gameMarks,
  gameResultEsports2Detail,
  gameResultLiveCasino,
  gameResultSlots,
  launchGame,
  osg,
  platformWinLose,
  prg,
} from '@touchline/contracts/calls'
import { connectionTo, type FakeProvider, fakeProvider, walletOf } from '../../testing/game-provider'
import { size } from '../../testing/sizes'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'

let provider: FakeProvider
let server: TestApp
let wallet: ReturnType<typeof walletOf>

beforeAll(async () => {
  provider = await fakeProvider()
  const roundUrl = 'http://games.example/round/{round}'
  server = await testApp({}, { gameProviders: connectionTo(provider.url, { roundUrl }) })
  wallet = walletOf(server)
  await server.app.round('game catalogue')
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
  await provider.close()
})
afterEach(() => {
  provider.answers = null
})

/** Launch tokens that ten bring at once. */
const TOKENS = size(5, 1000)
const REELS = { provider: 'studio', game_code: 'reels', platform: 'desktop', mode: 'real' }
const DAY = { from: '2026-08-01', to: '2026-08-01' }

const play = (url: string, headers: object = {}) =>
  server.app.http.inject({ method: 'GET', url, headers: { ...headers } })

/** Opens a game, and answers what its provider was given. */
async function opened(member: TestMember, game: object = REELS) {
  const launched = await member.call(launchGame, { ...REELS, ...game })
  if (launched.status !== 1) throw new Error(launched.status)
  expect((await play(launched.url)).statusCode).toBe(303)
  return provider.launches.at(-1) as { token: string; player: string; currency: string }
}

test('a game is opened, played, listed and in the statement', async () => {
  const member = await server.login('demo2')
  const list = await member.call(gameList, { category: 'slots' })
  expect(list).toMatchObject({
    status: 1,
    games: [{ game_code: 'reels', rtp: 9650, min_bet: 20, state: 'open' }, {}, {}],
  })

  const launched = await member.call(launchGame, { ...REELS, lang: 'my', return_url: '/slots' })
  expect(launched).toMatchObject({ status: 1, url: expect.stringMatching(/^\/play\/[\w-]{43}$/) })
  const page = await play('url' in launched ? launched.url : '')
  expect(page.statusCode).toBe(303)
  expect(page.headers).toMatchObject({
    location: 'http://games.example/g/reels#k=1',
    'referrer-policy': 'no-referrer',
  })
  const order = provider.launches.at(-1)
  expect(order).toMatchObject({
    player: 'demo2',
    currency: 'MYR',
    game_code: 'reels',
    lang: 'my',
    mode: 'real',
    return_url: 'http://localhost:80/slots',
    limits: { min_bet: 20, max_bet: 50_000 },
  })
  const fields = { token: order?.token, player: 'demo2', currency: 'MYR', game_code: 'reels', round: 'r-1' }

  expect(await wallet('balance', fields)).toMatchObject({
    status: 'ok',
    balance: 1_000_000,
    request_id: 'q-1',
  })
  expect(await wallet('bet', { ...fields, tx: 'b-1', amount: 200 })).toMatchObject({
    status: 'ok',
    balance: 999_800,
  })
  const details = {
    kind: 'slot',
    fair: { seed_hash: 'ab', client_seed: 'c', nonce: 3, bet: { stake: 200 }, actions: [{ type: 'cash' }] },
    summary: { window: [1, 2, 3] },
  }
  const win = { ...fields, tx: 'w-1', ref: 'b-1', amount: 500, round_closed: true, details }
  expect(await wallet('win', win)).toMatchObject({ status: 'ok', balance: 1_000_300 })
  expect(server.sent.filter(({ account }) => account === 'demo2').at(-1)?.message).toMatchObject({
    t: 'balance',
    available: 1_000_300,
  })

  const results = await member.call(gameResultSlots, DAY)
  const row = {
    product: 'slots',
    provider: 'studio',
    provider_name: 'Studio',
    game: 'Reels',
    round: 'r-1',
    bet: 200,
    win: 500,
    net: 300,
    valid_turnover: 200,
    status: 'settled',
    detail_url: 'http://games.example/round/r-1',
    kind: 'slot',
    fair: details.fair,
    summary: details.summary,
  }
  expect(results).toMatchObject({
    status: 1,
    total: 1,
    rows: [row],
    sums: { bet: 200, win: 500, net: 300, valid_turnover: 200 },
  })
  const ref_no = results.status === 1 ? results.rows[0]?.ref_no : ''
  expect(await member.call(gameResultEsports2Detail, { ref_no })).toMatchObject({
    movements: [
      { kind: 'bet', amount: -200 },
      { kind: 'win', amount: 500 },
    ],
  })
  const other = await server.login('demo3')
  expect((await other.call(gameResultEsports2Detail, { ref_no })).status).toBe('betNotExists')
  expect(await member.call(gameResultLiveCasino, DAY)).toMatchObject({ total: 0 })
  expect(await member.call(platformWinLose, { working_date: '2026-08-01' })).toMatchObject({
    products: [
      {
        product: 'slots',
        debit: 200,
        credit: 500,
        turnover: 200,
        valid_turnover: 200,
        settled: 300,
        bets: 1,
      },
    ],
  })
})

test(
  `A15: of ten who bring one of ${TOKENS} launch tokens at once, one is let in; late, nobody`,
  async () => {
    const member = await server.login('demo4')
    const counts: Record<number, number> = {}
    await member.call(launchGame, REELS)
    for (let n = 0; n < TOKENS; n += 1) {
      // More than a member may open in a minute: further ones are like the first.
      const token = `${n}`.padEnd(43, 'x')
      await server.asOwner(
        `INSERT INTO game_launch SELECT (jsonb_populate_record(l, jsonb_build_object('token_hash', $1::bytea, 'launch_id', $2::text, 'expires_at', $3::bigint))).*
         FROM game_launch l WHERE member_id = 'demo4' ORDER BY expires_at LIMIT 1`,
        [createHash('sha256').update(token).digest(), randomUUID(), server.clock.now + 60_000],
      )
      const url = `/play/${token}`
      for (const { statusCode } of await Promise.all(Array.from({ length: 10 }, () => play(url))))
        counts[statusCode] = (counts[statusCode] ?? 0) + 1
    }
    expect(counts).toEqual({ 303: TOKENS, 410: 9 * TOKENS })
  },
  size(30_000, 600_000),
)

test.each<[string, (url: string) => Promise<string>, number]>([
  [
    'late',
    async (url) => {
      server.clock.now += 60_000
      return url
    },
    410,
  ],
  ['made up', async () => `/play/${'A'.repeat(43)}`, 410],
  ['cut short', async (url) => url.slice(0, -1), 410],
  [
    'after the logout',
    async (url) => {
      await server.asOwner("UPDATE session SET ended_at = 1 WHERE member_id = 'demo5' AND ended_at IS NULL")
      return url
    },
    410,
  ],
  [
    'while the member is suspended',
    async (url) => {
      await server.asOwner("UPDATE member SET state = 'suspend' WHERE id = 'demo5'")
      return url
    },
    403,
  ],
])('a launch token that comes %s opens nothing', async (_name, change, status) => {
  await server.asOwner("UPDATE member SET state = 'open' WHERE id = 'demo5'")
  const member = await server.login('demo5')
  const launched = await member.call(launchGame, REELS)
  const before = provider.launches.length
  const page = await play(await change('url' in launched ? launched.url : ''))
  expect([page.statusCode, provider.launches.length]).toEqual([status, before])
  server.clock.now = NOON
})

test('a launch token of one brand opens nothing at another', async () => {
  const member = await server.login('demo6')
  const launched = await member.call(launchGame, REELS)
  expect((await play('url' in launched ? launched.url : '', { 'x-brand': 'garnet' })).statusCode).toBe(410)
})

describe('a launch is rejected', () => {
  let member: TestMember
  beforeAll(async () => {
    member = await server.login('demo7')
  })

  test.each<[string, object, string]>([
    ['of a game that nobody lists', { game_code: 'none' }, 'notFound'],
    ['of another provider', { provider: 'other' }, 'notFound'],
    ['of a game that is closed', { game_code: 'shut' }, 'game_maintenance'],
    ['of a game without the currency', { game_code: 'baht' }, 'currencyNotSupported'],
    ['on a platform that is none', { platform: 'watch' }, 'invalidInput'],
  ])('%s', async (_name, more, code) => {
    expect((await member.call(launchGame, { ...REELS, ...more })).status).toBe(code)
  })

  test('of a product that the upline has disabled, as in the list', async () => {
    await server.asOwner("UPDATE member SET disabled_products = '{casino}' WHERE id = 'demo8'")
    const other = await server.login('demo8')
    const wheel = { ...REELS, game_code: 'wheel' }
    expect((await other.call(launchGame, wheel)).status).toBe('liveCasinoDisabled')
    expect((await other.call(launchGame, { ...wheel, mode: 'demo' })).status).toBe('liveCasinoDisabled')
    expect((await other.call(gameList, { category: 'casino' })).status).toBe('liveCasinoDisabled')
    const all = await other.call(gameList, {})
    const listed = all.status === 1 ? all.games.find(({ game_code }) => game_code === 'wheel') : undefined
    expect(listed).toMatchObject({ state: 'disabled', reason: 'liveCasinoDisabled' })
  })

  test('of a suspended member, for whom lists and play for points are allowed', async () => {
    await server.asOwner("UPDATE member SET state = 'suspend' WHERE id = 'demo9'")
    const other = await server.login('demo9')
    expect((await other.call(gameList, { category: 'slots' })).status).toBe(1)
    expect((await other.call(launchGame, REELS)).status).toBe('SUSPEND')
    expect(await opened(other, { mode: 'demo' })).toMatchObject({ token: null, mode: 'demo' })
  })

  test('the thirty-first time in a minute', async () => {
    const other = await server.login('demo10')
    const codes = []
    for (let n = 0; n < 31; n += 1) codes.push((await other.call(launchGame, REELS)).status)
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 1), 'requestLimit'])
  })
})

test.each([
  [{}, ['MYR']],
  [{ currency: 'THB' as const }, ['THB']],
  [{ currency: 'IDR' as const }, []],
])('running jackpots of listed games, asked with %j', async (request, currencies) => {
  const member = await server.login('demo2')
  const answer = await member.call(prg, request)
  const jackpots = answer.status === 1 ? answer.jackpots : []
  expect(jackpots.map(({ currency }) => currency)).toEqual(currencies)
  expect(jackpots.map(({ name, amount }) => [name, amount])).toEqual(
    currencies.map(() => ['Harbour', 1_234_567]),
  )
})

describe('a provider that answers', () => {
  test.each<[string, FakeProvider['answers'], number, string]>([
    ['after thirty seconds', () => null, 504, 'requestTimeout'],
    [
      'half',
      (_path, _body, response) => {
        response.setHeader('content-length', 100)
        response.write('{"status":1,')
        setTimeout(() => response.destroy(), 20)
        return null
      },
      503,
      'game_maintenance',
    ],
    [
      'with HTML',
      (_path, _body, response) => {
        response.end('<html>502</html>')
        return null
      },
      503,
      'game_maintenance',
    ],
    ['with a refusal', () => ({ status: 'systemError' }), 503, 'game_maintenance'],
    [
      'with an address that is none',
      () => ({ status: 1, url: 'javascript:alert(1)' }),
      503,
      'game_maintenance',
    ],
  ])(
    '%s: the page shows it, and nobody waits longer than three seconds',
    async (_name, answers, status, code) => {
      const member = await server.login('demo11')
      const launched = await member.call(launchGame, { ...REELS, lang: 'ja' })
      provider.answers = answers
      const page = await play('url' in launched ? launched.url : '')
      expect([page.statusCode, page.headers['referrer-policy']]).toEqual([status, 'no-referrer'])
      expect(page.body).toContain(`data-code="${code}"`)
      expect(page.body).toContain('<html lang="ja">')
    },
    10_000,
  )

  test('no list keeps the games that it listed last', async () => {
    provider.answers = (_path, _body, response) => {
      response.end('<html>')
      return null
    }
    server.clock.now += 6 * 60_000
    await server.app.round('game catalogue')
    server.clock.now = NOON
    const member = await server.login('demo12')
    expect(await member.call(gameList, { category: 'slots' })).toMatchObject({ games: [{}, {}, {}] })
  })
})

test('the list says whether anything has changed since', async () => {
  const member = await server.login('demo13')
  const first = await member.call(gameList, {})
  const version = first.status === 1 ? first.version : ''
  expect(await member.call(gameList, { version })).toEqual({
    status: 1,
    statusdesc: 'OK',
    version,
    unchanged: true,
    providers: [],
    games: [],
  })
  expect(await member.call(gameList, { version: 'older' })).toMatchObject({ unchanged: false, version })
})

test('favourites and recents are kept on the server, the newest first', async () => {
  const member = await server.login('demo14')
  const game = { provider: 'studio', game_code: 'reels' }
  expect(await member.call(gameMarks)).toMatchObject({ favourites: [], recents: [] })
  await member.call(gameFavourite, { ...game, on: true })
  server.clock.now += 1
  await member.call(gameFavourite, { ...game, game_code: 'cups', on: true })
  await opened(member)
  expect(await member.call(gameMarks)).toMatchObject({
    favourites: ['studio/cups', 'studio/reels'],
    recents: ['studio/reels'],
  })
  expect(await member.call(gameFavourite, { ...game, on: false })).toMatchObject({
    favourites: ['studio/cups'],
  })
  expect((await member.call(gameFavourite, { ...game, game_code: 'none', on: true })).status).toBe('notFound')
  server.clock.now = NOON
})

test.each([
  ['/slots?x=1', 'http://brand.example/slots?x=1'],
  ['//evil.example', 'http://brand.example/'],
  ['https://evil.example', 'http://brand.example/'],
])('the exit of a game leads to a page of ours: %s', async (return_url, address) => {
  const member = await server.login('demo15')
  const launched = await member.call(osg, { ...REELS, line: 'a', return_url })
  await play('url' in launched ? launched.url : '', { host: 'brand.example' })
  expect(provider.launches.at(-1)).toMatchObject({ return_url: address, table_id: 'a' })
})
