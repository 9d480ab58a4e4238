import { parlayRules } from '../slip-combination'
import type { SlipMember } from '../slip-state'
import { oneStake, type WagerKind } from '../wager'
import { combinedKind } from './combined'
import { type AsianLegs, pricesOf } from './legs'

/** A mix parlay of all selections: one price, one stake, all legs or none. */
export const parlayKind = (legs: AsianLegs, member: SlipMember): WagerKind => {
  const rules = () => {
    const prices = pricesOf(legs)
    return prices.length > 0 ? parlayRules(prices) : null
  }
  return combinedKind('parlay', legs, member, oneStake(rules, legs, member))
}
