import * as v from 'valibot'
import { Bet } from './bet-entity'
import { pickInput, picksInput, policyInput, seenInput, stakeInput } from './bet-input'
import { defineCall } from './define-call'
import { keyInput } from './input'
import { CombinationLimit, Quote } from './quote-entity'

/**
 * Current odds, ball, line, score and limits of selections. For a parlay or a system every quote is the
 * decimal parlay price, for any requested odds type, and `combination` gives the stake limits of such a bet;
 * null while the member has no limit for it.
 */
export const betCheck = defineCall({
  name: 'betCheck',
  path: '/bet/betcheck',
  request: v.object({
    picks: picksInput(v.object(pickInput), 1),
    kind: v.optional(v.picklist(['single', 'parlay', 'system']), 'single'),
  }),
  response: v.object({
    quotes: v.array(Quote),
    combination: v.optional(v.nullable(CombinationLimit)),
  }),
})

/**
 * Places one single bet. The browser makes `idem_key` before it sends; the same key with the same body gets the
 * stored answer, with another body `duplicate_debit_record`. Odds, line and score are what the player saw.
 */
export const betSingle = defineCall({
  name: 'betSingle',
  path: '/bet/betsingle',
  idempotent: true,
  request: v.object({
    idem_key: keyInput,
    ...pickInput,
    ...seenInput,
    stake: stakeInput,
    accept: policyInput,
  }),
  response: v.object({ bet: Bet }),
})
/** The same for operator_type 2. */
export const vBetSingle = defineCall({ ...betSingle, name: 'vBetSingle', path: '/bet/vbetsingle' })

/**
 * Looks up a bet of any kind by its key. With `abandon` an unknown key is burnt: the bet can then never be
 * placed, so "not placed" is a final answer. Refused with `betNotExists`.
 */
export const betLookup = defineCall({
  name: 'betLookup',
  path: '/bet/betlookup',
  request: v.object({ idem_key: keyInput, abandon: v.boolean() }),
  response: v.object({ bet: Bet }),
})
