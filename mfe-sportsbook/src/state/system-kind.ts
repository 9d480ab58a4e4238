import { fewestLegs, systemSizes } from '@touchline/rules'
import type { SentCombination } from '../domain/slip-combination'
import type { SlipDraft } from '../domain/slip-draft'
import { stakeTextOf } from '../domain/slip-stake'
import {
  adjustSystem,
  maxOfRow,
  type SystemBasis,
  systemMoney,
  systemUnits,
  typedRow,
} from '../domain/slip-system'
import type { StakeEntry } from '../domain/stake-entry'
import type { WagerKind } from '../domain/wager-kind'
import type { CombinedLegs } from './combined-legs'
import type { SlipContext } from './slip-context'
import { type SlipWager, UNSAID } from './slip-wager'

export interface SystemKind extends WagerKind<SentCombination> {
  readonly basis: SystemBasis
  /** The most that a ticket of the size may be staked with, minor units. */
  mostOf(size: number, draft: SlipDraft): number
}

/** A system of all selections: every combination of a size is a ticket, and each size has its stake. */
export function systemKind(legs: CombinedLegs, context: SlipContext): SystemKind {
  const basis = (): SystemBasis => ({
    prices: legs.prices,
    sizes: systemSizes(legs.prices.length, fewestLegs(legs.toCombine)),
    currency: context.currency,
  })
  const mostOf = (size: number, draft: SlipDraft): number =>
    legs.limits ? maxOfRow(basis(), draft, legs.limits, context.available, size) : 0
  return {
    get basis() {
      return basis()
    },
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
    money: (draft) =>
      basis().sizes.length === 0 ? null : systemMoney(basis(), draft, legs.limits, context.available),
    adjusted: (draft) => legs.limits && adjustSystem(basis(), draft, legs.limits),
    // Stakes stand on rows; there is no field for one of all.
    most: () => 0,
    mostOf,
    ask: legs.ask,
    consent: legs.consent,
    covers: legs.covers,
    write: (idem_key, sentAt, accept, { stake, win }, draft) => {
      const { account, currency } = context
      const written = legs.write()
      const units = systemUnits(basis(), draft)
      if (!account || !written || !units?.length || stake === null || win === null) return null
      return {
        mode: 'system',
        accountId: account.info.account_id,
        sentAt,
        request: { idem_key, picks: written.picks, stake, units, accept },
        legs: written.legs,
        ...{ currency, risk: stake, win },
      }
    },
  }
}

export interface RowEntry extends StakeEntry {
  choose(): void
}

/** Ways to enter the stake of one size, and to choose its row for quick stakes. */
export function rowEntry(
  { wager, kind }: { readonly wager: SlipWager<SentCombination>; readonly kind: SystemKind },
  size: number,
): RowEntry {
  const { currency } = kind.basis
  const put = (text: string): void => {
    const typed = wager.draft && typedRow(wager.draft, size, text, currency)
    if (typed) wager.edit({ ...typed, ...UNSAID })
  }
  const set = (minor: number): void => {
    put(stakeTextOf(minor, currency).replaceAll(',', ''))
    wager.leave()
  }
  return {
    limits: kind.limits,
    choose: () => wager.edit({ row: size }),
    type: put,
    leave: () => wager.leave(),
    set,
    setMin: () => kind.limits && set(kind.limits.minBet),
    setMax: () => wager.draft && set(kind.mostOf(size, wager.draft) || (kind.limits?.minBet ?? 0)),
    clear: () => put(''),
  }
}
