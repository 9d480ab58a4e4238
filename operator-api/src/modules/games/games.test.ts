import {
  gameFavourite,
  gameList,
  gameMarks,
  gameResultEsports2Detail,
  gameResultLiveCasino,
  gameResultSlots,
  launchGame,
  launchLottery,
  osg,
  platformWinLose,
  prg,
} from '@touchline/contracts/calls'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'
import { connectionTo, type FakeProvider, fakeProvider, walletOf } from '../providers/testing/fake-provider'

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
    ...{
      player: 'demo2',
      currency: 'MYR',
      game_code: 'reels',
      lang: 'my',
      mode: 'real',
      return_url: '/slots',
    },
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
    fair: { seed_hash: 'ab', client_seed: 'c', nonce: 3 },
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
    ...{
      product: 'slots',
      provider: 'studio',
      provider_name: 'Studio',
      game: 'Reels',
      round: 'r-1',
      bet: 200,
      win: 500,
    },
    ...{ net: 300, valid_turnover: 200, status: 'settled', detail_url: 'http://games.example/round/r-1' },
    ...{ kind: 'slot', fair: details.fair, summary: details.summary },
  }
  expect(results).toMatchObject({
    ...{ status: 1, total: 1, rows: [row] },
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
        ...{
          product: 'slots',
          debit: 200,
          credit: 500,
          turnover: 200,
          valid_turnover: 200,
          settled: 300,
          bets: 1,
        },
      },
    ],
  })
})
