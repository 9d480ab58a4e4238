import type { Preferences } from '@touchline/contracts/session'
import { defaultPreferences } from '@touchline/contracts/session'
import { BehaviorSubject, Subject } from 'rxjs'
import { compact, IN, inMemory, loggedIn, settle, starred, themed, themeOf } from '../testing/preferences-rig'
import { type Sent, settingsServer } from '../testing/settings-server'
import { ShellPreferences } from './preferences-service'
import type { TabMessage } from './tabs'

test('a saved change goes to the other tabs of the same member, and comes from them', async () => {
  const { preferences, tabs } = await loggedIn({})
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
])('invalid messages of another tab change nothing: %j', async (news) => {
  const { preferences, tabs } = await loggedIn({ held: defaultPreferences() })
  const { revision } = preferences
  tabs.messages$.next({ type: 'preferences', account: 'demo', ...news } as TabMessage)
  await settle()
  expect([preferences.current(), preferences.revision]).toEqual([defaultPreferences(), revision])
})

test('older settings are ignored, from any source', async () => {
  const { preferences, tabs } = await loggedIn({ held: defaultPreferences() })
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
  /** Two connected tabs, and a server that answers saves in their order. */
  async function twoTabs(held: Preferences | null) {
    const server = settingsServer(held)
    const waiting: (() => void)[] = []
    const call = (_call: unknown, sent: Sent) =>
      new Promise((answered) => {
        const answer = () => answered({ kind: 'ok', data: server.answer(sent) })
        if (sent.settings) waiting.push(answer)
        else answer()
      })
    const messages = [new Subject<TabMessage>(), new Subject<TabMessage>()] as const
    const tab = (own: 0 | 1) =>
      new ShellPreferences({
        call: call as never,
        session$: new BehaviorSubject(IN),
        storage: inMemory(),
        tabs: { messages$: messages[own], notify: (message) => messages[own ? 0 : 1].next(message) },
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
    'different ones, answered by %s: both are kept, in both tabs and on the server',
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

  test.each(orders)('favourites of one list, answered by %s: all are kept', async (order) => {
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

  test.each(orders)('one tab and the same setting, answered by %s: the last choice wins', async (order) => {
    const { tabs, server, answerAll } = await twoTabs(first())
    const saved = (['dark', 'system', 'light', 'dark', 'system'] as const).map((theme) =>
      tabs[0].update(themed(theme)),
    )
    await answerAll(order)
    await Promise.all(saved)
    expect(server.held()).toMatchObject({ pageDisplay: { theme: 'system' } })
    for (const each of tabs) expect(each.current()).toEqual(server.held())
  })
})
