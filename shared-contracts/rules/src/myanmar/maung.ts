import { fromMinor } from '../money/minor'
import { restOf } from '../money/percent'
import { multiply, type Ratio, ratio } from '../money/ratio'
import { roundHalfUp } from '../money/round-half-up'
import { clip } from '../parlay/settle-parlay'
import type { Payment } from '../settlement/pay-bet'
import type { MyanmarOutcome } from './settle-myanmar'

/** Percent kept from the gross return by number of legs, fractions like 12.5 included; a setting of each operator. */
export interface MaungDeductions {
  readonly byLegs: Readonly<Record<number, number>>
  readonly otherwise: number
}

/** The published rules of the trade (domain 4.4): 15 % for two legs, 20 % from three. */
export const MAUNG_DEDUCTIONS: MaungDeductions = { byLegs: { 2: 15 }, otherwise: 20 }

/** The deduction in percent from a maung of so many legs. */
export const deductionOf = (legCount: number, deductions: MaungDeductions = MAUNG_DEDUCTIONS): number =>
  deductions.byLegs[legCount] ?? deductions.otherwise

export interface MaungStake {
  /** Minor units; all of it is at risk. */
  readonly stake: number
  /** Minor units. */
  readonly maxPayout?: number
  readonly deductions?: MaungDeductions
}

/**
 * The payment of a maung (Burmese parlay): stake · Π(1 + r/100) · (1 - t), the deduction taken from the
 * gross, stake included. A leg at -100 loses it at once. Refunded legs count 1 but stay in the leg count; if
 * all are refunded the stake goes back whole. Null while undecided. Rounded half-up once.
 */
export function settleMaung(bet: MaungStake & { readonly legs: readonly MyanmarOutcome[] }): Payment | null {
  const { stake, legs } = bet
  if (legs.some((leg) => leg === -100)) return { net: -stake, returned: 0, validTurnover: stake }
  if (legs.some((leg) => leg === null)) return null
  if (legs.every((leg) => leg === 'void')) return { net: 0, returned: stake, validTurnover: 0 }
  const gross = legs.map(factorOf).reduce(multiply, ratio(fromMinor(stake), 1n))
  const { n, d } = multiply(gross, keptOf(legs.length, bet.deductions))
  const returned = clip(roundHalfUp(n, d), bet.maxPayout)
  return { net: returned - stake, returned, validTurnover: stake }
}

function factorOf(leg: MyanmarOutcome): Ratio {
  return typeof leg === 'number' ? ratio(BigInt(100 + leg), 100n) : ratio(1n, 1n)
}

/** The gross return after the deduction. */
export const keptOf = (legCount: number, deductions?: MaungDeductions): Ratio =>
  restOf(deductionOf(legCount, deductions))
