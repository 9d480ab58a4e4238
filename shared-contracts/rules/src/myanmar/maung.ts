import { fromMinor } from '../money/minor'
import { multiply, type Ratio, ratio } from '../money/ratio'
import { roundHalfUp } from '../money/round-half-up'
import { clip } from '../parlay/settle-parlay'
import type { Payment } from '../settlement/pay-bet'
import type { MyanmarOutcome } from './settle-myanmar'

/** Percent kept from the gross return by number of legs; a setting of each operator. */
export interface MaungDeductions {
  readonly byLegs: Readonly<Record<number, number>>
  readonly otherwise: number
}

/** What the trade's published rules say (domain 4.4): 15 % for two legs, 20 % from three. */
export const MAUNG_DEDUCTIONS: MaungDeductions = { byLegs: { 2: 15 }, otherwise: 20 }

interface MaungStake {
  /** Minor units; all of it is at risk. */
  readonly stake: number
  /** Minor units. */
  readonly maxPayout?: number
  readonly deductions?: MaungDeductions
}

/**
 * What a maung (Burmese parlay) pays: stake · Π(1 + r/100) · (1 - t), the deduction taken from the gross, stake included.
 * A leg at -100 loses it at once. Refunded legs count 1 but stay in the leg count; if all are refunded the stake
 * goes back whole. Null while undecided. Rounded half-up once.
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

/** The return if every leg wins in full, minor units, clipped to the payout limit. */
export function maungPayout(bet: MaungStake & { readonly legCount: number; readonly maxPayout: number }): {
  readonly returnedOnWin: number
  readonly overMaxPayout: boolean
} {
  const { n, d } = bestFactor(bet.legCount, bet.deductions)
  const exact = roundHalfUp(fromMinor(bet.stake) * n, d)
  return { returnedOnWin: clip(exact, bet.maxPayout), overMaxPayout: exact > fromMinor(bet.maxPayout) }
}

/** The largest stake of a maung of so many legs, minor units. */
export function maxMaungStake(bet: {
  readonly legCount: number
  readonly maxBet: number
  readonly maxPayout: number
  readonly available?: number
  readonly deductions?: MaungDeductions
}): number {
  const { n, d } = bestFactor(bet.legCount, bet.deductions)
  const byPayout = (fromMinor(bet.maxPayout) * d) / n
  const otherLimit = Math.max(0, Math.min(bet.maxBet, bet.available ?? bet.maxBet))
  return clip(byPayout, otherLimit)
}

const bestFactor = (legCount: number, deductions?: MaungDeductions): Ratio =>
  multiply(ratio(2n ** BigInt(legCount), 1n), keptOf(legCount, deductions))

function factorOf(leg: MyanmarOutcome): Ratio {
  return typeof leg === 'number' ? ratio(BigInt(100 + leg), 100n) : ratio(1n, 1n)
}

function keptOf(legCount: number, deductions: MaungDeductions = MAUNG_DEDUCTIONS): Ratio {
  return ratio(BigInt(100 - (deductions.byLegs[legCount] ?? deductions.otherwise)), 100n)
}
