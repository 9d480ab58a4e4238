import { OddsTypeId } from '@touchline/contracts/odds'
import { deductionOf } from '@touchline/rules'
import { adjustMaung, maungMoney, maxMaung } from '../burmese-money'
import type { SentCombination } from '../slip-combination'
import { adjustedDraft } from '../slip-draft'
import { adjustTyped, isPaidOverLimit, maxTyped, slipMoney, stakeRisking } from '../slip-stake'
import type { SlipMember } from '../slip-state'
import type { WagerKind } from '../wager-kind'
import { type BurmeseLegs, maungOf, termsOf } from './burmese-legs'
import { combinedKind } from './combined'

/** A body on one Burmese selection; with two and more, a maung of all of them. */
export function myanmarKind(legs: BurmeseLegs, member: SlipMember): WagerKind<SentCombination> {
  return combinedKind('myanmar', legs, member, {
    money: ({ stakeText }) => {
      const { currency, available } = member
      const maung = maungOf(legs)
      if (maung) return maungMoney(maung, stakeText, currency, legs.limits, available)
      const price = bodyPrice()
      return price && slipMoney(stakeText, currency, price, legs.limits, available)
    },
    adjusted: (draft) => {
      const { currency } = member
      const { stakeLimits: limits } = legs
      const [maung, price] = [maungOf(legs), bodyPrice()]
      if (!limits) return null
      const adjustment = maung
        ? adjustMaung(maung, draft.stakeText, currency, limits)
        : price && adjustTyped(draft.stakeText, currency, price, limits)
      return adjustedDraft(draft, adjustment, currency)
    },
    most: (available = member.available) => mostFor(available) ?? 0,
    stakeRisking: (risk) => {
      const price = maungOf(legs) ? null : bodyPrice()
      return price ? stakeRisking(price, risk) : risk
    },
    paysTooMuch: () => {
      const most = mostFor()
      return legs.limits !== null && most !== null && isPaidOverLimit(legs.limits, most)
    },
    deduction: () => {
      const maung = maungOf(legs)
      return maung && deductionOf(maung.legCount, maung.deductions)
    },
  })

  function mostFor(available?: number): number | null {
    const { stakeLimits: limits } = legs
    const [maung, price] = [maungOf(legs), bodyPrice()]
    if (!limits) return null
    if (maung) return maxMaung(maung, limits, available)
    return price && maxTyped(price, limits, available)
  }

  function bodyPrice() {
    const [terms] = termsOf(legs)
    return terms ? { odds: terms.odds, oddsType: OddsTypeId.MY } : null
  }
}
