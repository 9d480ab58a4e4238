import { adjustCombined, combinationMoney, maxCombined, type SentCombination } from '../slip-combination'
import { adjustedDraft } from '../slip-draft'
import { isPaidOverLimit } from '../slip-stake'
import type { SlipMember } from '../slip-state'
import type { WagerKind } from '../wager-kind'
import { type AsianLegs, pricesOf } from './asian-legs'
import { combinedKind } from './combined'

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
