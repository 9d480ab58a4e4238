import { defaultPreferences } from '@touchline/contracts/session'
import { build, compact, IN, loggedIn, settle, starred, themed, themeOf } from '../testing/preferences-rig'
import { KEPT } from './storage'

test('a change shows at once, before the server has answered', () => {
  const { preferences, session$ } = build({ saves: [new Promise(() => undefined)] })
  session$.next(IN)
  void preferences.update(themed('dark'))
  expect(themeOf(preferences)).toBe('dark')
})

test('what the server holds comes at login', async () => {
  const held = themed('dark')(defaultPreferences())
  const { preferences } = await loggedIn({ held })
  expect(themeOf(preferences)).toBe('dark')
})

describe('a member whom this browser knows', () => {
  test.each([
    ['has the settings of the last time', themed('dark')(defaultPreferences()), 'dark'],
    ['has those of everybody when they never changed any', null, 'system'],
  ])('%s until the page has time to ask for newer ones', async (_, kept, theme) => {
    const held = themed('light')(defaultPreferences())
    const { preferences, session$, asked } = build({ held, kept })
    session$.next(IN)
    await settle()
    expect([themeOf(preferences), asked]).toEqual([theme, []])
    await preferences.renew()
    expect([themeOf(preferences), asked]).toEqual(['light', ['load']])
    await preferences.renew()
    expect(asked).toEqual(['load'])
  })

  test('keeps what they change before that', async () => {
    const { preferences, session$, asked } = build({
      held: themed('light')(defaultPreferences()),
      kept: null,
    })
    session$.next(IN)
    await preferences.update(themed('dark'))
    await preferences.renew()
    expect([themeOf(preferences), asked]).toEqual(['dark', ['save']])
  })
})

test('sends only the changed settings', async () => {
  const { preferences, server } = await loggedIn({ held: { ...defaultPreferences(), favourites: [7] } })
  await preferences.update(themed('dark'))
  await preferences.update(starred(8))
  expect(server.saves()).toEqual([
    { settings: { pageDisplay: { theme: 'dark' } }, before: { pageDisplay: { theme: 'system' } } },
    { settings: { favourites: [7, 8] }, before: { favourites: [7] } },
  ])
})

test('of a member for whom the server keeps nothing, all is kept as it is shown', async () => {
  const { preferences, session$, server } = build({})
  await preferences.update((draft) => ({ ...draft, pageDisplay: { ...draft.pageDisplay, language: 'my' } }))
  session$.next(IN)
  await settle()
  await preferences.update(themed('dark'))
  expect(server.held()).toMatchObject({ pageDisplay: { language: 'my', theme: 'dark' } })
})

test('a change before the settings arrive applies to the stored ones', async () => {
  const held = { ...themed('light')(defaultPreferences()), favourites: [7], hideBalance: true }
  const { preferences, session$, server } = build({ held })
  session$.next(IN)
  await Promise.all([preferences.update(compact), preferences.update(starred(8))])
  expect(server.held()).toMatchObject({
    favourites: [7, 8],
    hideBalance: true,
    pageDisplay: { theme: 'light', density: 'compact' },
  })
  expect(preferences.current()).toEqual(server.held())
})

test('after the end of a session this browser keeps language and theme alone', async () => {
  const { preferences, session$, storage } = await loggedIn({})
  await preferences.update((draft) => ({ ...themed('dark')(draft), hideBalance: true }))
  session$.next({ stage: 'out' })
  expect(storage.kept.has(KEPT.accountSettings.key)).toBe(false)
  expect(preferences.current()).toMatchObject({ hideBalance: false, pageDisplay: { theme: 'dark' } })
})
