import * as v from 'valibot'
import { Bet } from './bet-entity'
import { defineCall } from './define-call'
import { pageInput, searchInput, textInput, wholeInput } from './input'
import { LegResult, ResultBet, ResultDetails, ResultMatch } from './result-entity'

const int = () => v.pipe(v.number(), v.integer())

/** Longest range of results: 90 working days. */
export const RESULT_DAYS = 90

/** Which matches: all, ended ones, or those with refunded stakes. */
export const RESULT_FILTERS = ['all', 'final', 'void'] as const
export type ResultFilter = (typeof RESULT_FILTERS)[number]

/** Working days of the member's brand, yyyy-mm-dd, both included. */
const days = () => ({ start_date: v.optional(textInput(10)), end_date: v.optional(textInput(10)) })
const sportInput = () => v.optional(wholeInput(1, 999))
const betId = () => v.object({ bet_id: textInput(64) })
const betResult = () => v.object({ bet: Bet, legs: v.array(LegResult()) })

/**
 * Matches whose kick-off is on these working days, league by league, the latest first. `bets` are the
 * caller's on them. Refused with `fieldRequired` without a sport or a day, with `invalidInput` for an invalid
 * date, with `fieldMinValue` for an end before the start, and with `fieldMaxValue` for more than
 * `RESULT_DAYS`. A missing page is empty.
 */
export const gameResultSportsbook = defineCall({
  name: 'gameResultSportsbook',
  path: '/gameresultsportsbook',
  request: v.object({
    ...days(),
    sports_type: sportInput(),
    league_id: v.optional(wholeInput(1)),
    /** Runners of outrights in place of matches. */
    outright: v.optional(v.boolean(), false),
    /** Part of the name of a side or a league, in any language. */
    search: v.optional(searchInput, ''),
    state: v.optional(v.picklist(RESULT_FILTERS), 'all'),
    /** Only matches that the caller has bet on. */
    mine: v.optional(v.boolean(), false),
    ...pageInput,
  }),
  response: v.object({
    matches: v.array(ResultMatch()),
    bets: v.array(ResultBet()),
    total: int(),
  }),
})

/** How many matches each sport and league has on these working days. Refused as `gameResultSportsbook`. */
export const gameResultSummarySportsbook = defineCall({
  name: 'gameResultSummarySportsbook',
  path: '/gameresultsummarysportsbook',
  request: v.object({ ...days(), outright: v.optional(v.boolean(), false) }),
  response: v.object({
    leagues: v.array(
      v.object({ sport: int(), league_id: int(), league: v.string(), country: v.string(), matches: int() }),
    ),
  }),
})

/** Matches whose results were corrected on these working days, the newest first. Refused as `gameResultSportsbook`. */
export const gameResultAdjustment = defineCall({
  name: 'gameResultAdjustment',
  path: '/gameresultadjustment',
  request: v.object({ ...days(), sports_type: sportInput(), ...pageInput }),
  response: v.object({ matches: v.array(ResultDetails()), total: int() }),
})

/** All that is known of one match. Refused with `matchNotActive`. */
export const matchResult = defineCall({
  name: 'matchResult',
  path: '/matchresult',
  request: v.object({ match_id: wholeInput(1) }),
  response: v.object({ match: ResultDetails() }),
})

/** A single bet of the caller's with the result of its match, and why it ended so. Refused with `betNotExists`. */
export const singleMatchResult = defineCall({
  name: 'singleMatchResult',
  path: '/singlematchresult',
  request: betId(),
  response: betResult(),
})

/** The same for bets of several legs. */
export const parlayMatchResult = defineCall({
  name: 'parlayMatchResult',
  path: '/parlaymatchresult',
  request: betId(),
  response: betResult(),
})

/** A bet of several legs of the caller's, in any state. Refused with `betNotExists`. */
export const parlayBetDetails = defineCall({
  name: 'parlayBetDetails',
  path: '/parlaybetdetails',
  request: betId(),
  response: v.object({ bet: Bet }),
})

/** A bet on e-sports or their fights, as `singleMatchResult`; refused with `betNotExists` for a bet on anything else. */
export const efResult = defineCall({ ...singleMatchResult, name: 'efResult', path: '/efresult' })
/** The same for number games and races. */
export const ngResult = defineCall({ ...singleMatchResult, name: 'ngResult', path: '/ngresult' })

/**
 * Void and rejected bets that were placed on these working days, the newest first; each leg has its reason, a
 * rejected bet one of its own. Refused as `gameResultSportsbook`.
 */
export const cancelledBetList = defineCall({
  name: 'cancelledBetList',
  path: '/cancelledbetlist',
  request: v.object({ ...days(), ...pageInput }),
  response: v.object({
    bets: v.array(Bet),
    total: int(),
  }),
})
