import * as v from 'valibot'
import { defineCall } from './define-call'
import { textInput } from './input'
import { sinceInput } from './odds-calls'
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
    sports: v.array(
      v.object({
        id: int,
        name: v.string(),
        early: int,
        today: int,
        live: int,
        /** Matches that offer each bet type, in the order of `BET_TYPES`, and that may stand in a parlay. */
        types: v.array(int),
        parlay: int,
        /** The same for each market alone; runners of an outright are counted in none of them. */
        markets: v.optional(v.object({ early: offered, today: offered, live: offered })),
      }),
    ),
  }),
})
/**
 * The board lines of several matches by id, for favourites, hot matches and the slip: whole, or what changed since a
 * sequence that an earlier answer of the same list had.
 */
export const uxMatch2 = defineCall({
  name: 'uxMatch2',
  host: 'odds',
  path: '/uxmatch2',
  session: false,
  request: v.object({ matches: textInput(4000), ...sinceInput }),
  response: oddsFrame,
})
