import * as v from 'valibot'
import { ODDS_TYPES } from '../odds/odds-type'
import { Bet } from './bet-entity'
import { defineCall } from './define-call'
import { keyInput, listInput, pageInput, textInput, wholeInput } from './input'

const minor = v.pipe(v.number(), v.safeInteger())
const int = v.pipe(v.number(), v.integer())

/** What to do when the price moves: ask, take better (in Hong Kong terms), take any. A moved line always asks. */
export const ODDS_POLICIES = ['none', 'better', 'any'] as const
export type OddsPolicy = (typeof ODDS_POLICIES)[number]

const pick = {
  match_id: wholeInput(),
  line_id: wholeInput(),
  selection: textInput(80),
  odds_type: v.picklist(ODDS_TYPES),
}
const score = v.nullable(v.tuple([int, int]))
// Hundredths and quarter goals are small; the bounds keep sums of them exact.
const small = wholeInput(-1_000_000_000, 1_000_000_000)
const goals = wholeInput(0, 1000)

/** A selection as the server offers it now. */
export const Quote = v.object({
  match_id: int,
  line_id: int,
  selection: v.string(),
  open: v.boolean(),
  /** Code of the catalogue when it is not open. */
  reason: v.nullable(v.string()),
  odds: int,
  odds_type: v.picklist(ODDS_TYPES),
  ball: int,
  line: int,
  /** The in-play score that a bet would be struck at, null before kick-off. */
  score,
  min_bet: minor,
  max_bet: minor,
  max_payout: minor,
})
export type Quote = v.InferOutput<typeof Quote>

/** Current odds, ball, line, score and limits of selections. */
export const betCheck = defineCall({
  name: 'betCheck',
  path: '/bet/betcheck',
  request: v.object({ picks: listInput(v.object(pick), 12, 1) }),
  response: v.object({ quotes: v.array(Quote) }),
})

/**
 * Places one single bet. The browser makes `idem_key` before it sends; the same key with the same body gets the
 * stored answer, with another body `duplicate_debit_record`. Odds, ball, line and score are what the player saw.
 */
export const betSingle = defineCall({
  name: 'betSingle',
  path: '/bet/betsingle',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    ...pick,
    odds: small,
    ball: wholeInput(),
    line: small,
    score: v.nullable(v.tuple([goals, goals])),
    /** Typed stake, minor units. */
    stake: wholeInput(1),
    accept: v.picklist(ODDS_POLICIES),
  }),
  response: v.object({ bet: Bet }),
})
/** The same for operator_type 2. */
export const vBetSingle = defineCall({ ...betSingle, name: 'vBetSingle', path: '/bet/vbetsingle' })

/**
 * Asks what became of a bet by its key. With `abandon` an unknown key is burnt: the bet can then never be
 * placed, so "not placed" is a final answer. Refused with `betNotExists`.
 */
export const betLookup = defineCall({
  name: 'betLookup',
  path: '/bet/betlookup',
  request: v.object({ idem_key: keyInput, abandon: v.boolean() }),
  response: v.object({ bet: Bet }),
})

const betPage = v.object({ bets: v.array(Bet), total: int })

/** Accepted and running. */
export const betAcceptList = defineCall({
  name: 'betAcceptList',
  path: '/bet/betacceptlist',
  request: v.object(pageInput),
  response: betPage,
})
/** Rejected. */
export const betRejectList = defineCall({
  name: 'betRejectList',
  path: '/bet/betrejectlist',
  request: v.object(pageInput),
  response: betPage,
})
/** Waiting for acceptance. */
export const pendingBetList = defineCall({
  name: 'pendingBetList',
  path: '/bet/pendingbetlist',
  request: v.object(pageInput),
  response: betPage,
})
/** Settled, newest first. */
export const dBetList = defineCall({
  name: 'dBetList',
  path: '/bet/dbetlist',
  request: v.object(pageInput),
  response: betPage,
})
/** Void and cancelled. */
export const dBetListCancel = defineCall({
  name: 'dBetListCancel',
  path: '/bet/dbetlistcancel',
  request: v.object(pageInput),
  response: betPage,
})
