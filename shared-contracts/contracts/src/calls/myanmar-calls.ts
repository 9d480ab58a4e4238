import * as v from 'valibot'
import { Bet } from './bet-entity'
import { picksInput, policyInput, seenMyanmarInput, selectionInput, stakeInput } from './bet-input'
import { defineCall } from './define-call'
import { keyInput, percentInput } from './input'
import { MaungLimit, MyanmarQuote } from './quote-entity'

/**
 * Burmese prices of now with the limits of a body each, and what a maung may be staked at. Refused with
 * `currencyNotSupported` for a member or a brand without Burmese odds, as all calls here.
 */
export const betMmoClick = defineCall({
  name: 'betMmoClick',
  path: '/bet/betmmoclick',
  request: v.object({ picks: picksInput(v.object(selectionInput), 1) }),
  response: v.object({ quotes: v.array(MyanmarQuote), parlay: v.nullable(MaungLimit) }),
})

/** Places one body. Before kick-off alone; goal line, percent and price are what the player saw. */
export const betSingleMmo = defineCall({
  name: 'betSingleMmo',
  path: '/bet/betsinglemmo',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    ...selectionInput,
    ...seenMyanmarInput,
    stake: stakeInput,
    accept: policyInput,
  }),
  response: v.object({ bet: Bet }),
})
/** The same for operator_type 2. */
export const vBetSingleMmo = defineCall({
  ...betSingleMmo,
  name: 'vBetSingleMmo',
  path: '/bet/vbetsinglemmo',
})

/**
 * Places one maung of 2 to 10 legs. Refusals about legs are those of `betParlay`. If the current deduction is
 * higher than the shown one, the bet is refused with `invalidOddsBall` and the current `deduction` in its
 * details; a lower one is accepted.
 */
export const betParlayMmo = defineCall({
  name: 'betParlayMmo',
  path: '/bet/betparlaymmo',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    picks: picksInput(v.object({ ...selectionInput, ...seenMyanmarInput })),
    stake: stakeInput,
    /** Deduction in percent that the player saw; without it the current one applies. */
    deduction: v.optional(percentInput()),
    accept: policyInput,
  }),
  response: v.object({ bet: Bet }),
})
/** The same for operator_type 2. */
export const vBetParlayMmo = defineCall({
  ...betParlayMmo,
  name: 'vBetParlayMmo',
  path: '/bet/vbetparlaymmo',
})
