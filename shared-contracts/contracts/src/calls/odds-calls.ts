import * as v from 'valibot'
import { defineCall } from './define-call'
import { textInput, wholeInput } from './input'
import { oddsFrame } from './odds-frame'

/** Commission group of the member whose prices are asked; those of group A unless given. The shell adds it. */
export const groupInput = { group: v.optional(textInput(8)) }

/** Position of a reader. */
export const sinceInput = { epoch: v.optional(textInput(64)), since: v.optional(wholeInput()) }

/** One channel, whole or since a sequence. */
export const uxMarket = defineCall({
  name: 'uxMarket',
  host: 'odds',
  path: '/uxmarket',
  session: false,
  request: v.object({ sport: wholeInput(), market: v.picklist([1, 2, 3]), ...groupInput, ...sinceInput }),
  response: oddsFrame,
})
/** Every market of one match. */
export const uxMatch = defineCall({
  name: 'uxMatch',
  host: 'odds',
  path: '/uxmatch',
  session: false,
  request: v.object({ match: wholeInput(), ...groupInput, ...sinceInput }),
  response: oddsFrame,
})
