import type { Currency } from '@touchline/contracts/limits'
import { OddsTypeId } from '@touchline/contracts/odds'
import {
  adjustMaungStake,
  checkMaungStake,
  deductionOf,
  type MaungDeductions,
  type MyanmarLadderRow,
  maungPayout,
  maxMaungStake,
  myanmarLadder,
  percentFor,
  settleMaung,
} from '@touchline/rules'
import type { SlipLimits } from '../../../shared/domain/slip-terms'
import type { BurmeseTerms } from '../burmese-terms'
import { adjustedDraft } from '../slip-draft'
import type { SentCombination } from '../slip-sent'
import {
  adjustBy,
  adjustTyped,
  isPaidOverLimit,
  maxTyped,
  refusedStake,
  type SlipMoney,
  type StakeAdjustment,
  slipMoney,
  stakeOf,
  stakeRisking,
} from '../slip-stake'
import type { SlipMember } from '../slip-state'
import type { WagerKind } from '../wager'
import { combinedKind } from './combined'
import { type BurmeseLegs, maungOf, termsOf } from './legs'

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

/** What a maung is reckoned with. */
export interface MaungBasis {
  readonly legCount: number
  readonly deductions: MaungDeductions
}

const NO_DEDUCTION: MaungDeductions = { byLegs: {}, otherwise: 0 }
const UNBOUND = Number.MAX_SAFE_INTEGER

/** Gross return if all legs win, the deduction and the payout; minor units. */
export function maungReturn({ legCount, deductions }: MaungBasis, stake: number) {
  const of = (rates: MaungDeductions): number =>
    maungPayout({ stake, legCount, deductions: rates, maxPayout: UNBOUND }).returnedOnWin
  const [gross, paid] = [of(NO_DEDUCTION), of(deductions)]
  return { gross, percent: deductionOf(legCount, deductions), deducted: gross - paid, paid }
}

/** Risk, win and verdict of a stake on a maung, by the arithmetic that the server uses. */
export function maungMoney(
  basis: MaungBasis,
  text: string,
  currency: Currency,
  limits: SlipLimits | null,
  available: number,
): SlipMoney {
  const parsed = stakeOf(text, currency)
  if (!parsed.ok)
    return {
      stake: null,
      risk: null,
      win: null,
      availableAfter: null,
      verdict: refusedStake(text, parsed.code, limits),
    }
  const stake = parsed.minor
  const bounds = limits ?? { minBet: 0, maxBet: stake, maxPayout: UNBOUND }
  return {
    stake,
    risk: stake,
    // A brand that keeps nearly all leaves less than the stake.
    win: Math.max(0, maungReturn(basis, stake).paid - stake),
    availableAfter: stake <= available ? available - stake : null,
    verdict: checkMaungStake({ ...basis, stake, available, ...bounds }),
  }
}

/** The typed stake moved into the limits of a maung; null as `adjustBy` says. */
export const adjustMaung = (
  basis: MaungBasis,
  text: string,
  currency: Currency,
  limits: SlipLimits,
): StakeAdjustment | null =>
  adjustBy(text, currency, limits, (stake) => adjustMaungStake({ ...basis, stake, ...limits }))

export const maxMaung = (basis: MaungBasis, limits: SlipLimits, available?: number): number =>
  maxMaungStake({ ...basis, ...limits, available })

/** "What happens if…" of a body, by margin or total. */
export const bodyLadder = (terms: BurmeseTerms, stake: number): MyanmarLadderRow[] =>
  myanmarLadder({
    stake,
    malay: terms.odds,
    price: { goals: terms.goals, percent: terms.percent },
    side: sideOf(terms),
  })

const sideOf = ({ side, upper }: BurmeseTerms) =>
  side === 'over' || side === 'under' ? side : side === upper ? 'upper' : 'lower'

/** A row of what a maung can end in: all legs win, one leg lands on its line, or one loses. */
export type MaungRow =
  | { readonly row: 'all' | 'lost'; readonly net: number }
  | { readonly row: 'onLine'; readonly place: number; readonly percent: number; readonly net: number }

export function maungLadder(
  legs: readonly BurmeseTerms[],
  deductions: MaungDeductions,
  stake: number,
): MaungRow[] {
  const net = (percents: readonly number[]): number =>
    settleMaung({ stake, deductions, legs: percents })?.net ?? 0
  const won = legs.map(() => 100)
  const onLine = legs.flatMap((leg, place): MaungRow[] => {
    const percent = percentFor(leg, leg.side)
    if (Math.abs(percent) === 100) return []
    return [{ row: 'onLine', place, percent, net: net(won.with(place, percent)) }]
  })
  return [{ row: 'all', net: net(won) }, ...onLine, { row: 'lost', net: -stake }]
}
