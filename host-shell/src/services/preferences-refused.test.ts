import type { CallResult } from '@touchline/contracts/host'
import { defaultPreferences } from '@touchline/contracts/session'
import i18next from 'i18next'
import { build, compact, IN, loggedIn, REFUSED, settle, themed, themeOf } from '../testing/preferences-rig'

test('a change that the server refuses is put back, with the reason', async () => {
  const { preferences, reverted } = await loggedIn({ saves: [Promise.resolve(REFUSED)] })
  const result = await preferences.update(themed('dark'))
  expect(result.kind).toBe('refused')
  expect(themeOf(preferences)).toBe('system')
  expect(reverted).toEqual(['Not now'])
})

test('a late refusal does not undo a newer change', async () => {
  let refuse: (result: CallResult<object>) => void = () => undefined
  const late = new Promise<CallResult<object>>((done) => {
    refuse = done
  })
  const { preferences, session$ } = build({ saves: [late] })
  session$.next(IN)
  const first = preferences.update(themed('dark'))
  const second = preferences.update(themed('light'))
  refuse(REFUSED)
  await first
  expect((await second).kind).toBe('ok')
  expect(themeOf(preferences)).toBe('light')
})

test('two changes that are both refused leave nothing of either', async () => {
  const { preferences, reverted } = await loggedIn({
    saves: [Promise.resolve(REFUSED), Promise.resolve(REFUSED)],
  })
  const first = preferences.update(themed('dark'))
  const second = preferences.update((draft) => ({
    ...draft,
    pageDisplay: { ...draft.pageDisplay, density: 'compact' },
  }))
  await Promise.all([first, second])
  expect(preferences.current().pageDisplay).toMatchObject({ theme: 'system', density: 'default' })
  expect(reverted).toEqual(['Not now', 'Not now'])
})

test('of two changes the refused one alone is taken back', async () => {
  const { preferences, reverted, server } = await loggedIn({
    held: defaultPreferences(),
    saves: [Promise.resolve(REFUSED)],
  })
  await Promise.all([preferences.update(themed('dark')), preferences.update(compact)])
  expect(preferences.current().pageDisplay).toMatchObject({ theme: 'system', density: 'compact' })
  expect(server.held()).toEqual(preferences.current())
  expect(reverted).toEqual(['Not now'])
})

test.each([
  ['is shown already', 'my'],
  ['waits for its words still', 'en'],
])('a refused language that %s is reported in the previous language, once it is shown', async (_, shown) => {
  const { preferences, session$, reverted } = build({ saves: [Promise.resolve(REFUSED)] })
  const listeners: (() => void)[] = []
  jest
    .spyOn(i18next, 'on')
    .mockImplementation(((_: string, look: () => void) => listeners.push(look)) as never)
  const show = (language: string) => {
    i18next.language = language
    for (const look of listeners) look()
  }
  show('en')
  session$.next(IN)
  await settle()
  show(shown)
  const saved = preferences.update((draft) => ({
    ...draft,
    pageDisplay: { ...draft.pageDisplay, language: 'my' },
  }))
  await settle()
  expect([preferences.current().pageDisplay.language, reverted]).toEqual([
    'en',
    shown === 'en' ? ['systemError'] : [],
  ])
  show('en')
  expect(await saved).toMatchObject({ kind: 'refused', text: 'systemError' })
  expect(reverted).toEqual(['systemError'])
})
