import { userSettings } from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'
import type { Preferences } from '@touchline/contracts/session'
import type { Tabs } from './tabs'

export type Settings = { settings: Preferences | null }

/** A change on its way to the server, and what became of it. */
export interface Pending {
  readonly change: (draft: Preferences) => Preferences
  result?: CallResult<object>
}

/** Settings of a page, as far as saving them goes. */
export interface SettingsToSave {
  readonly deps: { call: CallService; tabs: Tabs; onReverted: (text: string) => void }
  readonly account: string | null
  /** What the server was last known to hold: null is nothing, undefined is not known. */
  readonly held: Preferences | null | undefined
  pending: Pending[]
  saving: Promise<unknown>
  current(): Preferences
  load(account: string): Promise<CallResult<Settings>>
  take(settings: Preferences | null): void
  show(): void
}

const DONE: CallResult<Settings> = { kind: 'ok', data: { settings: null } }

/**
 * Saves what is waiting while no other save of this browser is under way: what each tab sends then stands on what the others
 * were answered.
 */
export function saveInTurn(of: SettingsToSave, account: string, mine: Pending): Promise<CallResult<object>> {
  const save = () => sendChanges(of, account, mine)
  // Where a page is not secure there are no locks; the server still keeps what each tab does not send.
  const turn = () => (navigator.locks ? navigator.locks.request('touchline.settings', save) : save())
  const result = of.saving.then(turn, turn)
  of.saving = result
  return result
}

/** Sends what the waiting changes make of the newest settings, unless this one has gone with the one before it. */
async function sendChanges(of: SettingsToSave, account: string, mine: Pending): Promise<CallResult<object>> {
  const known = of.held === undefined ? await of.load(account) : DONE
  if (mine.result || account !== of.account) return mine.result ?? DONE
  const sent = [...of.pending]
  const settings = changedIn(of.current(), of.held ?? {}) as Preferences
  const { call, tabs, onReverted } = of.deps
  const result = of.held === undefined ? known : await call(userSettings, { settings }, { quiet: true })
  for (const each of sent) each.result = result
  if (account !== of.account) return result
  of.pending = of.pending.filter((each) => !each.result)
  if (result.kind === 'ok') {
    const { settings: preferences } = result.data
    of.take(preferences)
    if (preferences) tabs.notify({ type: 'preferences', account, preferences })
  } else {
    of.show()
    onReverted(result.text)
  }
  return result
}

/** Of groups only what differs, of all else what differs whole: the server keeps what is not sent. */
function changedIn(after: object, before: object): object {
  const held: Record<string, unknown> = { ...before }
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(held[name]))
      .map(([name, value]) => [name, isGroup(value) ? changedIn(value, held[name] ?? {}) : value]),
  )
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
