import { logout } from '@touchline/contracts/calls'
import { connectionTo, walletOf } from '../../testing/game-provider'
import { NOON, type TestApp, testApp } from '../../testing/test-app'
import { listGamesOf, walletToken } from './testing/opened-game'

const HOUR = 3_600_000
let server: TestApp
let wallet: ReturnType<typeof walletOf>

beforeAll(async () => {
  const [atlas] = connectionTo('http://127.0.0.1:1')
  const [borea] = connectionTo('http://127.0.0.1:1', { id: 'borea' })
  server = await testApp({}, { gameProviders: [atlas, borea].flatMap((one) => one ?? []) })
  wallet = walletOf(server)
  await listGamesOf(server, ['atlas', 'borea'])
})
afterEach(() => {
  server.clock.now = NOON
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

let members = 2
/** A member of their own for each test, with a game open. */
async function player() {
  members += 1
  const account = `demo${members}`
  const member = await server.login(account)
  const token = await walletToken(server, account, 'atlas')
  const fields = { token, player: account, currency: 'MYR', game_code: 'reels', round: 'r-1' }
  const cash = async () => (await server.balances(account)).cash
  return { account, member, token, fields, id, cash }
}

let tests = 0
beforeEach(() => {
  tests += 1
})
/** An id that no other test uses. */
const id = (name: string) => `${tests}-${name}`

type Player = Awaited<ReturnType<typeof player>>
/** Nothing of theirs may move. */
let bystander: Player
beforeAll(async () => {
  bystander = await player()
})

const START = 1_000_000

test('a true repeat gets the stored result, and moves nothing', async () => {
  const { fields, id, cash } = await player()
  const bet = { ...fields, tx: id('b'), amount: 300 }
  const first = await wallet('bet', bet)
  expect(first).toMatchObject({ status: 'ok', balance: START - 300, ref_no: expect.any(String) })
  await wallet('bet', { ...fields, tx: id('b2'), amount: 100 })
  expect(await wallet('bet', { ...bet, request_id: 'q-2' })).toEqual({ ...first, request_id: 'q-2' })
  expect(await cash()).toBe(START - 400)
})

test.each([
  ['amount', { amount: 301 }],
  ['round', { round: 'r-2' }],
  ['game', { game_code: 'wheel' }],
])('another %s under the same id is a duplicate', async (_name, other) => {
  const { fields, id, cash } = await player()
  await wallet('bet', { ...fields, tx: id('b'), amount: 300 })
  const answer = await wallet('bet', { ...fields, tx: id('b'), amount: 300, ...other })
  expect(answer.status).toBe('duplicate_debit_record')
  expect(await cash()).toBe(START - 300)
})

test('M11: a rollback before its bet leaves a tombstone, on which bet and win are rejected', async () => {
  const { fields, id, cash } = await player()
  const rollback = { ...fields, tx: id('x'), refs: [id('b')] }
  expect(await wallet('rollback', rollback)).toMatchObject({ status: 'ok', balance: START })
  expect(await wallet('rollback', rollback)).toMatchObject({ status: 'ok', balance: START })
  expect((await wallet('bet', { ...fields, tx: id('b'), amount: 300 })).status).toBe('rolledBack')
  expect((await wallet('win', { ...fields, tx: id('w'), ref: id('b'), amount: 300 })).status).toBe(
    'rolledBack',
  )
  expect((await wallet('status', { ...fields, tx: id('b') })).status).toBe('rolledBack')
  expect(await cash()).toBe(START)
})

test('a bet, its wins and their rollback keep the remaining amounts', async () => {
  const { fields, id, cash } = await player()
  await wallet('bet', { ...fields, tx: id('b'), amount: 300 })
  await wallet('win', { ...fields, tx: id('w'), ref: id('b'), amount: 500, round_closed: true })
  expect(await cash()).toBe(START + 200)
  await wallet('rollback', { ...fields, tx: id('x'), refs: [id('w')] })
  expect(await cash()).toBe(START - 300)
  expect(
    (await wallet('win', { ...fields, tx: id('w'), ref: id('b'), amount: 500, round_closed: true })).status,
  ).toBe('rolledBack')
  await wallet('win', { ...fields, tx: id('w2'), ref: id('b'), amount: 700, round_closed: true })
  await wallet('rollback', { ...fields, tx: id('y'), refs: [id('b'), id('w2'), id('unknown')] })
  expect(await cash()).toBe(START)
  const [round] = await server.asOwner(
    'SELECT status, bet, win, house FROM game_round WHERE member_id = $1',
    [fields.player],
  )
  expect(round).toEqual({ status: 'cancelled', bet: '0', win: '0', house: '0' })
})

test('bet and win at once are one movement: neither happens without the other', async () => {
  const { fields, id, cash } = await player()
  const both = { ...fields, tx: id('s'), amount: 300, win: 1000, round_closed: true }
  expect(await wallet('betwin', both)).toMatchObject({ status: 'ok', balance: START + 700 })
  expect(await wallet('betwin', both)).toMatchObject({ status: 'ok', balance: START + 700 })
  await server.asOwner('UPDATE wallet_token SET max_bet = 1e15 WHERE member_id = $1', [fields.player])
  const rich = { ...both, round: 'r-2', tx: id('s2'), amount: START * 2, win: START * 2 }
  expect((await wallet('betwin', rich)).status).toBe('insufficient_balance')
  expect(await cash()).toBe(START + 700)
  await wallet('rollback', { ...fields, tx: id('x'), refs: [id('s')] })
  expect(await cash()).toBe(START)
})

test.each([
  ['more', 900],
  ['as much', 500],
  ['less', 200],
  ['nothing', 0],
])('a corrected win that is %s is the new total', async (_name, total) => {
  const { fields, id, cash } = await player()
  await wallet('bet', { ...fields, tx: id('b'), amount: 300 })
  await wallet('win', { ...fields, tx: id('w'), ref: id('b'), amount: 500, round_closed: true })
  const corrected = { ...fields, tx: id('c'), ref: id('b'), amount: total }
  expect((await wallet('resettle', corrected)).status).toBe('ok')
  expect((await wallet('resettle', corrected)).status).toBe('ok')
  expect(await cash()).toBe(START - 300 + total)
})

test('a win that is taken back after it was spent is owed, and bets wait until it is paid', async () => {
  const { account, fields, id } = await player()
  await wallet('bet', { ...fields, tx: id('b'), amount: 100 })
  await wallet('win', { ...fields, tx: id('w'), ref: id('b'), amount: 500, round_closed: true })
  await server.asOwner('UPDATE wallet_token SET max_bet = 1e15 WHERE member_id = $1', [account])
  await wallet('bet', { ...fields, round: 'r-2', tx: id('b2'), amount: START + 400 })
  expect(await wallet('rollback', { ...fields, tx: id('x'), refs: [id('w')] })).toMatchObject({
    status: 'ok',
    balance: -500,
  })
  expect((await wallet('bet', { ...fields, round: 'r-3', tx: id('b3'), amount: 10 })).status).toBe(
    'insufficient_balance',
  )
  await wallet('rollback', { ...fields, tx: id('y'), refs: [id('b2')] })
  expect((await wallet('balance', fields)).balance).toBe(START - 100)
})

describe('a bet is rejected', () => {
  const rejected = async (body: object, code: string, who = bystander) => {
    const answer = await wallet('bet', { ...who.fields, tx: who.id('b'), amount: 300, ...body })
    expect([answer.status, await who.cash()]).toEqual([code, START])
    // Some providers roll back a rejected bet: nothing moves.
    expect((await wallet('rollback', { ...who.fields, tx: who.id('x'), refs: [who.id('b')] })).status).toBe(
      'ok',
    )
    expect(await who.cash()).toBe(START)
  }

  test.each([
    ['in another currency', { currency: 'THB' }, 'invalidCurrency'],
    ['in a currency that is none', { currency: 'XYZ' }, 'invalidCurrency'],
    ['above the limit', { amount: 100_001 }, 'betOverMax'],
    ['below the limit', { amount: 9 }, 'betLowerMin'],
    ['above the balance', { amount: 90_000_000 }, 'betOverMax'],
    ['on a game that is closed', { game_code: 'shut' }, 'game_maintenance'],
    ['on a game that nobody lists', { game_code: 'nothing' }, 'game_maintenance'],
    ['on a game without the currency', { game_code: 'baht' }, 'currencyNotSupported'],
    ['without a token', { token: null }, 'invalidSession'],
    ['with a token that is none', { token: 'made up' }, 'invalidSession'],
  ])('%s', (_name, body, code) => rejected(body, code))

  test('with the token of another member', async () => {
    const other = await player()
    await rejected({ token: other.token }, 'invalidSession')
  })

  test('with a token of another provider', async () => {
    const who = await player()
    await rejected({ token: await walletToken(server, who.account, 'borea') }, 'invalidSession', who)
  })

  test('of an unknown player', async () => {
    const { fields } = bystander
    expect((await wallet('bet', { ...fields, player: 'nobody', tx: 'n', amount: 10 })).status).toBe(
      'invalidSession',
    )
  })

  test('after the logout; wins come in all the same', async () => {
    const who = await player()
    await wallet('bet', { ...who.fields, tx: who.id('b0'), amount: 100 })
    await who.member.call(logout)
    expect((await wallet('bet', { ...who.fields, tx: who.id('b'), amount: 100 })).status).toBe(
      'session_expired',
    )
    const win = { ...who.fields, tx: who.id('w'), ref: who.id('b0'), amount: 400, round_closed: true }
    expect(await wallet('win', win)).toMatchObject({ status: 'ok', balance: START + 300 })
  })

  test.each([
    ['after half an hour without a bet', HOUR / 2, 'session_expired'],
    ['not a minute before', HOUR / 2 - 60_000, 'ok'],
  ])('%s', async (_name, ms, code) => {
    const { fields, id } = await player()
    server.clock.now += ms
    expect((await wallet('bet', { ...fields, tx: id('b'), amount: 100 })).status).toBe(code)
  })

  test.each(['suspend', 'freeze', 'block', 'close'])(
    'of a member with state %s; their wins come in',
    async (state) => {
      const { account, fields, id } = await player()
      await wallet('bet', { ...fields, tx: id('b'), amount: 100 })
      await server.asOwner('UPDATE member SET state = $2 WHERE id = $1', [account, state])
      expect((await wallet('bet', { ...fields, tx: id('b2'), amount: 100 })).status).toBe('accountInactive')
      expect(
        (await wallet('win', { ...fields, tx: id('w'), ref: id('b'), amount: 50, round_closed: true }))
          .status,
      ).toBe('ok')
      await server.asOwner("UPDATE member SET state = 'open' WHERE id = $1", [account])
    },
  )

  test('A10: on a product that the upline has disabled; its wins and rollbacks come in', async () => {
    const { account, fields, id, cash } = await player()
    const wheel = { ...fields, game_code: 'wheel' }
    await wallet('bet', { ...wheel, tx: id('b'), amount: 100 })
    await wallet('bet', { ...wheel, round: 'r-2', tx: id('b2'), amount: 100 })
    await server.asOwner("UPDATE member SET disabled_products = '{casino}' WHERE id = $1", [account])
    expect((await wallet('bet', { ...wheel, tx: id('b3'), amount: 100 })).status).toBe('liveCasinoDisabled')
    expect((await wallet('win', { ...wheel, tx: id('w'), ref: id('b'), amount: 300 })).status).toBe('ok')
    expect((await wallet('rollback', { ...wheel, tx: id('x'), refs: [id('b2')] })).status).toBe('ok')
    expect(await cash()).toBe(START + 200)
  })
})

describe('a win is rejected', () => {
  test.each([
    ['without a bet', { ref: undefined }],
    ['for a bet that was never seen', { ref: 'never' }],
  ])('%s', async (_name, more) => {
    const { fields, id, cash } = bystander
    const answer = await wallet('win', { ...fields, tx: id('w'), amount: 500, ...more })
    expect([answer.status, await cash()]).toEqual(['betNotExists', START])
  })

  test('for the bet of another member', async () => {
    const one = await player()
    const other = await player()
    await wallet('bet', { ...one.fields, tx: one.id('b'), amount: 100 })
    const answer = await wallet('win', { ...other.fields, tx: other.id('w'), ref: one.id('b'), amount: 500 })
    expect([answer.status, await other.cash()]).toEqual(['betNotExists', START])
    const rollback = await wallet('rollback', { ...other.fields, tx: other.id('x'), refs: [one.id('b')] })
    expect([rollback.status, await one.cash()]).toEqual(['duplicate_debit_record', START - 100])
  })
})

describe('A14: a call is not let in', () => {
  test.each<[string, object]>([
    ['with another secret', { secret: 'another' }],
    ['of a provider that is not connected', { headers: { 'x-tl-provider': 'nobody' } }],
    ['without a signature', { headers: { 'x-tl-signature': '' } }],
    ['that is too old', { at: NOON - 301_000 }],
    ['of the future', { at: NOON + 301_000 }],
  ])('%s', async (_name, more) => {
    const { fields, id, cash } = bystander
    const answer = await wallet('bet', { ...fields, tx: id('b'), amount: 100 }, more)
    expect([answer.http, answer.status, await cash()]).toEqual([401, 'invalidSignature', START])
  })

  test.each([
    ['decimals', { amount: 1.5 }],
    ['an amount below zero', { amount: -1 }],
    ['an amount as text', { amount: '100' }],
    ['an amount beyond what JSON carries', { amount: 2 ** 53 }],
    ['no amount', { amount: undefined }],
    ['no id', { tx: undefined }],
    ['an id with a zero byte', { tx: 'a\u0000' }],
  ])('with %s', async (_name, body) => {
    const { fields, id, cash } = bystander
    const answer = await wallet('bet', { ...fields, tx: id('b'), amount: 100, ...body })
    expect([answer.http, answer.status, await cash()]).toEqual([400, 'invalidInput', START])
  })

  test.each([
    ['100 kB of brackets', '['.repeat(100_000)],
    ['half a body', '{"request_id":"q-1","act'],
    ['HTML', '<html></html>'],
    ['nothing', ''],
  ])('of %s', async (_name, payload) => {
    const answer = await wallet('bet', {}, { payload })
    expect([answer.http, answer.status]).toEqual([400, 'invalidInput'])
  })
})
