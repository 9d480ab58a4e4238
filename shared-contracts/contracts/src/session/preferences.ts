import * as v from 'valibot'
import { listInput, wholeInput } from '../calls/input'
import { LANGUAGES } from '../limits/languages'
import { TIME_FILTERS } from '../limits/times'
import { ODDS_TYPES } from '../odds/odds-type'

/** One of these; the first unless something else is set. */
const oneOf = <const Choice extends string | number>(choices: readonly [Choice, ...Choice[]]) =>
  v.fallback(v.picklist(choices), choices[0])
const flag = (first: boolean) => v.fallback(v.boolean(), first)
const whole = (first: number, least?: number, most?: number) => v.fallback(wholeInput(least, most), first)
const ids = (longest: number) => v.fallback(listInput(wholeInput(), longest), () => [])
/** A group of settings; an invalid group counts as empty. */
const group = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const settings = v.object(entries)
  return v.fallback(settings, () => v.parse(settings, {}))
}

/**
 * How the page looks and behaves for one member; kept by the server and in the browser. Each setting is
 * independent: a missing or unknown one, written by another version of the page, counts as unset, and all
 * others stay.
 */
export const Preferences = v.object({
  pageDisplay: group({
    language: oneOf(LANGUAGES),
    oddsType: oneOf(ODDS_TYPES),
    pageType: oneOf(['double', 'single']),
    showScoreMap: flag(true),
    /** Lines beside the first one of a match. */
    showQuickOdds: flag(true),
    eventSorting: oneOf(['league', 'time']),
    marketType: oneOf(['both', 'full', 'half']),
    /** Rows on a page of a list. */
    pageSize: whole(10, 1, 1000),
    /** Matches of the board: `LIMITS.matchesPerPage` a page, or all on one. */
    boardPaging: oneOf(['pages', 'all']),
    mmoType: flag(false),
    theme: oneOf(['system', 'light', 'dark']),
    density: oneOf(['default', 'compact', 'comfortable']),
  }),
  betting: group({
    defaultStake: oneOf(['none', 'last', 'fixed']),
    acceptBetterOdds: flag(true),
    acceptAnyOdds: flag(false),
    /** Off: the board changes only when the member asks; the slip goes on by itself. */
    autoRefreshOdds: flag(true),
    /** How the board renews itself: pushed as prices change, or asked for once per refresh interval. */
    oddsRefresh: oneOf(['live', 'poll']),
    /** Minor units. */
    defaultStakeAmount: whole(0),
    quickBetAmount: whole(0),
  }),
  accessibility: group({
    /** Short tones for bet results and goals of favourites. */
    sounds: flag(true),
    /**
     * Announcements of a screen reader: `bets` prices that move in the slip, `all` goals of favourites too.
     */
    spoken: oneOf(['all', 'bets', 'off']),
    /** Single keys on the board and beside it. */
    shortcuts: flag(true),
    /** Rising prices are red and falling ones green. */
    swapColours: flag(false),
  }),
  /** Ids of all sports; an incomplete list counts as unset. */
  sportsOrder: ids(500),
  /** Match ids. */
  favourites: ids(2000),
  /** League ids. */
  favouriteLeagues: ids(2000),
  timeFilter: v.fallback(v.nullable(v.picklist(TIME_FILTERS)), null),
  minimized: group({ header: flag(false), sidebar: flag(false), aside: flag(false) }),
  hideBalance: flag(false),
})
export type Preferences = v.InferOutput<typeof Preferences>

/** Settings of somebody who has changed nothing. */
export const defaultPreferences = (): Preferences => v.parse(Preferences, {})
