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
import type { BurmeseTerms } from '../burmese-terms'
import { priceRules, type StakeRules } from '../slip-stake'
import type { SlipMember } from '../slip-state'
import { oneStake, type WagerKind } from '../wager'
import { combinedKind } from './combined'
import { type BurmeseLegs, maungOf, termsOf } from './legs'

/** A body on one Burmese selection; with two and more, a maung of all of them. */
export const myanmarKind = (legs: BurmeseLegs, member: SlipMember): WagerKind =>
  combinedKind('myanmar', legs, member, {
    ...oneStake(() => rulesOf(legs), legs, member),
    deduction: () => {
      const maung = maungOf(legs)
      return maung && deductionOf(maung.legCount, maung.deductions)
    },
  })

function rulesOf(legs: BurmeseLegs): StakeRules | null {
  const maung = maungOf(legs)
  const [body] = termsOf(legs)
  if (maung) return maungRules(maung)
  return body ? priceRules({ odds: body.odds, oddsType: OddsTypeId.MY }) : null
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

export const maungRules = (basis: MaungBasis): StakeRules => ({
  figures: (stake) => ({
    risk: stake,
    // A brand that keeps nearly all leaves less than the stake.
    win: Math.max(0, maungReturn(basis, stake).paid - stake),
  }),
  check: (stake, limits) => checkMaungStake({ ...basis, stake, ...limits }),
  adjust: (stake, limits) => adjustMaungStake({ ...basis, stake, ...limits }),
  most: (limits, available) => maxMaungStake({ ...basis, ...limits, available }),
})

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
