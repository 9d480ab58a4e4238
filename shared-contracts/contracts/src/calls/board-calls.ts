import * as v from 'valibot'
import { defineCall } from './define-call'
import { textInput } from './input'
import { groupInput, sinceInput } from './odds-calls'
import { oddsFrame } from './odds-frame'

const int = v.pipe(v.number(), v.integer())
const offered = v.object({ types: v.array(int), parlay: int })
/** Counts of matches per sport, market and bet type: what the left column shows. */
export const uxMenu = defineCall({
  name: 'uxMenu',
  host: 'odds',
  path: '/uxmenu',
  session: false,
  request: v.object({}),
  response: v.object({
    /** Football matches of live and today, the hottest first: by tier of their league, in play, and money bet. */
    hot: v.optional(v.array(int)),
    sports: v.array(
      v.object({
        id: int,
        name: v.string(),
        early: int,
        today: int,
        live: int,
        /** Matches that offer each bet type, in the order of `BET_TYPES`, and matches allowed in a parlay. */
        types: v.array(int),
        parlay: int,
        /** Today's matches before play by kick-off, in the order of `TIME_FILTERS`. */
        today_by_time: v.optional(v.array(int)),
        /** The same for each market alone; runners of an outright are counted in none of them. */
        markets: v.optional(v.object({ early: offered, today: offered, live: offered })),
      }),
    ),
  }),
})
/** Matches and leagues that one question may name. */
export const LISTED_MATCHES_MOST = 60
export const LISTED_LEAGUES_MOST = 12
/**
 * The board lines of several matches, from any boards, for a list of favourites: ids between commas, of
 * matches and of leagues in place of their matches (outrights omitted), with sub-matches such as corners.
 * Whole, or the changes since the sequence of an earlier answer of the same list.
 */
export const uxMatch2 = defineCall({
  name: 'uxMatch2',
  host: 'odds',
  path: '/uxmatch2',
  session: false,
  request: v.object({
    matches: textInput(4000),
    leagues: v.optional(textInput(400)),
    ...groupInput,
    ...sinceInput,
  }),
  response: oddsFrame,
})
