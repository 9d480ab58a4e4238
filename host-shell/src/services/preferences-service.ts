import { userSettings } from '@touchline/contracts/calls'
import type { CallResult, CallService, PreferencesService, SessionState } from '@touchline/contracts/host'
import { defaultPreferences, Preferences } from '@touchline/contracts/session'
import { BehaviorSubject, type Observable } from 'rxjs'
import * as v from 'valibot'
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

/** Preferences of the member, kept by the server; language and theme also by this browser, for its landing page. */
export class ShellPreferences implements PreferencesService {
  readonly preferences$: BehaviorSubject<Preferences>
  private account: string | null = null
  /** What the server is known to hold while a change of ours is on its way there; what a refusal leads back to. */
  private saved: Preferences | null = null
  /** Saves go one after the other: one that is overtaken would put its older settings in the place of newer ones. */
  private saving: Promise<unknown> = Promise.resolve()
  /** Rises with every change, so that a late refusal does not undo a newer one. */
  private change = 0
  /** The change at which kept settings stood in for those of the server; null when there is nothing to ask. */
  private stale: number | null = null

  constructor(private readonly deps: PreferencesDeps) {
    this.preferences$ = new BehaviorSubject(this.ofBrowser())
    deps.session$.subscribe((state) => this.follow(state))
    deps.tabs.messages$.subscribe((message) => {
      if (message.type === 'preferences' && message.account === this.account)
        // A tab may run another version of the page.
        this.takeOver(v.parse(Preferences, { ...this.current(), ...message.preferences }))
    })
  }

  current(): Preferences {
    return this.preferences$.value
  }

  update = async (change: (draft: Preferences) => Preferences): Promise<CallResult<object>> => {
    const before = this.current()
    const after = v.parse(Preferences, change(structuredClone(before)))
    this.change += 1
    this.take(after)
    if (!this.account) return { kind: 'ok', data: {} }
    this.saved ??= before
    const { account, change: mine } = this
    const save = this.saving.then(() => this.save(account, mine))
    this.saving = save
    return save
  }

  /** Sends the settings as they are now; a change that is refused together with later ones goes with them. */
  private async save(account: string, mine: number): Promise<CallResult<object>> {
    if (account !== this.account) return { kind: 'ok', data: {} }
    const settings = this.current()
    const result = await this.deps.call(userSettings, { settings }, { quiet: true })
    if (account !== this.account) return result
    const isNewest = mine === this.change
    if (result.kind === 'ok') {
      this.saved = isNewest ? null : settings
      this.deps.tabs.notify({ type: 'preferences', account, preferences: settings })
      return { kind: 'ok', data: {} }
    }
    if (isNewest && this.saved) {
      this.take(this.saved)
      this.saved = null
      this.deps.onReverted(result.text)
    }
    return result
  }

  /** Another tab has saved these. */
  private takeOver(preferences: Preferences): void {
    if (this.saved) this.saved = preferences
    this.take(preferences)
  }

  /** Asks for the settings of a member whom this browser knew; what was changed since the login is newer than the answer. */
  renew = async (): Promise<void> => {
    const isStale = this.stale === this.change
    this.stale = null
    if (isStale && this.account) await this.load(this.account)
  }

  private follow(state: SessionState): void {
    const account = state.stage === 'in' ? state.account.info.account_id : null
    if (account === this.account) return
    this.account = account
    this.saved = null
    this.change += 1
    this.preferences$.next(this.ofBrowser())
    if (account === null && state.stage === 'out') this.deps.storage.remove(KEYS.accountSettings)
    if (account === null) return
    const kept = this.keptOf(account)
    if (kept?.settings) this.preferences$.next(kept.settings)
    this.stale = kept ? this.change : null
    if (!kept) void this.load(account)
  }

  /** What this browser keeps of a member; without settings when they have never changed any. */
  private keptOf(account: string): { settings: Preferences | null } | null {
    const kept = this.deps.storage.read<Kept>(KEYS.accountSettings)
    if (kept?.account !== account) return null
    const parsed = v.safeParse(v.nullable(Preferences), kept.settings)
    return parsed.success ? { settings: parsed.output } : null
  }

  private async load(account: string): Promise<void> {
    const asked = this.change
    const result = await this.deps.call(userSettings, {}, { quiet: true })
    if (result.kind !== 'ok' || account !== this.account || asked !== this.change) return
    const { settings } = result.data
    if (settings) this.take(settings)
    else this.keep(account, null)
  }

  private keep(account: string, settings: Preferences | null): void {
    this.deps.storage.write(KEYS.accountSettings, { account, settings } satisfies Kept)
  }

  private take(preferences: Preferences): void {
    const { language, theme } = preferences.pageDisplay
    this.deps.storage.write(KEYS.layout, { language, theme } satisfies Layout)
    if (this.account) this.keep(this.account, preferences)
    this.preferences$.next(preferences)
  }

  private ofBrowser(): Preferences {
    const { first } = this.deps
    const layout = this.deps.storage.read<Partial<Layout>>(KEYS.layout)
    return v.parse(Preferences, { ...first, pageDisplay: { ...first.pageDisplay, ...layout } })
  }
}

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
