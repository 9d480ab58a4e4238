import { fromMinor, roundToMinor } from '../money/minor'
import { multiply, type Ratio, ratio } from '../money/ratio'
import type { OddsHundredths } from '../odds/units'
import { legFactor } from '../parlay/leg-factor'
import type { Grade } from '../settlement/grade'

/** Percent of the fair value that is offered (domain 5.1). */
export const CASH_OUT_FACTOR = 95

/** Chances of the five endings, each 0 to 1; together 1. */
export interface EndingProbabilities {
  readonly win: number
  readonly half_win: number
  readonly refund: number
  readonly half_lose: number
  readonly lose: number
}

/**
 * Current value of a single, minor units (domain 5.1): factor · [p_w(R+W) + p_hw(R+W/2) + p_r·R + p_hl·R/2],
 * rounded half-up once. Probabilities are those of the remaining line, taken to a billionth so that every
 * machine agrees.
 */
export function cashOutValue(bet: {
  readonly risk: number
  readonly win: number
  readonly probabilities: EndingProbabilities
  readonly factor?: number
}): number {
  const { win, half_win, refund, half_lose, lose } = bet.probabilities
  const total = win + half_win + refund + half_lose + lose
  if (!(Math.abs(total - 1) < 1e-6)) throw new RangeError(`Probabilities sum to ${total}, not to 1`)
  const risk = fromMinor(bet.risk)
  const profit = fromMinor(bet.win)
  const doubled =
    billionths(win) * 2n * (risk + profit) +
    billionths(half_win) * (2n * risk + profit) +
    billionths(refund) * 2n * risk +
    billionths(half_lose) * risk
  return roundToMinor(multiply(ratio(doubled, 2n * BILLION), factorOf(bet.factor)))
}

/**
 * A leg that has ended, one whose parlay price has moved from `price` to `now` (decimal hundredths), or one by the chances of its
 * endings. `factor` is the expected factor of any other leg, as of a Burmese one.
 */
export type CashOutLeg =
  | { readonly price: OddsHundredths; readonly grade: Grade; readonly deadHeat?: number }
  | { readonly price: OddsHundredths; readonly now: OddsHundredths }
  | { readonly price: OddsHundredths; readonly endings: EndingProbabilities }
  | { readonly factor: number }

/** Current value of a parlay: stake · Π(factors of ended legs) · Π(placed price / current price) · factor. */
export function cashOutParlayValue(bet: {
  readonly stake: number
  readonly legs: readonly CashOutLeg[]
  readonly factor?: number
}): number {
  const start = ratio(fromMinor(bet.stake), 1n)
  return roundToMinor(multiply(bet.legs.map(legValue).reduce(multiply, start), factorOf(bet.factor)))
}

/** The same of a maung, whose deduction is taken off the gross return. */
export function cashOutMaungValue(bet: {
  readonly stake: number
  readonly legs: readonly CashOutLeg[]
  /** Percent. */
  readonly deduction: number
  readonly factor?: number
}): number {
  const kept = ratio(billionths(1 - bet.deduction / 100), BILLION)
  const start = multiply(ratio(fromMinor(bet.stake), 1n), kept)
  return roundToMinor(multiply(bet.legs.map(legValue).reduce(multiply, start), factorOf(bet.factor)))
}

/** Current value of all tickets of a system together; a leg's factor is taken to a billionth. */
export function cashOutSystemValue(bet: {
  readonly units: readonly { readonly size: number; readonly stake: number }[]
  readonly legs: readonly CashOutLeg[]
  readonly factor?: number
}): number {
  const sums = sumsOfProducts(bet.legs.map(legValue).map(({ n, d }) => (n * BILLION) / d))
  const total = bet.units.reduce((sum, { size, stake }) => sum + fromMinor(stake) * (sums[size] ?? 0n), 0n)
  return roundToMinor(multiply(ratio(total, BILLION), factorOf(bet.factor)))
}

/** By size: the sum of the products of every so many factors. */
function sumsOfProducts(factors: readonly bigint[]): bigint[] {
  const sums = [BILLION, ...factors.map(() => 0n)]
  for (const [place, factor] of factors.entries())
    for (let size = place + 1; size > 0; size--)
      sums[size] = (sums[size] as bigint) + ((sums[size - 1] as bigint) * factor) / BILLION
  return sums
}

const BILLION = 1_000_000_000n
const billionths = (probability: number): bigint => BigInt(Math.round(probability * Number(BILLION)))
const factorOf = (percent = CASH_OUT_FACTOR): Ratio => ratio(BigInt(percent), 100n)

function legValue(leg: CashOutLeg): Ratio {
  if ('factor' in leg) return ratio(billionths(leg.factor), BILLION)
  if ('grade' in leg) return legFactor(leg.grade, leg.price, leg.deadHeat)
  if ('now' in leg) return ratio(BigInt(leg.price), BigInt(leg.now))
  const { win, half_win, refund, half_lose } = leg.endings
  const price = BigInt(leg.price)
  const doubled =
    2n * billionths(win) * price +
    billionths(half_win) * (100n + price) +
    billionths(refund) * 200n +
    billionths(half_lose) * 100n
  return ratio(doubled, 200n * BILLION)
}
