import { userSettings, version } from '@touchline/contracts/calls'
import { defaultPreferences, type Preferences } from '@touchline/contracts/session'
import { type TestApp, testApp } from '../../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

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

test('settings unknown to a page stay as they were, and a stored value that is no setting any more is reset', async () => {
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

test('settings with as many favourites as there may be are kept, other calls are not so long', async () => {
  const member = await server.login('demo17')
  // A match id has up to eleven digits.
  const favourites = Array.from({ length: 2000 }, (_, i) => 10_000_000_000 + i)
  const settings = { ...defaultPreferences(), favourites, favouriteLeagues: favourites }
  expect(await member.call(userSettings, { settings })).toMatchObject({ status: 1 })
  const tooLong = await server.post(version.path, { settings })
  expect(tooLong.statusCode).toBe(413)
})
