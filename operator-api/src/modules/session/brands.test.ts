import * as contracts from '@touchline/contracts/calls'
import {
  authLogin,
  type Call,
  launchLogin,
  roomList,
  sessionRestore,
  userBalance,
  userLogin,
  userProfile,
} from '@touchline/contracts/calls'
import { aBet, type TestApp, type TestMember, testApp } from '../../testing/test-app'
import { hashSecret } from './repository'

const MEMBER_CALLS = Object.values(contracts as Record<string, unknown>).filter(
  (value): value is Call =>
    typeof value === 'object' &&
    value !== null &&
    'host' in value &&
    'session' in value &&
    value.session === true,
)
const BRANDS = ['touchline', 'garnet', 'northquay']

let server: TestApp
let own: Record<string, TestMember>
beforeAll(async () => {
  server = await testApp()
  own = {}
  for (const brand of BRANDS) own[brand] = await server.login('demo', 'demo88', brand)
})
afterAll(() => server.close())

const at = (brand: string, cookie = '') => ({ 'x-brand': brand, ...(cookie ? { cookie } : {}) })

test('the same name is another member at each brand, with a session and money of their own', async () => {
  await own.garnet?.bet()
  for (const brand of BRANDS) {
    expect(await own[brand]?.call(userProfile)).toMatchObject({
      status: 1,
      member_profile: { player_info: [{ account_id: 'demo' }] },
    })
    expect(await own[brand]?.call(userBalance, { parent_id: '' })).toMatchObject({
      balance: brand === 'garnet' ? 999_000 : 1_000_000,
    })
  }
})

test.each(MEMBER_CALLS.map((call) => [call.name, call]))(
  "%s is refused with another brand's session, and does nothing",
  async (_, call) => {
    const member = own.garnet as TestMember
    const body = { ...aBet(), abandon: true, account_id: 'demo', session_token: member.token }
    const before = await server.asOwner('SELECT count(*) FROM bet_key_abandoned')
    for (const brand of ['touchline', 'northquay', 'nobody']) {
      const answer = (await server.post(call.path, body, at(brand, member.cookie))).json()
      // Calls of areas to come are not there at all.
      expect(['session_not_exists', 'notFound']).toContain(answer.status)
    }
    expect(await server.asOwner('SELECT count(*) FROM bet_key_abandoned')).toEqual(before)
    expect(await member.call(userProfile)).toMatchObject({ status: 1 })
  },
)

test('a session is neither restored nor followed by a socket at another brand', async () => {
  const { cookie, account } = own.garnet as TestMember
  const restored = (brand: string) => server.post(sessionRestore.path, {}, at(brand, cookie))
  expect((await restored('northquay')).json()).toMatchObject({ status: 'session_not_exists' })
  expect((await restored('garnet')).json()).toMatchObject({ status: 1 })
  const upgrade = (brand: string, remoteAddress = '127.0.0.1') =>
    server.links.resolveSession({ headers: at(brand, cookie), socket: { remoteAddress } })
  expect(await upgrade('touchline')).toBeNull()
  expect(await upgrade('garnet')).toMatchObject({ account: `garnet:${account}` })
  // A caller that bypasses the edge is no trusted proxy and names no brand.
  expect(await upgrade('garnet', '203.0.113.1')).toBeNull()
})

test('a trusted proxy names the brand', async () => {
  const login = (remoteAddress: string) =>
    server.app.http.inject({
      method: 'POST',
      url: `/app${authLogin.path}`,
      payload: { account_id: 'only', password: 'demo88' },
      headers: at('northquay'),
      remoteAddress,
    })
  await server.asOwner(
    "INSERT INTO member (id, password_hash, agent_id, currency, created_at) SELECT 'northquay:only', password_hash, agent_id, currency, 0 FROM member WHERE id = 'demo'",
  )
  expect((await login('127.0.0.1')).json()).toMatchObject({ status: 1 })
  expect((await login('203.0.113.1')).json()).toMatchObject({ status: 'invalid_password' })
})

test.each(['garnet:demo2', 'touchline:demo2', ':demo2', 'demo2:'])(
  'no name leads out of its brand: %s',
  async (name) => {
    const answer = await server.post(authLogin.path, { account_id: name, password: 'demo88' })
    expect(answer.json()).toMatchObject({ status: 'invalid_password' })
  },
)

test('a nickname is one within its brand', async () => {
  await server.asOwner("UPDATE member SET nickname = 'lucky99' WHERE id IN ('demo3', 'garnet:demo4')")
  const login = async (brand: string) =>
    (await server.post(userLogin.path, { account_id: 'lucky99', password: 'demo88' }, at(brand))).json()
  expect(await login('touchline')).toMatchObject({
    member_profile: { player_info: [{ account_id: 'demo3' }] },
  })
  expect(await login('garnet')).toMatchObject({ member_profile: { player_info: [{ account_id: 'demo4' }] } })
  expect(await login('northquay')).toMatchObject({ status: 'invalid_password' })
})

test('guesses at one brand do not hold up the same name at another', async () => {
  for (let i = 0; i < 6; i += 1)
    await server.post(authLogin.path, { account_id: 'demo6', password: 'wrong1' }, at('garnet'))
  expect(
    (await server.post(authLogin.path, { account_id: 'demo6', password: 'demo88' }, at('garnet'))).json(),
  ).toMatchObject({ status: 'loginLimit' })
  expect(await server.login('demo6')).toMatchObject({ account: 'demo6' })
})

test('a launch token opens at its brand alone, and is not used up at another', async () => {
  await server.asOwner('INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
    hashSecret('of garnet'),
    'garnet:demo7',
    server.clock.now + 60_000,
  ])
  const launch = async (brand: string) =>
    (await server.post(launchLogin.path, { token: 'of garnet' }, at(brand))).json()
  expect(await launch('touchline')).toMatchObject({ status: 'loginFailed' })
  expect(await launch('garnet')).toMatchObject({ status: 1 })
})

test('rooms are listed for a member of any brand', async () => {
  expect(await own.northquay?.call(roomList, { tab: 'all' })).toMatchObject({ status: 1 })
})
