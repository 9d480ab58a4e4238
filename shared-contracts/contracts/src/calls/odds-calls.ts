import * as v from 'valibot'
import type { OddsDelta, OddsSnapshot } from '../live/odds-frames'
import { defineCall } from './define-call'
import { textInput, wholeInput } from './input'

const int = v.pipe(v.number(), v.integer())
const since = { epoch: v.optional(textInput(64)), since: v.optional(wholeInput()) }
/** The payload's own decoder checks what is inside. */
const frame = v.custom<OddsSnapshot | OddsDelta>((x) => typeof x === 'object' && x !== null && 't' in x)

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
/** One channel, whole or since a sequence. */
export const uxMarket = defineCall({
  name: 'uxMarket',
  host: 'odds',
  path: '/uxmarket',
  session: false,
  request: v.object({ sport: wholeInput(), market: v.picklist([1, 2, 3]), ...since }),
  response: frame,
})
/** Every market of one match. */
export const uxMatch = defineCall({
  name: 'uxMatch',
  host: 'odds',
  path: '/uxmatch',
  session: false,
  request: v.object({ match: wholeInput(), ...since }),
  response: frame,
})
/** The board lines of several matches by id, for favourites, hot matches and the slip. */
export const uxMatch2 = defineCall({
  name: 'uxMatch2',
  host: 'odds',
  path: '/uxmatch2',
  session: false,
  request: v.object({ matches: textInput(4000) }),
  response: frame,
})

/** Longest text that is searched for. */
export const SEARCH_CHARACTERS = 40

/**
 * Leagues, teams, players and runners of outrights, of every sport and day, in whose names, short forms or nicknames a word
 * begins with each of the words; the best few of each. `market` is where the nearest match stands: live before today before
 * early.
 */
export const uxSearch = defineCall({
  name: 'uxSearch',
  host: 'odds',
  path: '/uxsearch',
  session: false,
  request: v.object({ q: textInput(SEARCH_CHARACTERS) }),
  response: v.object({
    /** Nothing is called so; what is told is spelt nearly so, a wrong letter in a word or two in a long one. */
    near: v.optional(v.boolean()),
    leagues: v.array(
      v.object({
        id: int,
        sport: int,
        name: v.string(),
        country: v.string(),
        market: v.picklist([1, 2, 3]),
        /** Matches of all days; runners of an outright. */
        matches: int,
        /** An outright, whose matches are its runners. */
        outright: v.optional(v.boolean()),
      }),
    ),
    teams: v.array(
      v.object({
        name: v.string(),
        sport: int,
        league: v.string(),
        country: v.string(),
        /** The nearest match: its id, against whom, and when, in epoch milliseconds. */
        match: int,
        opponent: v.string(),
        kickoff: v.number(),
        market: v.picklist([1, 2, 3]),
      }),
    ),
    /** Runners of outrights: who may win which league, decided when; epoch milliseconds. */
    runners: v.optional(
      v.array(
        v.object({
          match: int,
          name: v.string(),
          sport: int,
          league: v.string(),
          league_id: int,
          country: v.string(),
          kickoff: v.number(),
        }),
      ),
    ),
  }),
})
