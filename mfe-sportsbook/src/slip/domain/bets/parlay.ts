import { adjustCombined, combinationMoney, maxCombined } from '../slip-combination'
import { adjustedDraft } from '../slip-draft'
import type { SentCombination } from '../slip-sent'
import { isPaidOverLimit } from '../slip-stake'
import type { SlipMember } from '../slip-state'
import type { WagerKind } from '../wager'
import { combinedKind } from './combined'
import { type AsianLegs, pricesOf } from './legs'

/** A mix parlay of all selections: one price, one stake, all legs or none. */
export const parlayKind = (legs: AsianLegs, member: SlipMember): WagerKind<SentCombination> =>
  combinedKind('parlay', legs, member, {
    money: ({ stakeText }) => {
      const prices = pricesOf(legs)
      if (prices.length === 0) return null
      return combinationMoney(stakeText, member.currency, prices, legs.limits, member.available)
    },
    adjusted: (draft) => {
      const { stakeLimits: limits } = legs
      const { currency } = member
      const adjustment = limits && adjustCombined(draft.stakeText, currency, pricesOf(legs), limits)
      return adjustedDraft(draft, adjustment, currency)
    },
    most: (available = member.available) =>
      legs.stakeLimits ? maxCombined(pricesOf(legs), legs.stakeLimits, available) : 0,
    paysTooMuch: () =>
      legs.limits !== null && isPaidOverLimit(legs.limits, maxCombined(pricesOf(legs), legs.limits)),
  })
