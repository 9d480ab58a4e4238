import { userSettings } from '@touchline/contracts/calls'
import { defaultPreferences } from '@touchline/contracts/session'
import { type TestApp, testApp } from '../../testing/test-app'
import { faultIn, mergeSettings } from './settings'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

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

test.each([{ settings: { hideBalance: true } }, {}])(
  'a list in place of the former settings is refused, and nothing is lost: %j',
  async (sent) => {
    const member = await server.login('demo18')
    expect(await member.call(userSettings, { ...sent, before: [] as never })).toMatchObject({
      status: 'invalidInput',
      details: { field: 'before' },
    })
    expect(await member.call(userSettings)).toMatchObject({ settings: null, revision: 0 })
  },
)

test.each<[field: string, before: object]>([
  ['before.pageDisplay', { pageDisplay: [] }],
  ['before.minimized', { betting: {}, minimized: true }],
  ['before.favourites', { favourites: { 0: 7 } }],
  ['before.hideBalance', { hideBalance: [true] }],
  ['before.pageDisplay.theme', { pageDisplay: { theme: ['dark'] } }],
])('%s of another form than such a setting is refused, and nothing is lost', async (field, before) => {
  const member = await server.login('demo17')
  const settings = { pageDisplay: {}, minimized: {}, favourites: [], hideBalance: true }
  expect(await member.call(userSettings, { settings, before } as never)).toMatchObject({
    status: 'invalidInput',
    details: { field },
  })
  expect(await member.call(userSettings)).toMatchObject({ settings: null, revision: 0 })
})

test('the former value may be one known only to another version of the page', async () => {
  const member = await server.login('demo16')
  const before = { pageDisplay: { theme: 'sepia', pageSize: null }, timeFilter: 'soon', later: [1] }
  expect(await member.call(userSettings, { settings: { hideBalance: true }, before } as never)).toMatchObject(
    {
      status: 1,
      settings: { hideBalance: true },
    },
  )
})

test('other fields beside settings may be of any depth, and the settings are kept', async () => {
  const member = await server.login('demo19')
  const deep = JSON.parse(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`)
  const sent = { settings: { hideBalance: true, a: deep }, before: { hideBalance: false, a: 1 } }
  expect(await member.call(userSettings, sent as never)).toMatchObject({
    status: 1,
    settings: { hideBalance: true },
  })
})

test('an unknown setting is not looked into, so that its depth takes no time', () => {
  const looks: string[] = []
  const unlooked = new Proxy(
    {},
    new Proxy(
      {},
      {
        get: (_, look) => () => {
          looks.push(String(look))
          throw new Error(`looked into what is no setting: ${String(look)}`)
        },
      },
    ),
  )
  const settings = { hideBalance: true, a: unlooked, pageDisplay: { theme: 'dark', a: unlooked } }
  const kept = defaultPreferences()
  expect(faultIn(settings)).toBeNull()
  for (const before of [undefined, settings])
    for (const held of [null, kept]) mergeSettings(held, { settings, before })
  expect(mergeSettings(kept, { settings, before: kept })).toMatchObject({
    hideBalance: true,
    pageDisplay: { theme: 'dark' },
  })
  expect(looks).toEqual([])
})

test.each([
  ['settings', 'dark'],
  ['settings', []],
  ['settings.pageDisplay.theme', { pageDisplay: { theme: 5, density: 'compact' } }],
  ['settings.pageDisplay.pageSize', { pageDisplay: { pageSize: '50' } }],
  ['settings.betting.defaultStakeAmount', { betting: { defaultStakeAmount: 1.5 } }],
  ['settings.minimized', { minimized: true }],
  ['settings.timeFilter', { timeFilter: 'soon' }],
  ['settings.favourites', { favourites: Array.from({ length: 2001 }, (_, id) => id) }],
])('%s that is not a setting is refused, and nothing is lost', async (field, settings) => {
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
