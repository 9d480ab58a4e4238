import {
  adjustCombined,
  combinationMoney,
  maxCombined,
  type SentCombination,
} from '../domain/slip-combination'
import { stakeTextOf } from '../domain/slip-stake'
import type { WagerKind } from '../domain/wager-kind'
import type { CombinedLegs } from './combined-legs'
import type { SlipContext } from './slip-context'

/** A mix parlay of all selections: one price, one stake, all legs or none. */
export function parlayKind(legs: CombinedLegs, context: SlipContext): WagerKind<SentCombination> {
  return {
    get readiness() {
      return legs.readiness
    },
    get isUnread() {
      return legs.isUnread
    },
    get limits() {
      return legs.limits
    },
    get isFresh() {
      return legs.isFresh
    },
    money: ({ stakeText }) =>
      legs.all.length === 0
        ? null
        : combinationMoney(stakeText, context.currency, legs.prices, legs.limits, context.available),
    adjusted: (draft) => {
      const { limits, prices } = legs
      const adjustment = limits && adjustCombined(draft.stakeText, context.currency, prices, limits)
      return adjustment && { ...draft, stakeText: stakeTextOf(adjustment.to, context.currency), adjustment }
    },
    most: () => (legs.limits ? maxCombined(legs.prices, legs.limits, context.available) : 0),
    ask: legs.ask,
    consent: legs.consent,
    covers: legs.covers,
    write: (idem_key, sentAt, accept, { stake, win }) => {
      const { account, currency } = context
      const written = legs.write()
      if (!account || !written || stake === null || win === null) return null
      return {
        mode: 'parlay',
        accountId: account.info.account_id,
        sentAt,
        request: { idem_key, picks: written.picks, stake, accept },
        legs: written.legs,
        ...{ currency, risk: stake, win },
      }
    },
  }
}
