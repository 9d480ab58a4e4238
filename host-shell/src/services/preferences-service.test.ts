import type { CallResult, SessionState } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import { defaultPreferences } from '@touchline/contracts/session'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import i18next from 'i18next'
import { BehaviorSubject, Subject } from 'rxjs'
import { createFakeTabs } from '../testing/fake-tabs'
import { type Sent, settingsServer } from '../testing/settings-server'
import { ShellPreferences } from './preferences-service'
import { KEPT, type KeyValues } from './storage'
import type { TabMessage } from './tabs'

jest
  .spyOn(i18next, 't')
  .mockImplementation(((_key: string, { reason }: { reason: string }) => reason) as never)

const IN: SessionState = { stage: 'in', account: fakeAccount() }
const REFUSED: CallResult<object> = { kind: 'refused', code: 'systemError', text: 'Not now', details: {} }

const inMemory = (): KeyValues & { kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>()
  return {
    kept,
    read: ({ key }) => (kept.get(key) ?? null) as never,
    write: ({ key }, value) => kept.set(key, structuredClone(value)),
    remove: ({ key }) => kept.delete(key),
  }
}

/** `saves` answers saves in place of the server, in turn; `held` is what the server holds at login. */
function build({
  saves = [],
  held = null,
  kept,
}: {
  saves?: Promise<CallResult<object>>[]
  held?: Preferences | null
  /** What this browser keeps of the member; nothing when they were never here. */
  kept?: Preferences | null
}) {
  const session$ = new BehaviorSubject<SessionState>({ stage: 'unknown' })
  const storage = inMemory()
  if (kept !== undefined) storage.write(KEPT.accountSettings, { account: 'demo', settings: kept })
  const tabs = createFakeTabs()
  const reverted: string[] = []
  const asked: ('save' | 'load')[] = []
  const server = settingsServer(held)
  const call = async (_call: unknown, sent: Sent) => {
    asked.push(sent.settings ? 'save' : 'load')
    return (sent.settings && (await saves.shift())) || { kind: 'ok', data: server.answer(sent) }
  }
  const preferences = new ShellPreferences({
    call: call as never,
    session$,
    storage,
    tabs,
    first: defaultPreferences(),
    notify: ({ text }) => reverted.push(text),
    textOf: async (code) => code,
  })
  return { preferences, session$, storage, tabs, reverted, asked, server }
}

const themed = (theme: Preferences['pageDisplay']['theme']) => (draft: Preferences) => ({
  ...draft,
  pageDisplay: { ...draft.pageDisplay, theme },
})
const themeOf = (preferences: ShellPreferences) => preferences.current().pageDisplay.theme
const settle = () => new Promise((done) => setTimeout(done))

test('a change shows at once, before the server has answered', () => {
  const { preferences, session$ } = build({ saves: [new Promise(() => undefined)] })
  session$.next(IN)
  void preferences.update(themed('dark'))
  expect(themeOf(preferences)).toBe('dark')
})

test('a change that the server refuses is put back, with the reason', async () => {
  const { preferences, session$, reverted } = build({ saves: [Promise.resolve(REFUSED)] })
  session$.next(IN)
  await settle()
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
  const { preferences, session$, reverted } = build({
    saves: [Promise.resolve(REFUSED), Promise.resolve(REFUSED)],
  })
  session$.next(IN)
  await settle()
  const first = preferences.update(themed('dark'))
  const second = preferences.update((draft) => ({
    ...draft,
    pageDisplay: { ...draft.pageDisplay, density: 'compact' },
  }))
  await Promise.all([first, second])
  expect(preferences.current().pageDisplay).toMatchObject({ theme: 'system', density: 'default' })
  expect(reverted).toEqual(['Not now', 'Not now'])
})

test('what the server holds comes at login', async () => {
  const held = themed('dark')(defaultPreferences())
  const { preferences, session$ } = build({ held })
  session$.next(IN)
  await settle()
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

test('a saved change goes to the other tabs of the same member, and comes from them', async () => {
  const { preferences, session$, tabs } = build({})
  session$.next(IN)
  await settle()
  await preferences.update(themed('dark'))
  expect(tabs.sent).toMatchObject([{ type: 'preferences', account: 'demo' }])
  const light = themed('light')(preferences.current())
  tabs.messages$.next({ type: 'preferences', account: 'somebody else', preferences: light })
  await settle()
  expect(themeOf(preferences)).toBe('dark')
  tabs.messages$.next({ type: 'preferences', account: 'demo', preferences: light })
  await settle()
  expect(themeOf(preferences)).toBe('light')
})

test.each([
  [{}],
  [{ preferences: null }],
  [{ preferences: 'dark', revision: 99 }],
  [{ preferences: { hideBalance: true }, revision: 'x' }],
  [{ preferences: { hideBalance: true }, revision: Infinity }],
])('news of another tab that are none change nothing: %j', async (news) => {
  const { preferences, session$, tabs } = build({ held: defaultPreferences() })
  session$.next(IN)
  await settle()
  const { revision } = preferences
  tabs.messages$.next({ type: 'preferences', account: 'demo', ...news } as TabMessage)
  await settle()
  expect([preferences.current(), preferences.revision]).toEqual([defaultPreferences(), revision])
})

test('after the end of a session this browser keeps language and theme alone', async () => {
  const { preferences, session$, storage } = build({})
  session$.next(IN)
  await settle()
  await preferences.update((draft) => ({ ...themed('dark')(draft), hideBalance: true }))
  session$.next({ stage: 'out' })
  expect(storage.kept.has(KEPT.accountSettings.key)).toBe(false)
  expect(preferences.current()).toMatchObject({ hideBalance: false, pageDisplay: { theme: 'dark' } })
})

const compact = (draft: Preferences): Preferences => ({
  ...draft,
  pageDisplay: { ...draft.pageDisplay, density: 'compact' },
})
const starred = (id: number) => (draft: Preferences) => ({ ...draft, favourites: [...draft.favourites, id] })

test('of two changes the refused one alone is taken back', async () => {
  const { preferences, session$, reverted, server } = build({
    held: defaultPreferences(),
    saves: [Promise.resolve(REFUSED)],
  })
  session$.next(IN)
  await settle()
  await Promise.all([preferences.update(themed('dark')), preferences.update(compact)])
  expect(preferences.current().pageDisplay).toMatchObject({ theme: 'system', density: 'compact' })
  expect(server.held()).toEqual(preferences.current())
  expect(reverted).toEqual(['Not now'])
})

test('what is sent is what was changed, and nothing else', async () => {
  const { preferences, session$, server } = build({ held: { ...defaultPreferences(), favourites: [7] } })
  session$.next(IN)
  await settle()
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

test('a change before the settings have come is made to those that the server holds', async () => {
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

test('what is older than what is here is not taken over, whoever brings it', async () => {
  const { preferences, session$, tabs } = build({ held: defaultPreferences() })
  session$.next(IN)
  await settle()
  const from = (theme: 'dark' | 'light', revision: number) =>
    tabs.messages$.next({
      type: 'preferences',
      account: 'demo',
      preferences: themed(theme)(defaultPreferences()),
      revision,
    })
  from('dark', 9)
  from('light', 8)
  await settle()
  expect(themeOf(preferences)).toBe('dark')
  from('light', 10)
  await settle()
  expect(themeOf(preferences)).toBe('light')
})

describe('two tabs of a member who change settings at once', () => {
  /** Tabs that hear each other, and a server that takes and answers saves in the order that it is told. */
  async function twoTabs(held: Preferences | null) {
    const server = settingsServer(held)
    const waiting: (() => void)[] = []
    const call = (_call: unknown, sent: Sent) =>
      new Promise((answered) => {
        const answer = () => answered({ kind: 'ok', data: server.answer(sent) })
        if (sent.settings) waiting.push(answer)
        else answer()
      })
    const heard = [new Subject<TabMessage>(), new Subject<TabMessage>()] as const
    const tab = (own: 0 | 1) =>
      new ShellPreferences({
        call: call as never,
        session$: new BehaviorSubject(IN),
        storage: inMemory(),
        tabs: { messages$: heard[own], notify: (message) => heard[own ? 0 : 1].next(message) },
        first: defaultPreferences(),
        notify: () => undefined,
        textOf: async (code) => code,
      })
    const tabs = [tab(0), tab(1)] as const
    await settle()
    const answerAll = async (take: 'shift' | 'pop') => {
      for (let more = true; more; await settle()) {
        more = waiting.length > 0
        waiting[take]()?.()
      }
    }
    return { tabs, server, answerAll }
  }

  const first = (): Preferences => themed('light')(defaultPreferences())
  const orders = ['shift', 'pop'] as const

  test.each(orders.flatMap((order) => [[order, first()] as const, [order, null] as const]))(
    'different ones, answered by %s: both stand, in both tabs and on the server',
    async (order, held) => {
      const { tabs, server, answerAll } = await twoTabs(held)
      const saved = [tabs[0].update(themed('dark')), tabs[1].update(compact), tabs[1].update(starred(3))]
      await answerAll(order)
      expect(await Promise.all(saved)).toMatchObject([{ kind: 'ok' }, { kind: 'ok' }, { kind: 'ok' }])
      expect(server.held()).toMatchObject({
        pageDisplay: { theme: 'dark', density: 'compact' },
        favourites: [3],
      })
      for (const each of tabs) expect(each.current()).toEqual(server.held())
    },
  )

  test.each(orders)('favourites of one list, answered by %s: all of them stand', async (order) => {
    const { tabs, server, answerAll } = await twoTabs({ ...first(), favourites: [1, 2] })
    const saved = [
      tabs[0].update(starred(3)),
      tabs[1].update((draft) => ({ ...draft, favourites: draft.favourites.filter((id) => id !== 1) })),
      tabs[1].update(starred(4)),
    ]
    await answerAll(order)
    await Promise.all(saved)
    expect(new Set(server.held()?.favourites)).toEqual(new Set([2, 3, 4]))
    for (const each of tabs) expect(each.current()).toEqual(server.held())
  })

  test.each(orders)('the same one, answered by %s: all end alike', async (order) => {
    const { tabs, server, answerAll } = await twoTabs(first())
    const saved = [tabs[0].update(themed('dark')), tabs[1].update(themed('system'))]
    await answerAll(order)
    await Promise.all(saved)
    for (const each of tabs) expect(each.current()).toEqual(server.held())
  })

  test.each(orders)(
    'one tab and the same setting, answered by %s: what was chosen last stands',
    async (order) => {
      const { tabs, server, answerAll } = await twoTabs(first())
      const saved = (['dark', 'system', 'light', 'dark', 'system'] as const).map((theme) =>
        tabs[0].update(themed(theme)),
      )
      await answerAll(order)
      await Promise.all(saved)
      expect(server.held()).toMatchObject({ pageDisplay: { theme: 'system' } })
      for (const each of tabs) expect(each.current()).toEqual(server.held())
    },
  )
})

test.each([
  ['is shown already', 'my'],
  ['waits for its words still', 'en'],
])('a refused language that %s is told in the one of before, once that is shown', async (_, shown) => {
  const { preferences, session$, reverted } = build({ saves: [Promise.resolve(REFUSED)] })
  const heard: (() => void)[] = []
  jest.spyOn(i18next, 'on').mockImplementation(((_: string, look: () => void) => heard.push(look)) as never)
  const show = (language: string) => {
    i18next.language = language
    for (const look of heard) look()
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
