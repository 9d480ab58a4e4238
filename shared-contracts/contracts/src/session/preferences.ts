import * as v from 'valibot'
import { listInput, wholeInput } from '../calls/input'
import { LANGUAGES } from '../limits/languages'
import { TIME_FILTERS } from '../limits/times'
import { ODDS_TYPES } from '../odds/odds-type'

/** How the page looks and behaves for one member; kept by the server and in the browser. */
export const Preferences = v.object({
  pageDisplay: v.object({
    language: v.optional(v.picklist(LANGUAGES), 'en'),
    oddsType: v.optional(v.picklist(ODDS_TYPES), 1),
    pageType: v.optional(v.picklist(['double', 'single']), 'double'),
    showScoreMap: v.optional(v.boolean(), true),
    showQuickOdds: v.optional(v.boolean(), true),
    eventSorting: v.optional(v.picklist(['league', 'time']), 'league'),
    marketType: v.optional(v.picklist(['full', 'half', 'both']), 'both'),
    pageSize: v.optional(wholeInput(1, 1000), 10),
    mmoType: v.optional(v.boolean(), false),
    theme: v.optional(v.picklist(['light', 'dark', 'system']), 'system'),
    density: v.optional(v.picklist(['compact', 'default', 'comfortable']), 'default'),
  }),
  betting: v.object({
    defaultStake: v.optional(v.picklist(['none', 'last', 'fixed']), 'none'),
    acceptBetterOdds: v.optional(v.boolean(), true),
    acceptAnyOdds: v.optional(v.boolean(), false),
    /** Off: the board changes only when the member asks; the slip goes on by itself. */
    autoRefreshOdds: v.optional(v.boolean(), true),
    /** How the board renews itself: pushed as prices change, or asked for once per refresh interval. */
    oddsRefresh: v.optional(v.picklist(['live', 'poll']), 'live'),
    quickBet: v.optional(v.boolean(), false),
    /** Minor units. */
    defaultStakeAmount: v.optional(wholeInput(), 0),
    quickBetAmount: v.optional(wholeInput(), 0),
  }),
  sportsOrder: v.optional(listInput(wholeInput(), 500), []),
  /** Match ids. */
  favourites: v.optional(listInput(wholeInput(), 2000), []),
  /** League ids. */
  favouriteLeagues: v.optional(listInput(wholeInput(), 2000), []),
  timeFilter: v.optional(v.nullable(v.picklist(TIME_FILTERS)), null),
  minimized: v.optional(v.object({ sidebar: v.boolean(), aside: v.boolean() }), {
    sidebar: false,
    aside: false,
  }),
  hideBalance: v.optional(v.boolean(), false),
})
export type Preferences = v.InferOutput<typeof Preferences>

/** Settings of somebody who has changed nothing. */
export const defaultPreferences = (): Preferences => v.parse(Preferences, { pageDisplay: {}, betting: {} })
