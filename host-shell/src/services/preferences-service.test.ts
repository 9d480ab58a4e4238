import type { CallResult, SessionState } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import { defaultPreferences } from '@touchline/contracts/session'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { BehaviorSubject } from 'rxjs'
import { createFakeTabs } from '../testing/fake-tabs'
import { ShellPreferences } from './preferences-service'
import { KEYS, type KeyValues } from './storage'

const IN: SessionState = { stage: 'in', account: fakeAccount() }
const REFUSED: CallResult<object> = { kind: 'refused', code: 'systemError', text: 'Not now', details: {} }

const inMemory = (): KeyValues & { kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>()
  return {
    kept,
    read: (key) => (kept.get(key) ?? null) as never,
    write: (key, value) => kept.set(key, structuredClone(value)),
    remove: (key) => kept.delete(key),
  }
}

/** `saves` answers every save in turn, `held` is what the server holds at login. */
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
  const call = async (_call: unknown, { settings }: { settings?: Preferences }) => {
    asked.push(settings ? 'save' : 'load')
    return settings
      ? ((await saves.shift()) ?? { kind: 'ok', data: {} })
      : { kind: 'ok', data: { settings: held } }
  }
  const preferences = new ShellPreferences({
    call: call as never,
    session$,
    storage,
    tabs,
    first: defaultPreferences(),
    onReverted: (text) => reverted.push(text),
  })
  return { preferences, session$, storage, tabs, reverted, asked }
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
