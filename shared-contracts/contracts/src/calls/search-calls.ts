import * as v from 'valibot'
import { defineCall } from './define-call'
import { textInput } from './input'

const int = v.pipe(v.number(), v.integer())

/** Longest text that is searched for. */
export const SEARCH_CHARACTERS = 40

/**
 * Leagues, teams, players and runners of outrights, of every sport and day, in whose names, short forms or
 * nicknames a word begins with each of the words; the best few of each. `market` is that of the nearest
 * match: live before today before early.
 */
export const uxSearch = defineCall({
  name: 'uxSearch',
  host: 'odds',
  path: '/uxsearch',
  session: false,
  request: v.object({ q: textInput(SEARCH_CHARACTERS) }),
  response: v.object({
    /** No exact match; the results are spelt nearly so, a wrong letter in a word or two in a long one. */
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
