import { fewestLegs, systemSizes } from '@touchline/rules'
import type { SentCombination } from '../slip-combination'
import type { SlipMember } from '../slip-state'
import {
  adjustRows,
  adjustSystem,
  isSystemOverLimit,
  maxOfRow,
  type SystemBasis,
  systemMoney,
  systemUnits,
  typedRow,
} from '../slip-system'
import { leastOfRows, systemLoweredToMatch } from '../slip-system-match'
import type { WagerKind } from '../wager-kind'
import { type AsianLegs, pricesOf } from './asian-legs'
import { combinedKind } from './combined'

/** Prices of the legs, and the sizes that tickets may have. */
export function systemBasis(legs: AsianLegs, { currency }: Pick<SlipMember, 'currency'>): SystemBasis {
  const prices = pricesOf(legs)
  return { prices, sizes: systemSizes(prices.length, fewestLegs(legs.toCombine)), currency }
}

/** A system of all selections: every combination of a size is a ticket, and each size has its stake. */
export function systemKind(legs: AsianLegs, member: SlipMember): WagerKind<SentCombination> {
  const basis = () => systemBasis(legs, member)
  return combinedKind('system', legs, member, {
    money: (draft) =>
      basis().sizes.length === 0 ? null : systemMoney(basis(), draft, legs.limits, member.available),
    adjusted: (draft) =>
      legs.stakeLimits &&
      (adjustSystem(basis(), draft, legs.stakeLimits) ??
        systemLoweredToMatch(basis(), draft, legs.stakeLimits)),
    adjustedField: (draft) => legs.limits && adjustRows(basis(), draft, legs.limits),
    // The limits are for one row, this amount for all tickets.
    most: (available = member.available) => available,
    least: (draft) => (legs.limits ? leastOfRows(basis(), draft, legs.limits) : 0),
    paysTooMuch: (draft) => legs.limits !== null && isSystemOverLimit(basis(), draft, legs.limits),
    units: (draft) => systemUnits(basis(), draft),
    rows: {
      get sizes() {
        return basis().sizes
      },
      typed: (draft, size, text) => typedRow(draft, size, text, member.currency),
      most: (draft, size) =>
        legs.stakeLimits ? maxOfRow(basis(), draft, legs.stakeLimits, member.available, size) : 0,
    },
  })
}
