import {
  logout,
  sessionRestore,
  switchLogin,
  userBalance,
  userProfile,
  userSettings,
  version,
  vUserBalance,
} from '@touchline/contracts/calls'
import { defaultPreferences, type Preferences } from '@touchline/contracts/session'
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

test('each kind of member has a balance call of its own', async () => {
  const own = await server.login('demo15')
  const seamless = await server.login('demoseamless')
  expect(await own.call(vUserBalance, { parent_id: '' })).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(userBalance, { parent_id: '' })).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(vUserBalance, { parent_id: '' })).toMatchObject({
    status: 1,
    balance: 1_000_000,
  })
})

test('a balance that cannot be read is said to be so', async () => {
  const member = await server.login('demo15')
  await server.asOwner('ALTER TABLE account RENAME TO account_elsewhere')
  try {
    expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({
      status: 'unableToGetBalanceAtTheMoment',
    })
  } finally {
    await server.asOwner('ALTER TABLE account_elsewhere RENAME TO account')
  }
  expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ status: 1 })
})

test('a changed profile is announced with the balance until it is fetched', async () => {
  const member = await server.login('demo16')
  await server.asOwner("UPDATE member SET profile_rev = profile_rev + 1 WHERE id = 'demo16'")
  expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ retrieve_profile: true })
  await member.call(userProfile)
  expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ retrieve_profile: false })
})

test.each([
  ['is suspended', "SELECT set_member_state('demo18', 'suspend', 'test', $1)", true],
  ['may act again', "SELECT set_member_state('demo18', 'open', 'test', $1)", false],
])(
  'the page of a member who %s is told at once, and finds it in the profile',
  async (_, change, viewOnly) => {
    const member = await server.login('demo18')
    await server.app.round('changed members')
    const before = server.sent.length
    await server.asOwner(change, [server.clock.now])
    await server.app.round('changed members')
    expect(server.sent.slice(before)).toEqual([{ account: 'demo18', message: { t: 'profile' } }])
    expect(await member.call(userBalance, { parent_id: '' })).toMatchObject({ retrieve_profile: true })
    expect(await member.call(userProfile)).toMatchObject({
      member_profile: { player_info: [{ view_only: viewOnly }] },
    })
    // What was known of the member a moment ago lets no bet in.
    server.book.put({ kickoff: server.clock.now + 3_600_000 }, [{}])
    expect(await member.bet()).toMatchObject({ status: viewOnly ? 'SUSPEND' : 1 })
    await server.app.round('changed members')
    expect(server.sent.slice(before).filter(({ message }) => message.t === 'profile')).toHaveLength(1)
  },
)

test('settings are kept', async () => {
  const member = await server.login('demo17')
  expect(await member.call(userSettings)).toMatchObject({ status: 1, settings: null, revision: 0 })
  const settings = { ...defaultPreferences(), favourites: [1, 2] }
  await member.call(userSettings, { settings })
  expect(await member.call(userSettings)).toMatchObject({ settings: { favourites: [1, 2] } })
})

test('of settings that two pages change at once every change is kept, and each answer has a revision of its own', async () => {
  const member = await server.login('demo19')
  const first = defaultPreferences()
  await member.call(userSettings, { settings: { ...first, favourites: [1, 2], sportsOrder: [1, 2, 3] } })
  const { revision: before = 0 } = (await member.call(userSettings)) as { revision?: number }
  const change = (settings: object, was: object) =>
    member.call(userSettings, { settings, before: was } as never) as Promise<{ revision: number }>
  const answers = await Promise.all([
    change({ pageDisplay: { theme: 'dark' } }, { pageDisplay: { theme: 'system' } }),
    change({ pageDisplay: { density: 'compact' } }, { pageDisplay: { density: 'default' } }),
    change({ favourites: [1, 2, 3] }, { favourites: [1, 2] }),
    change({ favourites: [2, 4] }, { favourites: [1, 2] }),
    change({ sportsOrder: [3, 2, 1] }, { sportsOrder: [1, 2, 3] }),
    // All of them, as of a member of whom nothing was known to be kept: what differs is one.
    change({ ...first, hideBalance: true }, first),
  ])
  expect(answers.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => before + n),
  )
  const { settings, revision } = (await member.call(userSettings)) as {
    settings: Preferences
    revision: number
  }
  expect(revision).toBe(before + 6)
  expect(settings).toMatchObject({
    pageDisplay: { theme: 'dark', density: 'compact' },
    sportsOrder: [3, 2, 1],
    hideBalance: true,
  })
  expect(new Set(settings.favourites)).toEqual(new Set([2, 3, 4]))
})

test('favourites that are too many together are refused, and nothing is lost', async () => {
  const member = await server.login('demo19')
  const kept = Array.from({ length: 1999 }, (_, id) => id)
  await member.call(userSettings, { settings: { ...defaultPreferences(), favourites: kept } })
  const added = { settings: { favourites: [3000, 3001] }, before: { favourites: [] } }
  expect(await member.call(userSettings, added as never)).toMatchObject({
    status: 'invalidInput',
    details: { field: 'settings.favourites' },
  })
  expect(await member.call(userSettings)).toMatchObject({ settings: { favourites: kept } })
})

test('settings of any depth take no longer than others', async () => {
  const member = await server.login('demo19')
  const deep = JSON.parse(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`)
  const begun = performance.now()
  await member.call(userSettings, { settings: { hideBalance: true, a: deep }, before: { a: 1 } } as never)
  expect(performance.now() - begun).toBeLessThan(500)
})

test('settings that a page does not know stay as they were, and what is kept and no setting any more is as at first', async () => {
  const member = await server.login('demo18')
  const first = defaultPreferences()
  const settings = {
    ...first,
    favourites: [7],
    timeFilter: 3,
    accessibility: { ...first.accessibility, sounds: false },
    pageDisplay: { ...first.pageDisplay, theme: 'dark', density: 'compact' },
  }
  await member.call(userSettings, { settings })
  // A page of before these settings: it names neither of them.
  const { accessibility, favourites, ...older } = settings
  const { density, ...pageDisplay } = older.pageDisplay
  await member.call(userSettings, {
    settings: {
      ...older,
      timeFilter: null,
      pageDisplay: { ...pageDisplay, pageType: 'single' },
    } as never,
  })
  expect(await member.call(userSettings)).toMatchObject({
    settings: {
      favourites: [7],
      timeFilter: null,
      accessibility: { sounds: false },
      pageDisplay: { density: 'compact', pageType: 'single', theme: 'dark' },
    },
  })
  await server.asOwner(
    `UPDATE member SET settings = '{"pageDisplay": 3, "hideBalance": true}' WHERE id = 'demo18'`,
  )
  expect(await member.call(userSettings)).toMatchObject({
    settings: { hideBalance: true, pageDisplay: first.pageDisplay },
  })
})

test.each([
  ['settings', 'dark'],
  ['settings.pageDisplay.theme', { pageDisplay: { theme: 5, density: 'compact' } }],
  ['settings.pageDisplay.pageSize', { pageDisplay: { pageSize: '50' } }],
  ['settings.betting.defaultStakeAmount', { betting: { defaultStakeAmount: 1.5 } }],
  ['settings.minimized', { minimized: true }],
  ['settings.timeFilter', { timeFilter: 'soon' }],
  ['settings.favourites', { favourites: Array.from({ length: 2001 }, (_, id) => id) }],
])('%s that is none is refused, and nothing is lost', async (field, settings) => {
  const member = await server.login('demo20')
  const kept = { ...defaultPreferences(), favourites: [7] }
  const { pageDisplay } = kept
  await member.call(userSettings, { settings: { ...kept, pageDisplay: { ...pageDisplay, theme: 'dark' } } })
  expect(await member.call(userSettings, { settings: settings as never })).toMatchObject({
    status: 'invalidInput',
    details: { field },
  })
  expect(await member.call(userSettings)).toMatchObject({
    settings: { favourites: [7], pageDisplay: { theme: 'dark', density: 'default' } },
  })
})

test('a member who saves faster than can be kept is refused, and takes no more than two connections', async () => {
  const [one, other] = [await server.login('demo21'), await server.login('demo22')]
  const settings = defaultPreferences()
  const flood = Array.from({ length: 60 }, () => one.call(userSettings, { settings }))
  expect(await other.call(userSettings, { settings })).toMatchObject({ status: 1 })
  const answers = await Promise.all(flood)
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toEqual(new Set([1, 'requestLimit']))
})

test('settings with as many favourites as there may be are kept, other calls are not so long', async () => {
  const member = await server.login('demo17')
  // A match is told by up to eleven digits.
  const favourites = Array.from({ length: 2000 }, (_, i) => 10_000_000_000 + i)
  const settings = { ...defaultPreferences(), favourites, favouriteLeagues: favourites }
  expect(await member.call(userSettings, { settings })).toMatchObject({ status: 1 })
  const tooLong = await server.post(version.path, { settings })
  expect(tooLong.statusCode).toBe(413)
})

test('maintenance is announced to everybody and stops what moves money', async () => {
  const until = server.clock.now + 3_600_000
  const member = await server.login('demo18')
  await server.asOwner("INSERT INTO operator_setting VALUES ('maintenance', $1)", [JSON.stringify({ until })])
  server.clock.now += 1001
  expect((await server.post(version.path, {})).json()).toMatchObject({ maintenance_until: until })
  expect(await member.bet()).toMatchObject({ status: 'game_maintenance', details: { until } })
  await server.asOwner('DELETE FROM operator_setting')
  server.clock.now += 1001
})
