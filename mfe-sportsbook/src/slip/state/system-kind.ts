import { fewestLegs, systemSizes } from '@touchline/rules'
import type { SentCombination } from '../domain/slip-combination'
import { isMistyped, mistypedBeside, NO_MESSAGES, type SlipDraft } from '../domain/slip-draft'
import { stakeTextOf } from '../domain/slip-stake'
import {
  adjustRows,
  adjustSystem,
  isSystemOverLimit,
  maxOfRow,
  notesBeside,
  type SystemBasis,
  systemMoney,
  systemUnits,
  typedRow,
} from '../domain/slip-system'
import { leastOfRows, systemLoweredToMatch } from '../domain/slip-system-match'
import type { FieldEntry } from '../domain/stake-entry'
import type { WagerKind } from '../domain/wager-kind'
import { type AsianLegs, pricesOf } from './asian-legs'
import { combinationKind } from './combination-kind'
import type { SlipContext } from './slip-context'
import type { SlipWager } from './slip-wager'

/** Prices of the legs, and the sizes that tickets may have. */
export function systemBasis(legs: AsianLegs, { currency }: SlipContext): SystemBasis {
  const prices = pricesOf(legs)
  return { prices, sizes: systemSizes(prices.length, fewestLegs(legs.toCombine)), currency }
}

/** A system of all selections: every combination of a size is a ticket, and each size has its stake. */
export function systemKind(legs: AsianLegs, context: SlipContext): WagerKind<SentCombination> {
  const basis = () => systemBasis(legs, context)
  return combinationKind('system', legs, context, {
    money: (draft) =>
      basis().sizes.length === 0 ? null : systemMoney(basis(), draft, legs.limits, context.available),
    adjusted: (draft) =>
      legs.stakeLimits &&
      (adjustSystem(basis(), draft, legs.stakeLimits) ??
        systemLoweredToMatch(basis(), draft, legs.stakeLimits)),
    adjustedField: (draft) => legs.limits && adjustRows(basis(), draft, legs.limits),
    // The limits are for one row, this amount for all tickets.
    most: (available = context.available) => available,
    least: (draft) => (legs.limits ? leastOfRows(basis(), draft, legs.limits) : 0),
    paysTooMuch: (draft) => legs.limits !== null && isSystemOverLimit(basis(), draft, legs.limits),
    units: (draft) => systemUnits(basis(), draft),
  })
}

export interface RowEntry extends FieldEntry {
  choose(): void
  /** Its stake goes into all rows. */
  spread(): void
}

/** Ways to enter the stake of one size, and to choose its row for quick stakes. */
export function rowEntry(
  { wager, legs }: { readonly wager: SlipWager<SentCombination>; readonly legs: AsianLegs },
  context: SlipContext,
  size: number,
): RowEntry {
  const { currency, available } = context
  const { limits } = legs
  const put = (text: string): void => {
    const typed = wager.draft && typedRow(wager.draft, size, text, currency)
    if (!wager.draft || !typed) return
    const beside = { notes: notesBeside(wager.draft, size), mistyped: mistypedBeside(wager.draft, size) }
    wager.edit({ ...typed, ...NO_MESSAGES, ...beside })
  }
  const set = (minor: number): void => {
    put(stakeTextOf(minor, currency).replaceAll(',', ''))
    wager.leave()
  }
  const most = (draft: SlipDraft): number =>
    legs.stakeLimits ? maxOfRow(systemBasis(legs, context), draft, legs.stakeLimits, available, size) : 0
  return {
    limits,
    remainingStake: wager.remainingStake,
    choose: () => wager.edit({ row: size }),
    isMistyped: isMistyped(wager.draft, size),
    mistype: (isRefused) => wager.mistype(isRefused, size),
    type: put,
    leave: () => wager.leave(),
    set,
    setMin: () => limits && set(limits.minBet),
    setMax: () => wager.draft && set(Math.max(most(wager.draft), limits?.minBet ?? 0)),
    clear: () => put(''),
    spread: () => {
      const { draft } = wager
      if (!draft || isMistyped(draft, size)) return
      const text = draft.rows?.[size] ?? ''
      const { sizes } = systemBasis(legs, context)
      wager.edit({ rows: Object.fromEntries(sizes.map((one) => [one, text])), row: size, ...NO_MESSAGES })
      wager.leave()
    },
  }
}
