import type { HostServices } from '@touchline/contracts/host'
import { defaultTimeFilter } from '@touchline/rules'
import { makeAutoObservable } from 'mobx'
import { FavouriteCount } from '../../favourites'
import {
  type BoardFilters,
  changedFilters,
  type FilterDefaults,
  formatBoardFilters,
  type MarketName,
  parseBoardFilters,
} from '../../shared/domain/board-filters'
import type { BoardView } from '../../shared/domain/board-view'
import { PageState } from '../../shared/state/page-state'
import type { MenuSport } from '../transport/ask-menu'
import { MenuStore } from './menu-store'

const BOARD_PATH = '/desktop'

/** The menu beside every page: it reads the board's filters from the address and leads to the board by it. */
export class SportsMenuStore {
  readonly page: PageState
  private readonly stopMenu: () => void
  private readonly favourites: FavouriteCount

  constructor(
    private readonly host: HostServices,
    readonly menu = new MenuStore(host),
  ) {
    this.page = new PageState(host)
    this.stopMenu = menu.start()
    this.favourites = new FavouriteCount(host, () => {
      const { favourites, favouriteLeagues } = this.page.hostState.preferences
      return menu.state.stage === 'ready' ? { matches: favourites, leagues: favouriteLeagues } : null
    })
    makeAutoObservable<this, 'host' | 'stopMenu' | 'favourites'>(this, {
      favourites: false,
      host: false,
      page: false,
      menu: false,
      stopMenu: false,
    })
  }

  get onBoard(): boolean {
    return this.page.hostState.location.pathname.replace(/\/+$/, '') === BOARD_PATH
  }

  get filters(): BoardFilters {
    return parseBoardFilters(this.onBoard ? this.page.hostState.location.search : '', this.defaults)
  }

  get sports(): readonly MenuSport[] {
    return this.menu.ordered(this.page.hostState)
  }

  /** Favourites that can be bet on; undefined until their lists have come. */
  get favouriteCount(): number | undefined {
    return this.favourites.matches
  }

  /** Matches of all sports in a market; undefined while nobody knows. */
  total(market: MarketName): number | undefined {
    if (this.sports.length === 0) return undefined
    return this.sports.reduce<number | undefined>((sum, { id }) => {
      const count = this.countOf(id, 'hdpou', market)
      return sum === undefined || count === undefined ? undefined : sum + count
    }, 0)
  }

  /** Matches of a list as the menu leads to it, by the filters that stay. */
  countOf(sport: number, view: BoardView, market: MarketName): number | undefined {
    const { time, market: chosen, liveOnly } = this.filters
    return this.menu.countOf(sport, view, market, { time, liveOnly: liveOnly && market === chosen })
  }

  /** Shows the board with these filters; an open match or a search is closed. */
  show(change: Partial<BoardFilters>): void {
    const next = changedFilters(this.filters, { match: null, search: '', ...change }, this.defaults)
    this.host.navigate(`${BOARD_PATH}${formatBoardFilters(next, this.defaults)}`, { replace: this.onBoard })
  }

  dispose(): void {
    this.stopMenu()
    this.favourites.dispose()
    this.page.dispose()
  }

  private get defaults(): FilterDefaults {
    const { preferences } = this.page.hostState
    return {
      time: preferences.timeFilter ?? defaultTimeFilter(this.host.now()),
      sort: preferences.pageDisplay.eventSorting,
    }
  }
}
