import { NOON, type TestApp, testApp } from '../../testing/test-app'
import { listGamesOf, walletToken } from './testing/opened-game'
import { foreignConnections, gisOf, hub88Of } from './testing/protocols'

let server: TestApp
let hub: ReturnType<typeof hub88Of>
let gis: ReturnType<typeof gisOf>

beforeAll(async () => {
  server = await testApp({}, { gameProviders: foreignConnections('http://127.0.0.1:1') })
  hub = hub88Of(server)
  gis = gisOf(server)
  await listGamesOf(server, ['hub', 'slotegrator'])
})
afterEach(() => {
  server.clock.now = NOON
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const START = 1_000_000
let members = 2
async function player(connection: string) {
  members += 1
  const account = `demo${members}`
  await server.login(account)
  const token = await walletToken(server, account, connection)
  return { account, token, cash: async () => (await server.balances(account)).cash }
}

describe('Hub88', () => {
  async function opened() {
    const { account, token, cash } = await player('hub')
    const common = {
      user: account,
      token,
      game_code: 'reels',
      round: 'r-1',
      round_closed: false,
      currency: 'MYR',
    }
    const bet = {
      ...common,
      transaction_uuid: `${account}-b`,
      supplier_transaction_id: 's-1',
      amount: 200_000,
    }
    const win = { ...bet, transaction_uuid: `${account}-w`, reference_transaction_uuid: bet.transaction_uuid }
    const back = {
      ...common,
      transaction_uuid: `${account}-x`,
      reference_transaction_uuid: bet.transaction_uuid,
    }
    return { account, token, cash, bet, win, back }
  }

  test('a bet, its repeat and its win', async () => {
    const { account, cash, bet, win } = await opened()
    const first = { user: account, status: 'RS_OK', currency: 'MYR', balance: 999_800_000 }
    expect(await hub('transaction/bet', bet)).toEqual({
      http: 200,
      answer: { ...first, request_uuid: 'q-1' },
    })
    expect((await hub('transaction/bet', { ...bet, request_uuid: 'q-2' })).answer).toEqual({
      ...first,
      request_uuid: 'q-2',
    })
    const won = await hub('transaction/win', { ...win, amount: 355_600, round_closed: true })
    expect(won.answer).toMatchObject({ status: 'RS_OK', balance: (START - 200 + 356) * 1000 })
    expect(await cash()).toBe(START - 200 + 356)
    expect((await hub('user/balance', bet)).answer).toMatchObject({
      status: 'RS_OK',
      balance: (START + 156) * 1000,
    })
    expect((await hub('user/info', { user: account })).answer).toEqual({
      user: account,
      status: 'RS_OK',
      request_uuid: 'q-1',
      country: 'MY',
    })
  })

  test('a win of 0 closes the round', async () => {
    const { account, bet, win } = await opened()
    await hub('transaction/bet', bet)
    await hub('transaction/win', { ...win, amount: 0, round_closed: true })
    const rows = await server.asOwner('SELECT status, house FROM game_round WHERE member_id = $1', [account])
    expect(rows).toEqual([{ status: 'settled', house: '200' }])
  })

  test('a rollback of a bet that was never seen is done, and the late bet is not', async () => {
    const { cash, bet, win, back } = await opened()
    expect((await hub('transaction/rollback', back)).answer.status).toBe('RS_OK')
    expect((await hub('transaction/rollback', { ...back, request_uuid: 'q-9' })).answer.status).toBe('RS_OK')
    expect((await hub('transaction/bet', bet)).answer.status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect((await hub('transaction/win', win)).answer.status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect(await cash()).toBe(START)
  })

  test.each<[string, object, string]>([
    ['another amount under the same id', { amount: 300_000 }, 'RS_ERROR_DUPLICATE_TRANSACTION'],
    ['no whole minor unit', { transaction_uuid: 'n', amount: 200_001 }, 'RS_ERROR_WRONG_TYPES'],
    ['an amount as text', { transaction_uuid: 'n', amount: '200000' }, 'RS_ERROR_WRONG_TYPES'],
    ['too much', { transaction_uuid: 'n', amount: 100_001_000 }, 'RS_ERROR_LIMIT_REACHED'],
    ['another currency', { transaction_uuid: 'n', currency: 'THB' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['a game that is closed', { transaction_uuid: 'n', game_code: 'shut' }, 'RS_ERROR_INVALID_GAME'],
    ['a token of nobody', { transaction_uuid: 'n', token: 'none' }, 'RS_ERROR_INVALID_TOKEN'],
  ])('a bet with %s', async (_name, more, status) => {
    const { cash, bet } = await opened()
    await hub('transaction/bet', bet)
    expect(await hub('transaction/bet', { ...bet, ...more })).toMatchObject({ http: 200, answer: { status } })
    expect(await cash()).toBe(START - 200)
  })

  test('an expired token ends bets and balances, and no win', async () => {
    const { bet, win } = await opened()
    await hub('transaction/bet', bet)
    server.clock.now += 13 * 3_600_000
    expect((await hub('transaction/bet', { ...bet, transaction_uuid: 'late' })).answer.status).toBe(
      'RS_ERROR_TOKEN_EXPIRED',
    )
    expect((await hub('user/balance', bet)).answer.status).toBe('RS_ERROR_TOKEN_EXPIRED')
    expect((await hub('transaction/win', win)).answer.status).toBe('RS_OK')
  })

  test('A14: a body that differs from the signed one is refused, valid or not', async () => {
    const { cash, bet } = await opened()
    const sent = JSON.stringify({ request_uuid: 'q-1', ...bet }, null, 1)
    const answer = await hub('transaction/bet', bet, { sent })
    expect(answer).toMatchObject({ http: 200, answer: { status: 'RS_ERROR_INVALID_SIGNATURE' } })
    expect(await cash()).toBe(START)
  })

  test('100 kB of JSON and of other bytes', async () => {
    const large = await hub('transaction/bet', {}, { sent: '['.repeat(100_000) })
    expect(large).toMatchObject({ http: 200, answer: { status: 'RS_ERROR_WRONG_SYNTAX' } })
  })
})

describe('GIS', () => {
  async function opened() {
    const { account, token, cash } = await player('slotegrator')
    const common = {
      currency: 'MYR',
      game_uuid: 'reels',
      player_id: account,
      round_id: 'r-1',
      session_id: token,
    }
    const bet = {
      ...common,
      action: 'bet',
      amount: '2.00',
      transaction_id: `${account}-b`,
      type: 'bet',
      finished: '0',
    }
    const win = { ...bet, action: 'win', amount: '5.00', transaction_id: `${account}-w`, type: 'win' }
    const rollback = {
      ...common,
      action: 'rollback',
      transaction_id: `${account}-x`,
      type: 'rollback',
      'rollback_transactions[0][action]': 'win',
      'rollback_transactions[0][amount]': '5.00',
      'rollback_transactions[0][transaction_id]': win.transaction_id,
      'rollback_transactions[1][action]': 'bet',
      'rollback_transactions[1][amount]': '2.00',
      'rollback_transactions[1][transaction_id]': bet.transaction_id,
    }
    return { account, token, cash, bet, win, rollback }
  }

  test('a bet, its repeat with another nonce, and its win under another session', async () => {
    const { account, token, cash, bet, win } = await opened()
    const first = await gis(bet)
    expect(first.answer).toEqual({ balance: 9998, transaction_id: expect.stringMatching(/^tl-\d+$/) })
    expect((await gis({ ...bet, casino_request_retry_count: '1' })).answer).toEqual(first.answer)
    const other = await walletToken(server, account, 'slotegrator')
    expect((await gis({ ...win, session_id: other, finished: '1' })).answer).toMatchObject({
      balance: 10_003,
    })
    expect(
      (await gis({ action: 'balance', currency: 'MYR', player_id: account, session_id: token })).answer,
    ).toEqual({
      balance: 10_003,
    })
    expect(await cash()).toBe(START + 300)
  })

  test('a rollback undoes the listed transactions, and they are in its answer', async () => {
    const { cash, bet, win, rollback } = await opened()
    await gis(bet)
    await gis(win)
    const answer = (await gis(rollback)).answer
    expect(answer).toMatchObject({
      balance: 10_000,
      rollback_transactions: [win.transaction_id, bet.transaction_id],
    })
    expect((await gis(rollback)).answer).toEqual(answer)
    expect(await cash()).toBe(START)
  })

  test('a refund of the unknown is kept: the bet that follows is rejected', async () => {
    const { cash, bet } = await opened()
    const refund = {
      ...bet,
      action: 'refund',
      transaction_id: `${bet.transaction_id}-r`,
      bet_transaction_id: bet.transaction_id,
    }
    expect((await gis(refund)).answer).toMatchObject({ balance: 10_000, transaction_id: expect.any(String) })
    expect((await gis(bet)).answer).toMatchObject({ error_code: 'INTERNAL_ERROR' })
    expect(await cash()).toBe(START)
  })

  test.each<[string, Record<string, string>, string, number]>([
    ['a bet above the balance', { amount: '999999.00', transaction_id: 'n' }, 'INTERNAL_ERROR', START],
    ['too many decimals', { amount: '2.005' }, 'INTERNAL_ERROR', START],
    ['an exponent', { amount: '1e3' }, 'INTERNAL_ERROR', START],
    ['another currency', { currency: 'THB' }, 'INTERNAL_ERROR', START],
    ['a win without a bet', { action: 'win', round_id: 'r-9' }, 'INTERNAL_ERROR', START],
  ])('%s', async (_name, more, error_code, left) => {
    const { cash, bet } = await opened()
    const answer = await gis({ ...bet, ...more })
    expect(answer).toMatchObject({ http: 200, answer: { error_code } })
    expect(await cash()).toBe(left)
  })

  test('missing money has its own code', async () => {
    const { account, bet } = await opened()
    await server.asOwner('UPDATE wallet_token SET max_bet = 1e15 WHERE member_id = $1', [account])
    expect((await gis({ ...bet, amount: '10000.01' })).answer).toMatchObject({
      error_code: 'INSUFFICIENT_FUNDS',
    })
  })

  test('a jackpot needs no bet', async () => {
    const { cash, win } = await opened()
    expect((await gis({ ...win, type: 'jackpot', round_id: '' })).answer).toMatchObject({ balance: 10_005 })
    expect(await cash()).toBe(START + 500)
  })

  test.each<[string, object]>([
    ['tampered fields', { sent: { action: 'bet', amount: '200.00' } }],
    ['a call that is too old', { at: NOON - 31_000 }],
    ['a call of the future', { at: NOON + 31_000 }],
  ])('A14: %s', async (_name, more) => {
    const { cash, bet } = await opened()
    expect((await gis(bet, more)).answer).toMatchObject({ error_description: 'invalidSignature' })
    expect(await cash()).toBe(START)
  })

  test('A14: a nonce is good once', async () => {
    const { cash, bet } = await opened()
    await gis(bet, { nonce: 'once' })
    const again = await gis(bet, { nonce: 'once' })
    expect(again.answer).toMatchObject({ error_description: 'invalidSignature' })
    expect(await cash()).toBe(START - 200)
  })
})
