import {
  adjustCombined,
  combinationMoney,
  maxCombined,
  type SentCombination,
} from '../domain/slip-combination'
import { adjustedDraft } from '../domain/slip-draft'
import { isPaidOverLimit } from '../domain/slip-stake'
import type { WagerKind } from '../domain/wager-kind'
import { type AsianLegs, pricesOf } from './asian-legs'
import { combinationKind } from './combination-kind'
import type { SlipContext } from './slip-context'

/** A mix parlay of all selections: one price, one stake, all legs or none. */
export const parlayKind = (legs: AsianLegs, context: SlipContext): WagerKind<SentCombination> =>
  combinationKind('parlay', legs, context, {
    money: ({ stakeText }) => {
      const prices = pricesOf(legs)
      if (prices.length === 0) return null
      return combinationMoney(stakeText, context.currency, prices, legs.limits, context.available)
    },
    adjusted: (draft) => {
      const { stakeLimits: limits } = legs
      const { currency } = context
      const adjustment = limits && adjustCombined(draft.stakeText, currency, pricesOf(legs), limits)
      return adjustedDraft(draft, adjustment, currency)
    },
    most: (available = context.available) =>
      legs.stakeLimits ? maxCombined(pricesOf(legs), legs.stakeLimits, available) : 0,
    paysTooMuch: () =>
      legs.limits !== null && isPaidOverLimit(legs.limits, maxCombined(pricesOf(legs), legs.limits)),
  })
