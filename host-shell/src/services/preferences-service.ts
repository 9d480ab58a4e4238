import { userSettings } from '@touchline/contracts/calls'
import type { CallResult, CallService, PreferencesService, SessionState } from '@touchline/contracts/host'
import { changeOf, defaultPreferences, Preferences } from '@touchline/contracts/session'
import { persistently } from '@touchline/ui/lazily'
import { BehaviorSubject, type Observable } from 'rxjs'
import * as v from 'valibot'
import type { AnswerDeps, Pending, SettingsOnPage } from './settings-answer'
import { KEPT, type KeyValues } from './storage'

export interface PreferencesDeps extends AnswerDeps {
  call: CallService
  session$: Observable<SessionState>
  storage: KeyValues
  /** Settings of a member without changes: the brand's language and odds type. */
  first: Preferences
}

const late = () => persistently(() => import('./settings-answer'))

/**
 * Preferences of the member, kept by the server; this browser also keeps language and theme for its landing
 * page. The page shows the server's known settings plus unanswered changes. Each change is sent at once and
 * alone; the code that reads answers and other tabs' messages loads late.
 */
export class ShellPreferences implements PreferencesService, SettingsOnPage {
  readonly preferences$: BehaviorSubject<Preferences>
  account: string | null = null
  base: Preferences
  revision = -1
  isKept = false
  pending: Pending[] = []

  constructor(readonly deps: PreferencesDeps) {
    this.base = this.ofBrowser()
    this.preferences$ = new BehaviorSubject(this.base)
    deps.session$.subscribe((state) => this.follow(state))
    deps.tabs.messages$.subscribe(async (message) => {
      if (message.type === 'preferences') (await late()).takeNews(this, message)
    })
  }

  current(): Preferences {
    return this.preferences$.value
  }

  update = async (change: (draft: Preferences) => Preferences): Promise<CallResult<object>> => {
    const before = this.current()
    const settings = v.parse(Preferences, change(structuredClone(before)))
    const mine = changeOf(before, settings)
    // Of a visitor nothing is on its way: what this browser keeps is all there is.
    if (this.account) this.pending.push(mine)
    this.show(settings)
    if (!this.account) return { kind: 'ok', data: {} }
    // Where nothing is stored, an unsent setting would become its default instead of the shown value.
    return this.send(this.isKept ? mine : { settings, before }, mine)
  }

  /** Requests settings or sends a change; a change continues after the page unloads. */
  private async send(request: object, mine?: Pending): Promise<CallResult<object>> {
    const { account } = this
    const answer = this.deps.call(userSettings, request, { quiet: true, keepalive: true })
    const { takeAnswer } = await late()
    const result = await answer
    return account === this.account ? takeAnswer(this, result, mine) : result
  }

  /**
   * Requests the settings of a member known to this browser, unless an answer or another tab brought them.
   */
  renew = async (): Promise<void> => {
    if (this.account && this.revision < 0) await this.send({})
  }

  private follow(state: SessionState): void {
    const account = state.stage === 'in' ? state.account.info.account_id : null
    if (account === this.account) return
    this.account = account
    this.pending = []
    this.revision = -1
    if (state.stage === 'out') this.deps.storage.remove(KEPT.accountSettings)
    // The settings in this browser may belong to another member; without changes this one has none.
    const found = this.deps.storage.read(KEPT.accountSettings)
    const kept = found?.account === account ? found : null
    const settings = kept?.settings
    this.isKept = !!settings
    this.base = settings ?? this.ofBrowser()
    this.preferences$.next(this.base)
    if (account && !kept) void this.send({})
  }

  show(preferences: Preferences): void {
    const { account, isKept, pending } = this
    const { language, theme } = preferences.pageDisplay
    this.deps.storage.write(KEPT.layout, { language, theme })
    const settings = isKept || pending[0] ? preferences : null
    if (account) this.deps.storage.write(KEPT.accountSettings, { account, settings })
    this.preferences$.next(preferences)
  }

  private ofBrowser(): Preferences {
    const { first } = this.deps
    const layout = this.deps.storage.read(KEPT.layout)
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
