import type { HostServices } from '@touchline/contracts/host'
import { type Currency, DEFAULT_CURRENCY, MYANMAR_CURRENCIES } from '@touchline/contracts/limits'
import {
  type Account,
  type BetLimit,
  type Preferences,
  stakesOfSingles,
  widestOf,
} from '@touchline/contracts/session'
import { movedSport, sportsInOrder } from '@touchline/rules'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { limitParts, limitsInOrder } from '../domain/limit-parts'
import type { Choice, Offer } from '../domain/settings'

/** Stakes that are kept. */
export type StakeSetting = 'defaultStakeAmount' | 'quickBetAmount'

/** The result of the newest change. */
export type Saving =
  | { readonly stage: 'none' | 'saving' }
  /** Server time, epoch milliseconds. */
  | { readonly stage: 'saved'; readonly at: number }
  | { readonly stage: 'refused'; readonly text: string }

/** The member's settings: each change is shown and saved at once, and put back by the shell when it is refused. */
export class SettingsStore {
  preferences: Preferences
  saving: Saving = { stage: 'none' }
  private account: Account | null = null
  /** Rises with every change: only the newest says whether it was saved. */
  private change = 0

  constructor(private readonly host: HostServices) {
    this.preferences = host.preferences.current()
    makeAutoObservable<this, 'host' | 'account' | 'change'>(
      this,
      {
        host: false,
        change: false,
        preferences: observableRef,
        account: observableRef,
        saving: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Follows what other tabs and other parts of the page change, until the returned function is called. */
  start(): () => void {
    const { preferences, session$ } = this.host
    const following = [
      preferences.preferences$.subscribe((now) => runInAction(() => (this.preferences = now))),
      session$.subscribe((session) =>
        runInAction(() => (this.account = session.stage === 'in' ? session.account : null)),
      ),
    ]
    return () => {
      for (const each of following) each.unsubscribe()
    }
  }

  get offer(): Offer {
    const { languages, myanmar } = this.host.brand
    const isBurmese = (MYANMAR_CURRENCIES as readonly string[]).includes(this.currency)
    return { languages, myanmar: isBurmese && myanmar !== false }
  }

  get languageLabels(): Readonly<Record<string, string>> {
    return this.host.brand.languageLabels
  }

  /** How often prices are asked for where they are not pushed. */
  get refreshSeconds(): number {
    return this.host.brand.refreshMs / 1000
  }

  get currency(): Currency {
    return this.account?.wallet.currency_code ?? DEFAULT_CURRENCY
  }

  /**
   * Limits of a stored stake: the slip adapts it to the current bet, and quick bets are singles. Null until a
   * login.
   */
  stakesOf(name: StakeSetting): Pick<BetLimit, 'min_bet' | 'max_bet'> | null {
    return name === 'quickBetAmount' ? stakesOfSingles(this.limits) : widestOf(this.limits)
  }

  /** As the upline has set them, of bets that the member is offered. */
  get limits(): readonly BetLimit[] {
    const { myanmar } = this.offer
    const limits = limitsInOrder(this.account?.limits.values() ?? [])
    return limits.filter(({ key }) => myanmar || !limitParts(key).kind?.startsWith('mmo'))
  }

  /** Ids of all sports, as the menu of the board has them. */
  get sports(): readonly number[] {
    return sportsInOrder(this.preferences.sportsOrder, this.currency)
  }

  get hasOwnOrder(): boolean {
    return this.sports.join() !== sportsInOrder([], this.currency).join()
  }

  choose(choice: Choice, value: string): void {
    if (choice.of(this.preferences) !== value) void this.save((draft) => choice.put(draft, value))
  }

  /** Minor units; 0 is no stake. */
  setAmount(name: StakeSetting, minor: number): void {
    if (this.preferences.betting[name] === minor) return
    void this.save((draft) => ({ ...draft, betting: { ...draft.betting, [name]: minor } }))
  }

  moveSport(from: number, to: number): void {
    const sportsOrder = [...movedSport(this.sports, from, to)]
    void this.save((draft) => ({ ...draft, sportsOrder }))
  }

  resetSports(): void {
    void this.save((draft) => ({ ...draft, sportsOrder: [] }))
  }

  private async save(change: (draft: Preferences) => Preferences): Promise<void> {
    this.change += 1
    const mine = this.change
    this.saving = { stage: 'saving' }
    const result = await this.host.preferences.update(change)
    if (mine !== this.change) return
    runInAction(() => {
      this.saving =
        result.kind === 'ok'
          ? { stage: 'saved', at: this.host.now() }
          : { stage: 'refused', text: result.text }
    })
  }
}
