import { TIME_FILTERS, type TimeFilter } from '@touchline/contracts/limits'
import { FOOTBALL, sportKey } from '@touchline/contracts/odds'
import { BOARD_VIEWS, type BoardView } from './board-view'

export const MARKET_NAMES = ['early', 'today', 'live'] as const
export type MarketName = (typeof MARKET_NAMES)[number]
export type BoardSort = 'league' | 'time'

/** The filters of the board; they live in the address, so that a link or a step back shows the same. */
export interface BoardFilters {
  readonly sport: number
  readonly market: MarketName
  readonly view: BoardView
  readonly time: TimeFilter
  readonly liveOnly: boolean
  /** Kick-offs of one day in GMT+8, counted from 1970; of Early alone, null for all. */
  readonly day: number | null
  /** Words of a team or league. */
  readonly search: string
  /** Chosen leagues; null means all. */
  readonly leagues: readonly number[] | null
  readonly sort: BoardSort
  /** Favourite matches and leagues of all sports, which are a page of their own. */
  readonly favourites: boolean
  /** Match whose further markets are open. */
  readonly match: number | null
  /** Page of the list, from 1; null for the first one, or that of the match. */
  readonly page: number | null
}

/** Defaults for parts missing in the address; they depend on the day and on the member's settings. */
export type FilterDefaults = Pick<BoardFilters, 'time' | 'sort'>

/** A team that is looked for is found whenever it plays: only a time that was chosen beside it narrows that. */
const usualTime = (search: string, { time }: FilterDefaults): TimeFilter => (search ? 0 : time)

/** Filters with a change. A default time that came with a search is replaced when the search ends. */
export function changedFilters(
  filters: BoardFilters,
  change: Partial<BoardFilters>,
  defaults: FilterDefaults,
): BoardFilters {
  const isUsual = filters.time === usualTime(filters.search, defaults)
  const time = isUsual ? usualTime(change.search ?? filters.search, defaults) : filters.time
  const page = Object.keys(change).every((name) => name === 'match') ? filters.page : null
  return { ...filters, time, page, ...change }
}

/** Filters of an address; unknown or broken parts fall back to their defaults. */
export function parseBoardFilters(search: string, defaults: FilterDefaults): BoardFilters {
  const query = new URLSearchParams(search)
  const sport = Number(query.get('sport'))
  const leagues = query.get('leagues')
  const market = oneOf(MARKET_NAMES, query.get('market')) ?? 'today'
  const words = query.get('q')?.trim() ?? ''
  const view = oneOf(BOARD_VIEWS, query.get('view')) ?? 'hdpou'
  return {
    sport: sportKey(sport) ? sport : FOOTBALL,
    market,
    // No outright is in play.
    view: market === 'live' && view === 'outright' ? 'hdpou' : view,
    day: hasDays({ market, view }) ? wholeOf(query.get('day')) : null,
    time: oneOf(TIME_FILTERS, wholeOf(query.get('time'))) ?? usualTime(words, defaults),
    liveOnly: query.get('live') === '1',
    search: words,
    leagues: leagues === null ? null : leagues.split(',').flatMap((id) => wholeOf(id) ?? []),
    sort: oneOf(['league', 'time'] as const, query.get('sort')) ?? defaults.sort,
    favourites: query.get('fav') === '1',
    match: wholeOf(query.get('match')),
    page: wholeOf(query.get('page')),
  }
}

/** The address of filters, shortest form: without defaults. Empty or with its question mark. */
export function formatBoardFilters(filters: BoardFilters, defaults: FilterDefaults): string {
  const query = new URLSearchParams()
  const put = (name: string, value: string, usual: string) => {
    if (value !== usual) query.set(name, value)
  }
  put('sport', String(filters.sport), String(FOOTBALL))
  put('market', filters.market, 'today')
  put('view', filters.view, 'hdpou')
  put('time', String(filters.time), String(usualTime(filters.search, defaults)))
  put('live', filters.liveOnly ? '1' : '', '')
  put('q', filters.search, '')
  put('day', hasDays(filters) ? String(filters.day ?? '') : '', '')
  put('sort', filters.sort, defaults.sort)
  put('fav', filters.favourites ? '1' : '', '')
  if (filters.match !== null) query.set('match', String(filters.match))
  if (filters.page !== null) query.set('page', String(filters.page))
  if (filters.leagues) query.set('leagues', filters.leagues.join(','))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The time filter works on the default view alone (all of today by handicap and total). */
export const timeFilterApplies = ({ market, view, favourites }: BoardFilters): boolean =>
  market === 'today' && view === 'hdpou' && !favourites

/** Early has a tab for each day; outrights last for months. */
export const hasDays = ({ market, view }: Pick<BoardFilters, 'market' | 'view'>): boolean =>
  market === 'early' && view !== 'outright'

const DAY_MS = 86_400_000
/** GMT+8. */
const OFFSET_MS = 28_800_000
/** The day of a kick-off, as filters count it. */
export const dayOf = (kickoff: number): number => Math.floor((kickoff + OFFSET_MS) / DAY_MS)

/** Midnight GMT+8 at which a day begins, as filters count it. */
export const dayStart = (day: number): number => day * DAY_MS - OFFSET_MS

function wholeOf(text: string | null): number | null {
  return text !== null && /^\d{1,11}$/.test(text) ? Number(text) : null
}

function oneOf<T>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value)
}
