import type { CallResult, SessionState } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import { defaultPreferences } from '@touchline/contracts/session'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import i18next from 'i18next'
import { BehaviorSubject } from 'rxjs'
import { ShellPreferences } from '../services/preferences-service'
import { KEPT, type KeyValues } from '../services/storage'
import { createFakeTabs } from './fake-tabs'
import { type Sent, settingsServer } from './settings-server'

export const IN: SessionState = { stage: 'in', account: fakeAccount() }
export const REFUSED: CallResult<object> = {
  kind: 'refused',
  code: 'systemError',
  text: 'Not now',
  details: {},
}

/** The storage of a browser, in the memory of the test. */
export const inMemory = (): KeyValues & { kept: Map<string, unknown> } => {
  const kept = new Map<string, unknown>()
  return {
    kept,
    read: ({ key }) => (kept.get(key) ?? null) as never,
    write: ({ key }, value) => kept.set(key, structuredClone(value)),
    remove: ({ key }) => kept.delete(key),
  }
}

/** Settings of a page where nobody is known yet. `saves` answers saves in place of the server, in turn; `held` is what the server holds at login. */
export function build({
  saves = [],
  held = null,
  kept,
}: {
  saves?: Promise<CallResult<object>>[]
  held?: Preferences | null
  /** The stored settings of the member in this browser; none for a new one. */
  kept?: Preferences | null
}) {
  // A rejection names only its reason.
  jest
    .spyOn(i18next, 't')
    .mockImplementation(((_key: string, { reason }: { reason: string }) => reason) as never)
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

/** Settings after the member has come, with all that the server holds of them. */
export async function loggedIn(options: Parameters<typeof build>[0]) {
  const built = build(options)
  built.session$.next(IN)
  await settle()
  return built
}

export const themed = (theme: Preferences['pageDisplay']['theme']) => (draft: Preferences) => ({
  ...draft,
  pageDisplay: { ...draft.pageDisplay, theme },
})
export const themeOf = (preferences: ShellPreferences) => preferences.current().pageDisplay.theme
export const settle = () => new Promise((done) => setTimeout(done))

export const compact = (draft: Preferences): Preferences => ({
  ...draft,
  pageDisplay: { ...draft.pageDisplay, density: 'compact' },
})
export const starred = (id: number) => (draft: Preferences) => ({
  ...draft,
  favourites: [...draft.favourites, id],
})
