import type { OperatorFault } from '../../../sandbox/operator/operator-faults'
import { connectionTo, walletOf } from '../../testing/game-provider'
import { type TestApp, testApp } from '../../testing/test-app'
import { listGamesOf, walletToken } from './testing/opened-game'

const OPENING = 1_000_000
const ACCOUNT = 'demoseamless'

let server: TestApp
let wallet: ReturnType<typeof walletOf>
let fields: { token: string; player: string; currency: string; game_code: string; round: string }

beforeEach(async () => {
  server = await testApp({}, { gameProviders: connectionTo('http://127.0.0.1:1') })
  wallet = walletOf(server)
  await listGamesOf(server, ['atlas'])
  await server.login(ACCOUNT)
  const token = await walletToken(server, ACCOUNT, 'atlas')
  fields = { token, player: ACCOUNT, currency: 'MYR', game_code: 'reels', round: 'r-1' }
})
afterEach(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const fail = (...next: OperatorFault[]) => server.operator.faults.set({ rate: 0, kinds: [], next })
const balanceThere = async () => (await server.operator.book.balanceOf(ACCOUNT, 'MYR')).balance

async function deliver(): Promise<void> {
  for (let n = 0; n < 5; n += 1) {
    server.clock.now += 10_000
    await server.app.round('operator-sweep')
    await server.app.round('operator-outbox:sandbox')
  }
  expect(await server.asOwner('SELECT * FROM operator_command WHERE done_at IS NULL')).toEqual([])
}

test('bets, wins and rollbacks of a game move the wallet at the operator, each once', async () => {
  const bet = { ...fields, tx: 'b1', amount: 300 }
  expect(await wallet('bet', bet)).toMatchObject({ status: 'ok', balance: OPENING - 300 })
  expect(await wallet('bet', bet)).toMatchObject({ status: 'ok', balance: OPENING - 300 })
  await wallet('win', { ...fields, tx: 'w1', bet_tx: 'b1', amount: 500 })
  await deliver()
  expect(await balanceThere()).toBe(OPENING + 200)
  expect(await wallet('bet', { ...fields, tx: 'b2', amount: 100 })).toMatchObject({ status: 'ok' })
  expect(await wallet('rollback', { ...fields, tx: 'x2', refs: ['b2'] })).toMatchObject({ status: 'ok' })
  await deliver()
  expect(await balanceThere()).toBe(OPENING + 200)
  expect(await wallet('balance', fields)).toMatchObject({ status: 'ok', balance: OPENING + 200 })
})

test.each(['lost', 'late-error', 'half', 'unsigned', 'other-member', 'other-currency', 'slow'] as const)(
  'a game bet whose reservation is answered %s is refused and gives its stake back',
  async (fault) => {
    fail(fault)
    const answer = await wallet('bet', { ...fields, tx: 'b1', amount: 300 })
    expect(answer.status).not.toBe('ok')
    await deliver()
    expect(await balanceThere()).toBe(OPENING)
  },
)

test('a game bet above the balance at the operator is refused', async () => {
  await server.operator.book.carryOut('settle', {
    key: 'elsewhere',
    member: ACCOUNT,
    currency: 'MYR',
    amount: 50 - OPENING,
    kind: 'casino',
    reference: 'elsewhere',
  })
  expect(await wallet('bet', { ...fields, tx: 'b1', amount: 300 })).toMatchObject({
    status: 'insufficient_balance',
    balance: 50,
  })
  await deliver()
})
