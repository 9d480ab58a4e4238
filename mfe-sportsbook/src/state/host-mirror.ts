import type { Freshness, HostServices, PickIntent } from '@touchline/contracts/host'
import {
  type Currency,
  DEFAULT_CURRENCY,
  type Language,
  MYANMAR_CURRENCIES,
} from '@touchline/contracts/limits'
import { OddsTypeId } from '@touchline/contracts/odds'
import { type OddsRefresh, oddsRefreshOf, type Preferences } from '@touchline/contracts/session'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Subscription } from 'rxjs'
import { isSamePick } from '../domain/same-pick'

/** Name of a selection among those that the slip holds. */
export const pickKey = (lineId: number, selection: string): string => `${lineId}:${selection}`

/** What the shell says, as observables of this remote: address, settings, language, age of the feed, the slip's picks. */
export class HostMirror {
  pathname = ''
  search: string
  preferences: Preferences
  language: Language
  currency: Currency = DEFAULT_CURRENCY
  freshness: Freshness = 'connecting'
  /** Server time at which prices stopped coming; null while they come. */
  pausedAt: number | null = null
  picks: readonly PickIntent[] = []
  /** Pressed while no slip answered: it comes after the board, and is away while another version takes its place. */
  private unheard: readonly PickIntent[] = []
  private readonly subscription = new Subscription()

  constructor(readonly host: HostServices) {
    this.search = ''
    this.preferences = host.preferences.current()
    this.language = host.locale.language()
    makeAutoObservable<this, 'subscription' | 'unheard'>(this, {
      host: false,
      subscription: false,
      preferences: observableRef,
      picks: observableRef,
      unheard: false,
    })
    this.follow()
  }

  /** Keys of picks in the slip. */
  get pickKeys(): ReadonlySet<string> {
    return new Set(this.picks.map((pick) => pickKey(pick.line_id, pick.selection)))
  }

  /** Prices are shown but not to be trusted. */
  get locked(): boolean {
    return this.freshness === 'stale' || this.freshness === 'lost'
  }

  /** Burmese prices are for members whose currency is Burmese. */
  get mayUseMyanmar(): boolean {
    return (MYANMAR_CURRENCIES as readonly string[]).includes(this.currency)
  }

  /** Whether handicap and total stand as goals and percent. */
  get myanmar(): boolean {
    const { oddsType, mmoType } = this.preferences.pageDisplay
    return this.mayUseMyanmar && (oddsType === OddsTypeId.MM || mmoType)
  }

  get favouriteMatches(): ReadonlySet<number> {
    return new Set(this.preferences.favourites)
  }

  get favouriteLeagues(): ReadonlySet<number> {
    return new Set(this.preferences.favouriteLeagues)
  }

  /** Asks the slip to toggle a selection. Without a slip it is shown as picked, and the next one gets it. */
  pick(pick: PickIntent): void {
    const { bus } = this.host
    let isAnswered = false
    const ear = bus.events$.subscribe(({ type }) => {
      isAnswered ||= type === 'slip'
    })
    bus.emit({ type: 'pick', pick })
    ear.unsubscribe()
    if (isAnswered) return
    this.unheard = toggledPick(this.unheard, pick)
    this.picks = this.unheard
  }

  toggleFavouriteMatch(id: number): void {
    this.save((draft) => ({ ...draft, favourites: toggled(draft.favourites, id) }))
  }

  toggleFavouriteLeague(id: number): void {
    this.save((draft) => ({ ...draft, favouriteLeagues: toggled(draft.favouriteLeagues, id) }))
  }

  changeDisplay(change: Partial<Preferences['pageDisplay']>): void {
    this.save((draft) => ({ ...draft, pageDisplay: { ...draft.pageDisplay, ...change } }))
  }

  /** How the board renews itself. */
  get oddsRefresh(): OddsRefresh {
    return oddsRefreshOf(this.preferences)
  }

  chooseRefresh(mode: OddsRefresh): void {
    this.save((draft) => ({
      ...draft,
      betting: {
        ...draft.betting,
        autoRefreshOdds: mode !== 'manual',
        // Whoever comes back from renewing by hand finds the way chosen before.
        oddsRefresh: mode === 'manual' ? draft.betting.oddsRefresh : mode,
      },
    }))
  }

  dispose(): void {
    this.subscription.unsubscribe()
  }

  private save(change: (draft: Preferences) => Preferences): void {
    // A refused save is put back and explained by the preferences service itself.
    void this.host.preferences.update(change)
  }

  private follow(): void {
    const { host, subscription } = this
    const on = <T>(
      stream: { subscribe(next: (value: T) => void): { unsubscribe(): void } },
      take: (value: T) => void,
    ) => subscription.add(stream.subscribe((value) => runInAction(() => take(value))) as Subscription)
    on(host.location$, (location) => {
      this.pathname = location.pathname
      this.search = location.search
    })
    on(host.preferences.preferences$, (preferences) => {
      this.preferences = preferences
    })
    on(host.locale.language$, (language) => {
      this.language = language
    })
    on(host.balance$, (wallet) => {
      if (wallet) this.currency = wallet.currency_code
    })
    on(host.live.freshness$, ({ freshness, ageMs }) => this.takeFreshness(freshness, ageMs))
    on(host.bus.events$, (event) => {
      // The slip speaks of every move of its price; rows are written anew only for another pick.
      if (event.type !== 'slip') return
      if (!areSamePicks(this.picks, event.picks)) this.picks = event.picks
      this.handOver()
    })
  }

  /** A slip is there: it gets what it does not hold of the selections that none has heard. */
  private handOver(): void {
    const { unheard } = this
    if (unheard.length === 0) return
    this.unheard = []
    // Once it has remembered what the tab held, and has told everybody.
    queueMicrotask(() => {
      const missing = unheard.filter((pick) => !this.picks.some((held) => isSamePick(held, pick)))
      for (const pick of missing) this.host.bus.emit({ type: 'pick', pick })
    })
  }

  private takeFreshness(freshness: Freshness, ageMs: number): void {
    this.freshness = freshness
    if (!this.locked) this.pausedAt = null
    else this.pausedAt ??= this.host.now() - ageMs
  }
}

const areSamePicks = (a: readonly PickIntent[], b: readonly PickIntent[]): boolean =>
  a.length === b.length && a.every((pick, i) => b[i] !== undefined && isSamePick(pick, b[i]))

const toggledPick = (picks: readonly PickIntent[], pick: PickIntent): PickIntent[] => {
  const others = picks.filter((one) => !isSamePick(one, pick))
  return others.length < picks.length ? others : [...others, pick]
}

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((held) => held !== id) : [...ids, id]
