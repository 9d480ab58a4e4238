import * as v from 'valibot'
import { SCORE_MOST } from '../limits/match-constants'
import { ODDS_TYPES } from '../odds/odds-type'
import { listInput, textInput, wholeInput } from './input'

/**
 * The reaction to a moved price: ask, take better (in Hong Kong terms), take any. A moved line always asks.
 */
export const ODDS_POLICIES = ['none', 'better', 'any'] as const
export type OddsPolicy = (typeof ODDS_POLICIES)[number]
export const policyInput = v.picklist(ODDS_POLICIES)

/** More than any slip holds, so that a combination of too many legs is refused by its own code. */
const PICKS_MAX = 40
export const picksInput = <Pick extends v.GenericSchema>(pick: Pick, shortest = 0) =>
  listInput(pick, PICKS_MAX, shortest)

/** A selection of a match. */
export const selectionInput = {
  match_id: wholeInput(),
  line_id: wholeInput(),
  selection: textInput(80),
}
/** A selection, and the odds type of its price. */
export const pickInput = { ...selectionInput, odds_type: v.picklist(ODDS_TYPES) }

// Hundredths and quarter goals are small; the bounds keep sums of them exact.
const small = wholeInput(-1_000_000_000, 1_000_000_000)
const goals = wholeInput(0, SCORE_MOST)
/** The running score that the player saw, null before kick-off. */
const scoreInput = v.nullable(v.tuple([goals, goals]))

/**
 * Version of the shown price. Optional: a bet is compared with the odds themselves, so that a price that
 * moved and came back, or the other side's, raises no question.
 */
const ball = v.optional(wholeInput())

/** The price that the player saw; a bet is placed at the current one, or refused. */
export const seenInput = { odds: small, ball, line: small, score: scoreInput }
/** The Burmese price that the player saw: goal line and percent are written from the upper side. */
export const seenMyanmarInput = {
  goals,
  percent: wholeInput(-100, 100),
  upper: v.picklist(['home', 'away']),
  odds: small,
  ball,
  score: scoreInput,
}

/** Typed stake, minor units. Its code in the catalogue explains a refusal. */
export const stakeInput = v.pipe(
  v.number('invalidBetAmount'),
  v.safeInteger('invalidBetAmount'),
  v.minValue(0, 'invalidBetAmount'),
  v.minValue(1, 'betAmountRequired'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'invalidBetAmount'),
)

/** Id of a bet, as `Bet` names it. */
export const betIdInput = textInput(20, 1)
