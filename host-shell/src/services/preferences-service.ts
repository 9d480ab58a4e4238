import {
  type CallResult,
  type CallService,
  defaultPreferences,
  Preferences,
  type PreferencesService,
  type SessionState,
  userSettings,
} from '@touchline/contracts'
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

type Layout = Pick<Preferences['pageDisplay'], 'language' | 'theme'>

/** Preferences of the member, kept by the server; language and theme also by this browser, for its landing page. */
export class ShellPreferences implements PreferencesService {
  readonly preferences$: BehaviorSubject<Preferences>
  private account: string | null = null
  /** Rises with every change, so that a late refusal does not undo a newer one. */
  private change = 0

  constructor(private readonly deps: PreferencesDeps) {
    this.preferences$ = new BehaviorSubject(this.ofBrowser())
    deps.session$.subscribe((state) => this.follow(state))
    deps.tabs.heard$.subscribe((message) => {
      if (message.type === 'preferences' && message.account === this.account) this.take(message.preferences)
    })
  }

  current(): Preferences {
    return this.preferences$.value
  }

  update = async (change: (draft: Preferences) => Preferences): Promise<CallResult<object>> => {
    const before = this.current()
    const after = v.parse(Preferences, change(structuredClone(before)))
    this.change += 1
    const mine = this.change
    this.take(after)
    if (!this.account) return { kind: 'ok', data: {} }
    const account = this.account
    const result = await this.deps.call(userSettings, { settings: after }, { quiet: true })
    if (result.kind === 'ok') {
      this.deps.tabs.tell({ type: 'preferences', account, preferences: after })
      return { kind: 'ok', data: {} }
    }
    if (mine === this.change && account === this.account) {
      this.take(before)
      this.deps.onReverted(result.text)
    }
    return result
  }

  private follow(state: SessionState): void {
    const account = state.stage === 'in' ? state.account.info.account_id : null
    if (account === this.account) return
    this.account = account
    this.change += 1
    this.preferences$.next(this.ofBrowser())
    if (account === null && state.stage === 'out') this.deps.storage.remove(KEYS.accountSettings)
    if (account !== null) void this.load(account)
  }

  private async load(account: string): Promise<void> {
    const kept = this.deps.storage.read<{ account: string; settings: unknown }>(KEYS.accountSettings)
    const parsed = v.safeParse(Preferences, kept?.settings)
    if (kept?.account === account && parsed.success) this.preferences$.next(parsed.output)
    const asked = this.change
    const result = await this.deps.call(userSettings, {}, { quiet: true })
    if (result.kind !== 'ok' || account !== this.account || asked !== this.change) return
    if (result.data.settings) this.take(result.data.settings)
  }

  private take(preferences: Preferences): void {
    const { language, theme } = preferences.pageDisplay
    this.deps.storage.write(KEYS.layout, { language, theme } satisfies Layout)
    if (this.account) {
      const kept = { account: this.account, settings: preferences }
      this.deps.storage.write(KEYS.accountSettings, kept)
    }
    this.preferences$.next(preferences)
  }

  private ofBrowser(): Preferences {
    const first = structuredClone(this.deps.first)
    const layout = this.deps.storage.read<Partial<Layout>>(KEYS.layout)
    const pageDisplay = { ...first.pageDisplay, ...layout }
    const parsed = v.safeParse(Preferences, { ...first, pageDisplay })
    return parsed.success ? parsed.output : first
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
