import type { CallResult, SessionState } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import { defaultPreferences } from '@touchline/contracts/session'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { BehaviorSubject, Subject } from 'rxjs'
import { createFakeTabs } from '../testing/fake-tabs'
import { settingsServer } from '../testing/settings-server'
import { ShellPreferences } from './preferences-service'
import { KEYS, type KeyValues } from './storage'
import type { TabMessage } from './tabs'

const IN: SessionState = { stage: 'in', account: fakeAccount() }
const REFUSED: CallResult<object> = { kind: 'refused', code: 'systemError', text: 'Not now', details: {} }

const done = (data: object): CallResult<object> => ({ kind: 'ok', data })

const inMemory = (): KeyValues & { kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>()
  return {
    kept,
    read: (key) => (kept.get(key) ?? null) as never,
    write: (key, value) => kept.set(key, structuredClone(value)),
    remove: (key) => kept.delete(key),
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
  if (kept !== undefined) storage.write(KEYS.accountSettings, { account: 'demo', settings: kept })
  const tabs = createFakeTabs()
  const reverted: string[] = []
  const asked: ('save' | 'load')[] = []
  const server = settingsServer(held)
  const call = async (_call: unknown, { settings }: { settings?: Preferences }) => {
    asked.push(settings ? 'save' : 'load')
    return (settings && (await saves.shift())) ?? done(server.answer(settings))
  }
  const preferences = new ShellPreferences({
    call: call as never,
    session$,
    storage,
    tabs,
    first: defaultPreferences(),
    onReverted: (text) => reverted.push(text),
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
  await settle()
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
  expect(reverted).toEqual(['Not now'])
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
    expect([themeOf(preferences), asked]).toEqual(['dark', ['load', 'save']])
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
  expect(themeOf(preferences)).toBe('dark')
  tabs.messages$.next({ type: 'preferences', account: 'demo', preferences: light })
  expect(themeOf(preferences)).toBe('light')
})

test('after the end of a session this browser keeps language and theme alone', async () => {
  const { preferences, session$, storage } = build({})
  session$.next(IN)
  await settle()
  await preferences.update((draft) => ({ ...themed('dark')(draft), hideBalance: true }))
  session$.next({ stage: 'out' })
  expect(storage.kept.has(KEYS.accountSettings)).toBe(false)
  expect(preferences.current()).toMatchObject({ hideBalance: false, pageDisplay: { theme: 'dark' } })
})

describe('two tabs of a member who change different settings at once', () => {
  const compact = (draft: Preferences): Preferences => ({
    ...draft,
    pageDisplay: { ...draft.pageDisplay, density: 'compact' },
  })
  const starred = (id: number) => (draft: Preferences) => ({
    ...draft,
    favourites: [...draft.favourites, id],
  })

  /** Tabs that hear each other and take turns, and a server that answers when it is told to. */
  async function twoTabs(held: Preferences | null) {
    const server = settingsServer(held)
    const waiting: (() => void)[] = []
    const call = (_call: unknown, { settings }: { settings?: object }) =>
      new Promise((answered) => {
        // What was sent is kept at once; it is the answer that takes its time.
        const answer = done(server.answer(settings))
        if (settings) waiting.push(() => answered(answer))
        else answered(answer)
      })
    let last: Promise<unknown> = Promise.resolve()
    const request = (_name: string, work: () => Promise<unknown>) => {
      const result = last.then(work)
      last = result
      return result
    }
    jest.spyOn(navigator.locks, 'request').mockImplementation(request as never)
    const heard = [new Subject<TabMessage>(), new Subject<TabMessage>()] as const
    const tab = (own: 0 | 1) =>
      new ShellPreferences({
        call: call as never,
        session$: new BehaviorSubject(IN),
        storage: inMemory(),
        tabs: { messages$: heard[own], notify: (message) => heard[own ? 0 : 1].next(message) },
        first: defaultPreferences(),
        onReverted: () => undefined,
      })
    const tabs = [tab(0), tab(1)] as const
    await settle()
    const answerAll = async () => {
      for (let more = true; more; await settle()) {
        more = waiting.length > 0
        waiting.shift()?.()
      }
    }
    return { tabs, server, answerAll }
  }

  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['who has changed some before', themed('light')(defaultPreferences())],
    ['who has never changed any', null],
  ])('%s: both changes stand, in both tabs and on the server', async (_, held) => {
    const { tabs, server, answerAll } = await twoTabs(held)
    const saved = [tabs[0].update(themed('dark')), tabs[1].update(compact)]
    expect(tabs[1].current().pageDisplay.density).toBe('compact')
    await settle()
    await answerAll()
    expect(await Promise.all(saved)).toMatchObject([{ kind: 'ok' }, { kind: 'ok' }])
    const both = { pageDisplay: { theme: 'dark', density: 'compact' } }
    expect(server.held()).toMatchObject(both)
    for (const each of tabs) expect(each.current()).toEqual(server.held())
  })

  test('of one list: the later change is made to the list with the earlier one', async () => {
    const { tabs, server, answerAll } = await twoTabs(defaultPreferences())
    const saved = [tabs[0].update(starred(1)), tabs[1].update(starred(2))]
    await settle()
    await answerAll()
    await Promise.all(saved)
    expect(server.held()).toMatchObject({ favourites: [1, 2] })
    for (const each of tabs) expect(each.current()).toEqual(server.held())
  })
})

test('what another device has saved meanwhile stays, and is shown after the next change', async () => {
  const { preferences, session$, server } = build({ held: defaultPreferences() })
  session$.next(IN)
  await settle()
  server.answer({ pageDisplay: { density: 'compact' } })
  await preferences.update(themed('dark'))
  expect(server.held()).toMatchObject({ pageDisplay: { theme: 'dark', density: 'compact' } })
  expect(preferences.current()).toEqual(server.held())
})

test('a change before the settings have come is made to those that the server holds', async () => {
  const { preferences, session$, server } = build({ held: { ...defaultPreferences(), favourites: [7] } })
  session$.next(IN)
  await preferences.update(themed('dark'))
  expect(server.held()).toMatchObject({ favourites: [7], pageDisplay: { theme: 'dark' } })
  expect(preferences.current()).toEqual(server.held())
})
