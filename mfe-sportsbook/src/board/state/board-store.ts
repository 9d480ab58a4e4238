import type { HostServices } from '@touchline/contracts/host'
import { LIMITS, type TimeFilter } from '@touchline/contracts/limits'
import { FOOTBALL, PERIOD_CODES, sportKey } from '@touchline/contracts/odds'
import { bettingDay, defaultTimeFilter, matchPeriod, timeFilterWindow } from '@touchline/rules'
import { autorun, makeAutoObservable, observable, observableRef, when } from 'mobx'
import { boardColumns, type PartsShown } from '../../shared/domain/board-columns'
import {
  type BoardFilters,
  changedFilters,
  type FilterDefaults,
  formatBoardFilters,
  type MarketName,
  parseBoardFilters,
  timeFilterApplies,
} from '../../shared/domain/board-filters'
import {
  type BoardGroup,
  type BoardItem,
  type BoardPage,
  listBoard,
  type OrderedGroup,
  orderBoard,
  pageOfBoard,
} from '../../shared/domain/board-list'
import { type BoardView, needsMatchChannel } from '../../shared/domain/board-view'
import type { MatchFilter } from '../../shared/domain/match-filter'
import { type ScoreColumns, type SportBoard, sportBoard } from '../../shared/domain/sport-board'
import { PageState } from '../../shared/state/page-state'
import { idleAfterPaint } from '../../shared/transport/idle-after-paint'
import { MenuStore } from '../../sports-menu'
import { BoardFeed, channelsOf } from './board-feed'
import { boardGroups, partsBegun } from './board-groups'
import type { BoardMatch } from './board-match'
import { leagueChoices } from './league-choices'
import { MatchFeeds } from './match-feeds'
import type { League } from './odds-book'

const MINUTE = 60_000

/** The menu as a board uses it. */
export type BoardMenu = Pick<MenuStore, 'followBoard' | 'start' | 'countOf' | 'offers' | 'ordered'>

/** The board: the filters of the address, the prices of the feed, and the list from both. */
export class BoardStore {
  readonly page: PageState
  readonly feed: BoardFeed
  /** Every market of single matches, while somebody shows them. */
  readonly details: MatchFeeds
  readonly collapsed = observable.set<string>()
  /** The search of names, loaded with the filter note once somebody searches. */
  finder: ((search: string) => (names: readonly string[]) => boolean) | null = null
  /** Shown where only one of both fits beside the names. */
  oneShown: 'match' | 'part' = 'match'
  /** Server time by the minute: time windows roll on. */
  minute: number
  private readonly stops: (() => void)[] = []

  constructor(
    readonly host: HostServices,
    schedule?: (run: () => void) => () => void,
    readonly menu: BoardMenu = new MenuStore(host),
    channels = channelsOf,
  ) {
    this.page = new PageState(host)
    this.feed = new BoardFeed(host, schedule)
    this.details = new MatchFeeds(host, schedule)
    this.minute = host.now()
    makeAutoObservable<this, 'stops'>(this, {
      host: false,
      page: false,
      feed: false,
      details: false,
      listed: false,
      menu: false,
      stops: false,
      finder: observableRef,
    })
    const unfollow = menu.followBoard(this)
    const clock = window.setInterval(() => this.rollOn(), MINUTE / 4)
    this.stops.push(
      autorun(() => this.feed.follow(channels(this.filters))),
      // Prices first: the counts are shown beside them.
      when(
        () => this.feed.stage.stage !== 'loading',
        () => this.stops.push(idleAfterPaint(() => this.stops.push(this.menu.start()))),
      ),
      () => window.clearInterval(clock),
      unfollow,
      () => this.feed.close(),
      () => this.details.close(),
      () => this.page.dispose(),
    )
  }

  get filterDefaults(): FilterDefaults {
    const { preferences } = this.page.hostState
    const time = preferences.timeFilter ?? defaultTimeFilter(this.minute)
    return { time, sort: preferences.pageDisplay.eventSorting }
  }

  get filters(): BoardFilters {
    return parseBoardFilters(this.page.hostState.location.search, this.filterDefaults)
  }

  /** When Today becomes a new betting day, epoch milliseconds. */
  get dayEnd(): number {
    return bettingDay(this.minute, this.host.brand.bettingDayStartHour).to
  }

  /** Changes filters through the address, without a step in the history. */
  filter(change: Partial<BoardFilters>): void {
    this.go(change, true)
  }

  /** Match whose further markets are open. */
  get expanded(): number | null {
    return this.filters.match
  }

  get expandedMatch(): BoardMatch | undefined {
    void this.feed.book.structure
    return this.expanded === null ? undefined : this.feed.book.matchById(this.expanded)
  }

  /** Opens or closes the markets of a match below its row. */
  toggleMore(match: number): void {
    this.filter({ match: this.expanded === match ? null : match })
  }

  /** Opens them as a page of their own, from which the browser's Back leads here again. */
  openMorePage(match: number): void {
    this.go({ match }, false)
  }

  /** The shown parts of a match; a sport without parts has the whole match alone. */
  get partsShown(): PartsShown {
    if (!this.hasParts) return 'match'
    const { marketType } = this.page.hostState.preferences.pageDisplay
    return marketType === 'full' ? 'match' : marketType === 'half' ? 'part' : marketType
  }

  /** Whether there is a choice between the whole match and the part beside it. */
  get hasParts(): boolean {
    const { view, sport } = this.filters
    return (
      boardColumns(view, sport, 'both').some(({ period }) => period !== 0) &&
      (needsMatchChannel(view) || this.part !== null)
    )
  }

  /** The shown columns of the chosen sport. */
  get sportBoard(): SportBoard {
    return sportBoard(this.filters.sport)
  }

  /** Whether scores of the sport have columns, beside which the clock is first; a list of runners has none. */
  get hasScores(): boolean {
    return this.filters.view !== 'outright' && this.sportBoard.scores !== null
  }

  /** Scores beside the names; null while no listed match has begun. */
  get scores(): ScoreColumns | null {
    const columns = this.hasScores ? this.sportBoard.scores : null
    return columns && this.partsBegun !== null
      ? { ...columns, parts: columns.parts === 0 ? 0 : Math.max(columns.parts, this.partsBegun) }
      : null
  }

  /** A number of its own, so that rows are made anew for another number alone. */
  private get partsBegun(): number | null {
    return partsBegun(this.groups)
  }

  /**
   * Name of the part beside the whole match, as a period is named; null when nobody listed offers one: of matches that
   * are all in their second half there is no first one.
   */
  get part(): string | null {
    const listed = this.groups.flatMap(({ matches }) => matches)
    const codes = listed.length === 0 ? [this.sportBoard.firstPart] : listed.map(({ part }) => part)
    const code = Math.min(...codes.filter((each) => each !== 0))
    return code < PERIOD_CODES ? matchPeriod(code, this.filters.sport).word : null
  }

  /** Whether of several matches each has a part of its own beside it: some are in play. */
  get partsDiffer(): boolean {
    return this.filters.sport !== FOOTBALL && this.partsBegun !== null
  }

  /** Kinds of bets to choose from; kinds without any offer are omitted. */
  get views(): readonly BoardView[] {
    const { sport, view: chosen, market } = this.filters
    return this.sportBoard.views.filter((view) => view === chosen || this.menu.offers(sport, view, market))
  }

  get groups(): { group: BoardGroup; matches: BoardMatch[] }[] {
    return this.listed({})
  }

  /** The groups as another filter would have them. */
  listed(change: Partial<MatchFilter>): { group: BoardGroup; matches: BoardMatch[] }[] {
    return boardGroups(this.feed.book, this.filters, { ...this.matchFilter, ...change })
  }

  /** Matches that the view would list in a market; undefined while nobody knows. */
  countOf(market: MarketName): number | undefined {
    const { sport, view, time, search, market: chosen } = this.filters
    // The search stays with another market, whose names nobody has looked through yet.
    if (search !== '' && market !== chosen) return undefined
    return this.menu.countOf(sport, view, market, { time, liveOnly: false })
  }

  /** The shown count, for a menu that counts by it; undefined for every other list. */
  shownCount(sport: number, view: BoardView, market: MarketName): number | undefined {
    const { filters } = this
    const isShown = filters.sport === sport && filters.view === view && filters.market === market
    return isShown && !filters.favourites && this.feed.stage.stage === 'ready' ? this.matchCount : undefined
  }

  get matchCount(): number {
    return countIn(this.groups)
  }

  /** Matches of the market without any filter. */
  get allCount(): number {
    return countIn(
      boardGroups(
        this.feed.book,
        { ...this.filters, liveOnly: false },
        { view: this.filters.view, day: null, window: null, finds: null, leagues: null },
      ),
    )
  }

  /** Takes every filter away; the kind of bets stays. */
  showAll(): void {
    this.filter({ search: '', leagues: null, time: 0, day: null, liveOnly: false })
  }

  get ordered(): OrderedGroup<BoardMatch>[] {
    return orderBoard({
      groups: this.groups,
      leagueOf: (id) => this.feed.book.leagues.get(id),
      sort: this.filters.sort,
    })
  }

  /** Which matches of the list are shown; null for all, as the member chose or because one page holds them. */
  get listPage(): BoardPage | null {
    const { boardPaging } = this.page.hostState.preferences.pageDisplay
    if (boardPaging === 'all' || !this.needsPager) return null
    const { page } = this.filters
    return pageOfBoard(this.ordered, { perPage: LIMITS.matchesPerPage, page, match: this.expanded })
  }

  /** Favourites of several sports share a page, whose lists are whole. */
  get needsPager(): boolean {
    return this.matchCount > LIMITS.matchesPerPage && !this.filters.favourites
  }

  get items(): BoardItem<BoardMatch>[] {
    return listBoard(this.ordered, {
      sort: this.filters.sort,
      collapsed: (key) => this.collapsed.has(key),
      expandedMatch: this.expanded,
      headings: this.filters.market !== 'early',
      shown: this.listPage,
    })
  }

  turnTo(page: number): void {
    this.go({ page }, false)
  }

  /** All matches on one page, or so many a page. */
  setPaging(boardPaging: 'pages' | 'all'): void {
    if (this.filters.page !== null) this.filter({ page: null })
    this.page.settings.change({ boardPaging })
  }

  /** The next visit opens with it. */
  chooseTime(time: TimeFilter): void {
    this.filter({ time })
    this.page.settings.save((draft) => ({ ...draft, timeFilter: time }))
  }

  /**
   * Changes whenever the player arranges the list anew. The feed changes it only when columns of a part come or go: unchanged rows
   * would otherwise be under the heads of others.
   */
  get arrangement(): string {
    const { showQuickOdds, pageType } = this.page.hostState.preferences.pageDisplay
    return [
      this.page.hostState.location.search,
      showQuickOdds,
      pageType,
      this.feed.stage.stage,
      this.hasParts,
      ...this.collapsed,
    ].join('|')
  }

  /** Leagues of the market with their matches, before leagues are chosen: A to Z. */
  get leagueChoices(): { league: League; count: number }[] {
    const all = this.listed({ window: null, finds: null, leagues: null })
    return leagueChoices(this.feed.book, all)
  }

  /** Key of the sport's name in the translations. */
  get sportKey(): string {
    return sportKey(this.filters.sport) ?? 'other'
  }

  toggleLeague(leagueKey: string): void {
    if (!this.collapsed.delete(leagueKey)) this.collapsed.add(leagueKey)
  }

  showParts(shown: PartsShown): void {
    const marketType = shown === 'match' ? 'full' : shown === 'part' ? 'half' : shown
    void this.page.settings.change({ marketType })
  }

  showOne(shown: 'match' | 'part'): void {
    this.oneShown = shown
  }

  refresh(): void {
    if (this.feed.failure) this.feed.retry()
    else this.host.live.refresh()
  }

  dispose(): void {
    for (const stop of this.stops) stop()
  }

  private go(change: Partial<BoardFilters>, replace: boolean): void {
    const next = changedFilters(this.filters, change, this.filterDefaults)
    this.host.navigate(`/desktop${formatBoardFilters(next, this.filterDefaults)}`, { replace })
  }

  private rollOn(): void {
    const minute = Math.floor(this.host.now() / MINUTE) * MINUTE
    if (minute !== this.minute) this.minute = minute
  }

  private get matchFilter(): MatchFilter {
    const { filters } = this
    return {
      view: filters.view,
      day: filters.day,
      window: timeFilterApplies(filters) ? timeFilterWindow(filters.time, this.minute) : null,
      finds: filters.search === '' ? null : (this.finder?.(filters.search) ?? null),
      leagues: filters.leagues && new Set(filters.leagues),
    }
  }
}

const countIn = (groups: readonly { readonly matches: readonly BoardMatch[] }[]): number =>
  groups.reduce((sum, { matches }) => sum + matches.length, 0)
