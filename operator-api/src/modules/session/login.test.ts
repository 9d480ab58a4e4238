import { createHmac, randomUUID } from 'node:crypto'
import {
  authLogin,
  betLookup,
  launchLogin,
  secureLogin,
  userBalance,
  userLogin,
  userSettings,
} from '@touchline/contracts/calls'
import { defaultPreferences } from '@touchline/contracts/session'
import { type TestApp, testApp } from '../../testing/test-app'
import { hashSecret } from './repository'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const login = async (account: string, password: string, headers = {}) =>
  (await server.post(authLogin.path, { account_id: account, password }, headers)).json()

describe('a login', () => {
  test('answers profile, wallet and limits, and a cookie that scripts cannot read', async () => {
    const response = await server.post(authLogin.path, { account_id: 'demo', password: 'demo88' })
    expect(response.json()).toMatchObject({
      status: 1,
      member_profile: {
        player_info: [{ account_id: 'demo', operator_type: 1, view_only: false, parent_id: 'demoagent' }],
        player_wallet: [
          { available_balance: 1_000_000, cash_balance: 1_000_000, frozen_balance: 0, currency_code: 'MYR' },
        ],
        player_bet_limit: expect.arrayContaining([
          { key: '1:cs', min_bet: 500, max_bet: 30_000, max_payout: 3_000_000, max_per_match: 2_000_000 },
        ]),
      },
    })
    const session = response.cookies.find(({ name }) => name === 'touchline')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    // 32 random bytes; none of them in the body.
    expect(Buffer.from(session?.value ?? '', 'base64url')).toHaveLength(32)
    expect(response.body).not.toContain(session?.value)
  })

  test('over HTTPS gets a cookie for this host alone', async () => {
    const response = await server.post(
      authLogin.path,
      { account_id: 'demo', password: 'demo88' },
      { 'x-forwarded-proto': 'https' },
    )
    expect(response.cookies[0]).toMatchObject({ name: '__Host-touchline', secure: true })
  })

  test.each([
    ['an empty name', '', 'demo88', 'usernameRequired'],
    ['an empty password', 'demo', '', 'passwordRequired'],
    ['a wrong password', 'demo2', 'wrong1', 'invalid_password'],
    ['an unknown name', 'nobody', 'wrong1', 'invalid_password'],
    ['a closed account', 'democlose', 'demo88', 'CLOSE'],
    ['a blocked account', 'demoblock', 'demo88', 'BLOCK'],
    ['a frozen account', 'demofreeze', 'demo88', 'FREEZE'],
    ['an inactive account', 'demoinactive', 'demo88', 'memberInactive'],
    ['a closed account and a wrong password', 'democlose', 'wrong1', 'invalid_password'],
  ])('with %s is refused', async (_, account, password, code) => {
    expect(await login(account, password)).toMatchObject({ status: code })
  })

  test.each([
    ['the password', 'demoblock', 'demo88', { upline: 'demoagent' }],
    ['no password', 'demoblock', 'wrong1', { field: 'password' }],
  ])('who is kept out and knows %s reads %j', async (_, account, password, details) => {
    expect(await login(account, password)).toMatchObject({ details })
  })

  test('answers an unknown name as it answers a wrong password', async () => {
    const [unknown, wrong] = await Promise.all([login('nobody2', 'wrong1'), login('demo3', 'wrong1')])
    expect(unknown).toEqual(wrong)
  })

  test('of a suspended account shows and does not touch', async () => {
    const member = await server.login('demosuspend')
    expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ status: 1 })
    expect(await member.bet()).toMatchObject({ status: 'SUSPEND' })
    const idem_key = 'key-of-a-suspended-member'
    expect(await member.call(betLookup, { idem_key, abandon: false })).toMatchObject({
      status: 'betNotExists',
    })
    // A member suspended while a bet was pending learns for good that it was not placed.
    expect(await member.call(betLookup, { idem_key, abandon: true })).toMatchObject({
      status: 'betNotExists',
    })
    expect(await server.asOwner('SELECT FROM bet_key_abandoned')).toHaveLength(1)
    expect(await member.call(userSettings, { settings: defaultPreferences() })).toMatchObject({
      status: 'SUSPEND',
    })
  })

  test('takes the nickname in the same field, and has a call for it alone', async () => {
    await server.asOwner("UPDATE member SET nickname = 'lucky77' WHERE id = 'demo4'")
    const body = { account_id: 'Lucky77', password: 'demo88' }
    for (const path of [authLogin.path, userLogin.path])
      expect((await server.post(path, body)).json()).toMatchObject({
        status: 1,
        member_profile: { player_info: [{ account_id: 'demo4', has_secondary_account: true }] },
      })
    expect(
      (await server.post(userLogin.path, { account_id: 'demo4', password: 'demo88' })).json(),
    ).toMatchObject({ status: 'invalid_password' })
  })
})

describe('guessing', () => {
  test('is checked five times a minute, and the owner gets in a minute later', async () => {
    const answers = []
    for (let i = 0; i < 12; i += 1) answers.push(await login('demo20', `wrong${i}`))
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(5).fill('invalid_password'),
      ...Array(7).fill('loginLimit'),
    ])
    expect(answers[5]).toMatchObject({ details: { retry_after: 60 } })
    expect(await login('demo20', 'demo88')).toMatchObject({ status: 'loginLimit' })
    server.clock.now += 60_000
    expect(await login('demo20', 'demo88')).toMatchObject({ status: 1 })
  })

  test('at an unknown name is counted the same', async () => {
    const answers = []
    for (let i = 0; i < 6; i += 1) answers.push(await login('ghost', `wrong${i}`))
    expect(answers.at(-1)).toMatchObject({ status: 'loginLimit', details: { retry_after: 60 } })
  })

  test('without end leaves a check free for a browser that has logged in before', async () => {
    const owner = await server.login('demo21')
    for (let minute = 0; minute < 4; minute += 1) {
      for (let i = 0; i < 20; i += 1) await login('demo21', 'wrong1')
      server.clock.now += 60_000
    }
    for (let i = 0; i < 20; i += 1) await login('demo21', 'wrong1')
    expect(await login('demo21', 'demo88')).toMatchObject({ status: 'loginLimit' })
    expect(await login('demo21', 'demo88', { cookie: owner.cookie })).toMatchObject({ status: 1 })
  })

  test('does not count as frequent logins', async () => {
    for (let i = 0; i < 12; i += 1) expect(await login('demo22', 'demo88')).toMatchObject({ status: 1 })
  })
})

describe('other ways in', () => {
  const signed = (changes = {}) => {
    const login = {
      account_id: 'demo12',
      timestamp: Math.floor(server.clock.now / 1000),
      nonce: randomUUID(),
    }
    const text = `${login.account_id}|${login.timestamp}|${login.nonce}`
    const signature = createHmac('sha256', 'a key of the operator').update(text).digest('hex')
    return { ...login, password: 'demo88', signature, ...changes }
  }

  test('a signed login opens once', async () => {
    const body = signed()
    expect((await server.post(secureLogin.path, body)).json()).toMatchObject({ status: 1 })
    expect((await server.post(secureLogin.path, body)).json()).toMatchObject({ status: 'invalidSignature' })
  })

  test.each([
    ['another account', () => signed({ account_id: 'demo13' })],
    ['a made-up signature', () => signed({ signature: 'ab' })],
    ['an old time', () => signed({ timestamp: Math.floor(server.clock.now / 1000) - 301 })],
  ])('a signed login with %s is refused', async (_, body) => {
    expect((await server.post(secureLogin.path, body())).json()).toMatchObject({ status: 'invalidSignature' })
  })

  test('a launch token opens one session, however many redeem it', async () => {
    await server.asOwner('INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
      hashSecret('once'),
      'demo14',
      server.clock.now + 60_000,
    ])
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.post(launchLogin.path, { token: 'once' })),
    )
    const statuses = answers.map((answer) => answer.json().status)
    expect(statuses.filter((status) => status === 1)).toHaveLength(1)
    expect(statuses.filter((status) => status === 'loginFailed')).toHaveLength(9)
  })

  test('a launch without a token has its own status', async () => {
    expect((await server.post(launchLogin.path, { token: ' ' })).json()).toMatchObject({
      status: 'tokenRequired',
      details: { field: 'token' },
    })
  })

  test('a launch token that is too old opens nothing', async () => {
    await server.asOwner('INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
      hashSecret('late'),
      'demo14',
      server.clock.now,
    ])
    expect((await server.post(launchLogin.path, { token: 'late' })).json()).toMatchObject({
      status: 'loginFailed',
    })
  })
})
