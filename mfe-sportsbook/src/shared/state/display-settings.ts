import type { BrandView, PreferencesService } from '@touchline/contracts/host'
import { MYANMAR_CURRENCIES } from '@touchline/contracts/limits'
import { OddsTypeId } from '@touchline/contracts/odds'
import { type OddsRefresh, oddsRefreshOf, type Preferences } from '@touchline/contracts/session'
import type { HostState } from '@touchline/screens/host'
import { makeAutoObservable } from 'mobx'

/** How the member wants odds and matches shown; the shell keeps it for all their pages. */
export class DisplaySettings {
  constructor(
    private readonly state: Pick<HostState, 'preferences' | 'currency'>,
    private readonly service: Pick<PreferencesService, 'update'>,
    private readonly brand: Pick<BrandView, 'myanmar'>,
  ) {
    makeAutoObservable<this, 'state' | 'service' | 'brand'>(this, {
      state: false,
      service: false,
      brand: false,
    })
  }

  /** Burmese prices are for members whose currency is Burmese, of brands that have them. */
  get mayUseMyanmar(): boolean {
    const { myanmar } = this.brand
    return myanmar !== false && (MYANMAR_CURRENCIES as readonly string[]).includes(this.state.currency)
  }

  /** Whether handicap and total are shown as goals and percent. */
  get myanmar(): boolean {
    const { oddsType, mmoType } = this.state.preferences.pageDisplay
    return this.mayUseMyanmar && (oddsType === OddsTypeId.MM || mmoType)
  }

  get favouriteMatches(): ReadonlySet<number> {
    return new Set(this.state.preferences.favourites)
  }

  get favouriteLeagues(): ReadonlySet<number> {
    return new Set(this.state.preferences.favouriteLeagues)
  }

  /** How the board renews itself. */
  get oddsRefresh(): OddsRefresh {
    return oddsRefreshOf(this.state.preferences)
  }

  toggleFavourite(kind: 'match' | 'league', id: number): void {
    const list = kind === 'match' ? 'favourites' : 'favouriteLeagues'
    this.save((draft) => ({ ...draft, [list]: toggled(draft[list], id) }))
  }

  change(change: Partial<Preferences['pageDisplay']>): void {
    this.save((draft) => ({ ...draft, pageDisplay: { ...draft.pageDisplay, ...change } }))
  }

  /** Changes the member's preferences in the shell. */
  save(change: (draft: Preferences) => Preferences): void {
    // A refused save is put back and explained by the preferences service itself.
    void this.service.update(change)
  }
}

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((held) => held !== id) : [...ids, id]
