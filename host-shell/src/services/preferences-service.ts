import { userSettings } from '@touchline/contracts/calls'
import type { CallResult, CallService, PreferencesService, SessionState } from '@touchline/contracts/host'
import { defaultPreferences, Preferences } from '@touchline/contracts/session'
import { persistently } from '@touchline/ui/lazily'
import { BehaviorSubject, type Observable } from 'rxjs'
import * as v from 'valibot'
import type { Pending, Settings, SettingsToSave } from './save-settings'
import { KEYS, type KeyValues } from './storage'
import type { Tabs } from './tabs'

export interface PreferencesDeps {
  call: CallService
  session$: Observable<SessionState>
  storage: KeyValues
  tabs: Tabs
  /** What somebody starts with who has changed nothing: the brand's language and odds type. */
  first: Preferences
  onReverted: (text: string) => void
}

interface Kept {
  account: string
  settings: Preferences | null
}

type Layout = Pick<Preferences['pageDisplay'], 'language' | 'theme'>
/**
 * Preferences of the member, kept by the server; language and theme also by this browser, for its landing page. What is shown is
 * what the server is known to hold, and over it the changes that are on their way there.
 */
export class ShellPreferences implements PreferencesService, SettingsToSave {
  readonly preferences$: BehaviorSubject<Preferences>
  account: string | null = null
  /** Stands for what the server holds while that is nothing, or not known. */
  private start: Preferences
  /** What the server was last known to hold: null is nothing, undefined is not known. */
  held: Preferences | null | undefined
  pending: Pending[] = []
  /** Saves of this page go one after the other. */
  saving: Promise<unknown> = Promise.resolve()

  constructor(readonly deps: PreferencesDeps) {
    this.start = this.ofBrowser()
    this.preferences$ = new BehaviorSubject(this.start)
    deps.session$.subscribe((state) => this.follow(state))
    deps.tabs.messages$.subscribe((message) => {
      if (message.type === 'preferences' && message.account === this.account)
        // A tab may run another version of the page.
        this.take(v.parse(Preferences, { ...(this.held ?? this.start), ...message.preferences }))
    })
  }

  current(): Preferences {
    return this.preferences$.value
  }

  update = async (change: Pending['change']): Promise<CallResult<object>> => {
    const { account } = this
    const mine: Pending = { change }
    this.pending.push(mine)
    this.show()
    // Of a visitor nothing is on its way: what this browser keeps is all there is.
    if (!account) return { kind: 'ok', data: {} }
    const { saveInTurn } = await persistently(() => import('./save-settings'))
    return saveInTurn(this, account, mine)
  }

  /** Asks for the settings of a member whom this browser knew. */
  renew = async (): Promise<void> => {
    if (this.account && this.held === undefined) await this.load(this.account)
  }

  private follow(state: SessionState): void {
    const account = state.stage === 'in' ? state.account.info.account_id : null
    if (account === this.account) return
    this.account = account
    this.pending = []
    this.held = undefined
    if (account === null && state.stage === 'out') this.deps.storage.remove(KEYS.accountSettings)
    const kept = account === null ? null : this.keptOf(account)
    this.start = kept?.settings ?? this.ofBrowser()
    this.preferences$.next(this.start)
    if (account !== null && !kept) void this.load(account)
  }

  /** What this browser keeps of a member; without settings when they have never changed any. */
  private keptOf(account: string): { settings: Preferences | null } | null {
    const kept = this.deps.storage.read<Kept>(KEYS.accountSettings)
    if (kept?.account !== account) return null
    const parsed = v.safeParse(v.nullable(Preferences), kept.settings)
    return parsed.success ? { settings: parsed.output } : null
  }

  async load(account: string): Promise<CallResult<Settings>> {
    const before = this.held
    const result = await this.deps.call(userSettings, {}, QUIET)
    // What came meanwhile, from a save or another tab, is newer.
    if (result.kind === 'ok' && account === this.account && before === this.held)
      this.take(result.data.settings)
    return result
  }

  /** These are what the server holds now. */
  take(settings: Preferences | null): void {
    this.held = settings
    this.show()
  }

  /** The waiting changes over what the server holds. */
  show(): void {
    const now = this.pending.reduce(
      (draft, { change }) => v.parse(Preferences, change(structuredClone(draft))),
      this.held ?? this.start,
    )
    const { language, theme } = now.pageDisplay
    this.deps.storage.write(KEYS.layout, { language, theme } satisfies Layout)
    const { account } = this
    const settings = this.held === null && this.pending.length === 0 ? null : now
    if (account) this.deps.storage.write(KEYS.accountSettings, { account, settings } satisfies Kept)
    this.preferences$.next(now)
  }

  private ofBrowser(): Preferences {
    const { first } = this.deps
    const layout = this.deps.storage.read<Partial<Layout>>(KEYS.layout)
    return v.parse(Preferences, { ...first, pageDisplay: { ...first.pageDisplay, ...layout } })
  }
}

const QUIET = { quiet: true }

/** Settings of somebody new, by the brand. */
export function firstPreferences(brand: {
  defaultLanguage: Preferences['pageDisplay']['language']
  defaultOddsType: Preferences['pageDisplay']['oddsType']
}): Preferences {
  const preferences = defaultPreferences()
  preferences.pageDisplay.language = brand.defaultLanguage
  preferences.pageDisplay.oddsType = brand.defaultOddsType
  return preferences
}
