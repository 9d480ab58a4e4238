import pLimit from 'p-limit'
import { connectionTo, walletOf } from '../../testing/game-provider'
import { size } from '../../testing/sizes'
import { type TestApp, testApp } from '../../testing/test-app'
import { listGamesOf, walletToken } from './testing/opened-game'

const CALLS = size(200, 10_000)
const PLAYERS = ['demo2', 'demo3', 'demo4', 'demo5']
const AT_ONCE = 16

let server: TestApp
let wallet: ReturnType<typeof walletOf>
const tokens = new Map<string, string>()

beforeAll(async () => {
  server = await testApp({}, { gameProviders: connectionTo('http://127.0.0.1:1') })
  wallet = walletOf(server)
  await listGamesOf(server, ['atlas'])
  for (const account of PLAYERS) {
    await server.login(account)
    tokens.set(account, await walletToken(server, account, 'atlas'))
  }
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const playerOf = (n: number): string => PLAYERS[n % PLAYERS.length] ?? ''
const bodyOf = (n: number, kind: string) => {
  const player = playerOf(n)
  const ids = { round: `${kind}-${n}`, tx: `${kind}-${n}-b` }
  return { token: tokens.get(player), player, currency: 'MYR', game_code: 'reels', ...ids, amount: 100 }
}
const each = (run: (n: number) => Promise<void>): Promise<void[]> => {
  const most = pLimit(AT_ONCE)
  return Promise.all(Array.from({ length: CALLS }, (_, n) => most(() => run(n))))
}
const cash = async (): Promise<number[]> =>
  Promise.all(PLAYERS.map(async (account) => (await server.balances(account)).cash))
const movements = async (): Promise<number> =>
  Number((await server.asOwner<{ n: string }>('SELECT count(*) AS n FROM entry'))[0]?.n)

test(`M11: ${CALLS} rollbacks that come before their bets: no bet is taken, and nothing is given`, async () => {
  const before = await cash()
  await each(async (n) => {
    const { tx, amount: _, ...body } = bodyOf(n, 'late')
    const rolledBack = await wallet('rollback', { ...body, tx: `${tx}-x`, ref: tx })
    expect(rolledBack.status).toBe('ok')
    expect((await wallet('bet', { ...body, tx, amount: 100 })).status).toBe('rolledBack')
  })
  expect(await cash()).toEqual(before)
})

test(`A14: ${CALLS} calls that were tampered with, are too old or were recorded move nothing`, async () => {
  const recorded = bodyOf(0, 'recorded')
  expect((await wallet('bet', recorded)).status).toBe('ok')
  const [before, moved] = [await cash(), await movements()]
  await each(async (n) => {
    const body = bodyOf(n, 'hostile')
    const answers = [
      () => wallet('bet', body, { secret: 'another secret' }),
      () => wallet('bet', body, { at: server.clock.now - 301_000 }),
      () => wallet('bet', body, { at: server.clock.now + 301_000 }),
      () => wallet('bet', body, { headers: { 'x-tl-signature': 'ab'.repeat(32) } }),
      () => wallet('bet', recorded),
    ]
    const { status, http } = (await answers[n % answers.length]?.()) ?? { status: '', http: 0 }
    expect(n % answers.length === 4 ? status === 'ok' : http !== 200).toBe(true)
  })
  expect([await cash(), await movements()]).toEqual([before, moved])
})
