import { connectionTo, fakeProvider, walletOf } from '../../testing/game-provider'
import { NOON, type TestApp, testApp } from '../../testing/test-app'
import { createConnections } from '.'
import { compareDay, differenceOf, reconcileDay } from './reconciliation'
import { listGamesOf, walletToken } from './testing/opened-game'

const DAY = '2026-08-01'
let server: TestApp

beforeAll(async () => {
  server = await testApp({}, { gameProviders: connectionTo('http://127.0.0.1:1') })
  await listGamesOf(server, ['atlas'])
  await server.login('demo2')
  const wallet = walletOf(server)
  const token = await walletToken(server, 'demo2', 'atlas')
  const fields = { token, player: 'demo2', currency: 'MYR', game_code: 'reels' }
  await wallet('bet', { ...fields, round: 'r-1', tx: 'b1', amount: 300 })
  await wallet('win', { ...fields, round: 'r-1', tx: 'w1', ref: 'b1', amount: 500, round_closed: true })
  await wallet('betwin', { ...fields, round: 'r-2', tx: 'b2', amount: 100, win: 900, round_closed: true })
  await wallet('resettle', { ...fields, round: 'r-2', tx: 'c2', ref: 'b2', amount: 50 })
  await wallet('bet', { ...fields, round: 'r-3', tx: 'b3', amount: 70 })
  await wallet('rollback', { ...fields, tx: 'x3', refs: ['b3'] })
})
afterAll(() => server.close())

const LINE = {
  connection: 'atlas',
  currency: 'MYR',
  calls: 4,
  rolled_back: 1,
  bets: 400,
  wins: 550,
  ledger: -150,
}

test('calls of a day and their entries in the ledger', async () => {
  expect(await reconcileDay(server.platform.database, DAY)).toEqual([LINE])
  expect(await reconcileDay(server.platform.database, DAY, 'atlas')).toEqual([LINE])
  expect(await reconcileDay(server.platform.database, DAY, 'other')).toEqual([])
  expect(await reconcileDay(server.platform.database, '2026-08-02')).toEqual([])
})

test('a day that is over is written down once', async () => {
  server.clock.now = NOON + 24 * 3_600_000
  await server.app.round('game reconciliation')
  await server.app.round('game reconciliation')
  const rows = await server.asOwner('SELECT day::text, bets, wins, ledger FROM game_reconciliation')
  expect(rows).toEqual([{ day: DAY, bets: '400', wins: '550', ledger: '-150' }])
})

const at = NOON
const bet = (tx: string, amount: number, win: number, state = 'done') => ({
  tx,
  kind: 'betwin',
  currency: 'MYR',
  bet: amount,
  win,
  state,
  at,
  round: 'r',
  player: 'demo2',
})

test('the book of a provider, asked page by page, against ours', async () => {
  const pages = [
    [bet('b1', 300, 0), { ...bet('w1', 0, 500), kind: 'win' }, bet('b3', 70, 0, 'rolledBack')],
    [
      bet('b2', 100, 900),
      { ...bet('c2', 0, 50), kind: 'win' },
      bet('b9', 20, 0),
      bet('b8', 20, 0, 'unknown'),
    ],
  ]
  const asked: unknown[] = []
  const provider = await fakeProvider()
  provider.answers = (path, body) => {
    asked.push([path, body.page])
    return { status: 1, complete: true, pages: 2, transactions: pages[Number(body.page) - 1] }
  }
  const deps = { now: () => server.clock.now }
  const [atlas] = createConnections(connectionTo(provider.url), deps).all
  const book = atlas && (await compareDay(server.platform.database, atlas, DAY))
  await provider.close()
  expect(asked).toEqual([
    ['/Transactions', 1],
    ['/Transactions', 2],
  ])
  expect(book).toMatchObject({ connection: 'atlas', complete: true, transactions: 7 })
  // The correction took the first win of b2 back, which this provider has not written down.
  expect(book?.differences.map(({ tx, problem }) => [tx, problem])).toEqual([
    ['b2', 'differs'],
    ['b9', 'missingHere'],
    ['b8', 'unconfirmed'],
  ])
})

test('money that the ledger lacks is seen by both', async () => {
  await server.asOwner("UPDATE wallet_call SET win = win + 1 WHERE tx = 'w1'")
  const [line] = await reconcileDay(server.platform.database, DAY)
  expect(line && differenceOf(line)).toBe(-1)
  expect(await server.breaches()).toMatchObject([{ breach: 'game round differs from its calls' }])
})
