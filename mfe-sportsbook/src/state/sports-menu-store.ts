import type { HostServices } from '@touchline/contracts/host'
import { defaultTimeFilter } from '@touchline/rules'
import { makeAutoObservable } from 'mobx'
import {
  type BoardFilters,
  type FilterDefaults,
  formatBoardFilters,
  type MarketName,
  parseBoardFilters,
} from '../domain/board-filters'
import type { MenuSport } from '../transport/ask-menu'
import { HostMirror } from './host-mirror'
import { MenuStore } from './menu-store'
import { menuViewCount } from './menu-view-count'

const BOARD_PATH = '/desktop'

/** The menu beside every page: it reads the board's filters from the address and leads to the board by it. */
export class SportsMenuStore {
  readonly mirror: HostMirror
  private readonly stopMenu: () => void

  constructor(
    private readonly host: HostServices,
    readonly menu = new MenuStore(host),
  ) {
    this.mirror = new HostMirror(host)
    this.stopMenu = menu.start()
    makeAutoObservable<this, 'host' | 'stopMenu'>(this, {
      host: false,
      mirror: false,
      menu: false,
      stopMenu: false,
    })
  }

  get onBoard(): boolean {
    return this.mirror.pathname.replace(/\/+$/, '') === BOARD_PATH
  }

  get filters(): BoardFilters {
    return parseBoardFilters(this.onBoard ? this.mirror.search : '', this.defaults)
  }

  get sports(): readonly MenuSport[] {
    return this.menu.ordered(this.mirror.preferences.sportsOrder)
  }

  get favouriteCount(): number {
    return this.mirror.favouriteMatches.size + this.mirror.favouriteLeagues.size
  }

  /** Matches of all sports in a market; undefined until the menu has come. */
  total(market: MarketName): number | undefined {
    if (this.sports.length === 0) return undefined
    return this.sports.reduce((sum, sport) => sum + menuViewCount(sport, 'hdpou', market), 0)
  }

  /** Shows the board so; what was open or searched for before is left behind. */
  show(change: Partial<BoardFilters>): void {
    const next = { ...this.filters, match: null, search: '', ...change }
    this.host.navigate(`${BOARD_PATH}${formatBoardFilters(next, this.defaults)}`, { replace: this.onBoard })
  }

  dispose(): void {
    this.stopMenu()
    this.mirror.dispose()
  }

  private get defaults(): FilterDefaults {
    const { preferences } = this.mirror
    return {
      time: preferences.timeFilter ?? defaultTimeFilter(this.host.now()),
      sort: preferences.pageDisplay.eventSorting,
    }
  }
}
