import type { HostServices, LiveService } from '@touchline/contracts/host'
import { type Channel, marketChannel } from '@touchline/contracts/live'
import { MarketId } from '@touchline/contracts/odds'
import { sportsInOrder } from '@touchline/rules'
import { makeAutoObservable, observable, reaction } from 'mobx'
import { from, map } from 'rxjs'
import type { BoardMenu, BoardStore } from '../../board'
import type { PageState } from '../../shared/state/page-state'
import { FavouritesFeed } from './favourites-feed'

/** Counts of the menu are of whole boards: nothing here is counted by them. */
const NO_MENU: BoardMenu = {
  followBoard: () => () => undefined,
  start: () => () => undefined,
  countOf: () => undefined,
  offers: () => true,
  ordered: () => [],
}

/** Favourites of every sport, in play, today and early: a board for each sport that has any. */
export class FavouritesStore {
  readonly feed: FavouritesFeed
  private readonly boards = observable.map<number, BoardStore>([], { deep: false })
  private readonly stops: (() => void)[]

  /** `page` belongs to the caller, who disposes of it. */
  constructor(
    private readonly host: HostServices,
    private readonly page: Pick<PageState, 'hostState' | 'settings'>,
    private readonly Board: typeof BoardStore,
    private readonly schedule?: (run: () => void) => () => void,
  ) {
    this.feed = new FavouritesFeed(host)
    makeAutoObservable<this, 'host' | 'page' | 'Board' | 'schedule' | 'boards' | 'stops'>(this, {
      host: false,
      page: false,
      feed: false,
      Board: false,
      schedule: false,
      boards: false,
      stops: false,
    })
    const lookAgain = () => {
      if (!document.hidden) void this.feed.ask()
    }
    const clock = window.setInterval(() => this.tick(), host.brand.refreshMs)
    document.addEventListener('visibilitychange', lookAgain)
    this.stops = [
      reaction(
        // Other preferences may change meanwhile.
        () => JSON.stringify(this.favourites),
        () => this.feed.follow(this.favourites),
        { fireImmediately: true },
      ),
      reaction(
        () => this.feed.sports.join(),
        () => this.keepBoards(this.feed.sports),
      ),
      () => window.clearInterval(clock),
      () => document.removeEventListener('visibilitychange', lookAgain),
      () => this.keepBoards([]),
    ]
  }

  /** Boards in the member's order of sports. */
  get sections(): readonly BoardStore[] {
    const { preferences, currency } = this.page.hostState
    const order = sportsInOrder(preferences.sportsOrder, currency)
    const place = ({ filters }: BoardStore) => order.indexOf(filters.sport)
    return [...this.boards.values()].sort((a, b) => place(a) - place(b))
  }

  get stage(): 'loading' | 'ready' | 'failed' | 'none' | 'nothing-offered' {
    const { matches, leagues } = this.favourites
    if (matches.length + leagues.length === 0) return 'none'
    if (this.feed.hasFailed) return 'failed'
    if (this.feed.lists === null) return 'loading'
    return this.boards.size > 0 ? 'ready' : 'nothing-offered'
  }

  retry(): void {
    void this.feed.ask()
  }

  dispose(): void {
    for (const stop of this.stops) stop()
  }

  private get favourites(): { matches: readonly number[]; leagues: readonly number[] } {
    const { favourites, favouriteLeagues } = this.page.hostState.preferences
    return { matches: favourites, leagues: favouriteLeagues }
  }

  private tick(): void {
    // Members with manual refresh press for prices.
    if (this.page.settings.oddsRefresh === 'manual') return
    this.feed.age(this.host.brand.refreshMs)
    if (!document.hidden) void this.feed.ask()
  }

  private keepBoards(sports: readonly number[]): void {
    for (const [sport, board] of this.boards) {
      if (sports.includes(sport)) continue
      this.boards.delete(sport)
      board.dispose()
    }
    for (const sport of sports) if (!this.boards.has(sport)) this.boards.set(sport, this.boardOf(sport))
  }

  private boardOf(sport: number): BoardStore {
    const { Board, feed, host, schedule } = this
    const channels = [MarketId.live, MarketId.today, MarketId.early].map((market) =>
      marketChannel(sport, market),
    )
    return new Board(hostOfSport(host, feed.live, sport), schedule, NO_MENU, (): Channel[] => channels)
  }
}

/** The host of a board of one sport's favourites, wherever the page itself is; only an opened match is taken from there. */
function hostOfSport(host: HostServices, live: LiveService, sport: number): HostServices {
  const searchOf = (search: string) => {
    const match = new URLSearchParams(search).get('match')
    return `?${new URLSearchParams({ sport: String(sport), fav: '1', ...(match && { match }) })}`
  }
  return {
    ...host,
    live,
    // `from` because the shell may run another copy of rxjs.
    location$: from(host.location$).pipe(
      map((location) => ({ ...location, search: searchOf(location.search) })),
    ),
  }
}
