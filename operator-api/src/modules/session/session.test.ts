import { logout, sessionRestore, switchLogin, userProfile, version } from '@touchline/contracts/calls'
import { type TestApp, testApp } from '../../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

describe('a session', () => {
  test('ends when its member logs in again', async () => {
    const first = await server.login('demo5')
    const second = await server.login('demo5')
    expect(await first.call(userProfile)).toMatchObject({ status: 'sessionExpired' })
    expect(await second.call(userProfile)).toMatchObject({ status: 1 })
  })

  test('ends with its logout', async () => {
    const member = await server.login('demo6')
    expect(await member.call(logout)).toMatchObject({ status: 1 })
    expect(await member.call(userProfile)).toMatchObject({ status: 'session_expired' })
  })

  test('ends after a day', async () => {
    const member = await server.login('demo6')
    server.clock.now += 24 * 3_600_000
    expect(await member.call(userProfile)).toMatchObject({ status: 'session_expired' })
  })

  test('of an account that is blocked meanwhile ends within a second', async () => {
    const member = await server.login('demo7')
    await server.database.pool.query("SELECT set_member_state('demo7', 'block', 'test', $1)", [
      server.clock.now,
    ])
    server.clock.now += 1000
    expect(await member.call(userProfile)).toMatchObject({ status: 'BLOCK' })
  })

  test.each([
    ['without the cookie', { cookie: '' }, {}, 'session_not_exists'],
    ['with a made-up cookie', { cookie: 'touchline=made-up' }, {}, 'session_not_exists'],
    ['with another handle', {}, { session_token: 'x' }, 'invalidSession'],
    ['in the name of another', {}, { account_id: 'demo' }, 'invalidSession'],
    ['without a name', {}, { account_id: undefined }, 'accountIdRequired'],
  ])('is not opened %s', async (_, headers, body, code) => {
    const member = await server.login('demo8')
    const own = { account_id: 'demo8', session_token: member.token }
    const response = await server.post(
      userProfile.path,
      { ...own, ...body },
      { cookie: member.cookie, ...headers },
    )
    expect(response.json()).toMatchObject({ status: code })
  })

  test.each([
    ['over HTTPS with the cookie for this host alone', 'https', '__Host-touchline', 1],
    [
      'over HTTPS not with a cookie that a plain page could have set',
      'https',
      'touchline',
      'session_not_exists',
    ],
    ['over HTTP with the plain cookie', 'http', 'touchline', 1],
    ['over HTTP not with the cookie of HTTPS', 'http', '__Host-touchline', 'session_not_exists'],
  ])('opens %s', async (_, scheme, name, status) => {
    const member = await server.login('demo8')
    const secret = /touchline=([^;]+)/.exec(member.cookie)?.[1]
    const headers = { cookie: `${name}=${secret}`, 'x-forwarded-proto': scheme }
    expect((await server.post(sessionRestore.path, {}, headers)).json()).toMatchObject({ status })
  })

  test('is restored from the cookie alone', async () => {
    const member = await server.login('demo9')
    const restored = await server.post(sessionRestore.path, {}, { cookie: member.cookie })
    expect(restored.json()).toMatchObject({
      status: 1,
      member_profile: { player_info: [{ session_token: member.token }] },
    })
    expect((await server.post(sessionRestore.path, {})).json()).toMatchObject({
      status: 'session_not_exists',
    })
  })

  test('is switched to another account, and the first one ends', async () => {
    const member = await server.login('demo10')
    const answer = await member.call(switchLogin, { account_id: 'demo11', password: 'demo88' })
    expect(answer).toMatchObject({ status: 1, member_profile: { player_info: [{ account_id: 'demo11' }] } })
    expect(await member.call(userProfile)).toMatchObject({ status: 'session_expired' })
  })
})

test('a maintenance ordered before there were brands stops everything that moves money', async () => {
  const until = server.clock.now + 3_600_000
  const member = await server.login('demo18')
  await server.asOwner("INSERT INTO operator_setting VALUES ('maintenance', $1)", [JSON.stringify({ until })])
  server.clock.now += 1001
  expect((await server.post(version.path, {})).json()).toMatchObject({ maintenance_until: until })
  expect(await member.bet()).toMatchObject({ status: 'game_maintenance', details: { until } })
  await server.asOwner('DELETE FROM operator_setting')
  server.clock.now += 1001
})
