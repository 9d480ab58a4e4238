import type { BetLeg, LegResult } from '@touchline/contracts/calls'
import { formatLine, lineText, MINUS } from '@touchline/rules'

/** A line of a bet in two halves, or whole: "−0.5" of a handicap, "2.5" of a total. */
export const partLine = ({ bet_type }: Pick<BetLeg, 'bet_type'>, quarters: number): string =>
  formatLine(bet_type === 'ou' ? 'ou' : 'hdp', quarters, 'bet')

/** Goals, or other counted events, with their sign: "+1", "−2", "0". */
const signed = (value: number): string => (value === 0 ? '0' : `${value < 0 ? MINUS : '+'}${Math.abs(value)}`)

/**
 * How a line was passed, as a sum: "+1 − 0.5 = +0.5" of a handicap, "3 − 2.5 = +0.5" of an over, "2.5 − 3 = −0.5" of an
 * under.
 */
export function marginText(
  { bet_type, selection }: Pick<BetLeg, 'bet_type' | 'selection'>,
  { line, margin }: { readonly line: number; readonly margin: number },
): string {
  const won = signed(margin / 4)
  if (bet_type === 'ou') {
    const goals = String(selection === 'over' ? (margin + line) / 4 : (line - margin) / 4)
    const limit = String(line / 4)
    return selection === 'over'
      ? `${goals} ${MINUS} ${limit} = ${won}`
      : `${limit} ${MINUS} ${goals} = ${won}`
  }
  return `${signed((margin - line) / 4)} ${line < 0 ? MINUS : '+'} ${Math.abs(line) / 4} = ${won}`
}

/**
 * The facts that decided a leg: the score that counts, where it began to count at the bet, and the handicap.
 */
export interface ShortReason {
  readonly score: string
  /** The score at the bet, of a handicap that counts only later goals; null where all count. */
  readonly from: string | null
  /** "0.5-1 (−0.75)"; null of every other type. */
  readonly line: string | null
}

/**
 * Score and handicap that decided a leg: 2-1 and 0.5-1 (−0.75). The score of the whole match would explain
 * nothing where a handicap began at the bet: 1-5 at a line of 0 is a draw when the bet was placed at 0-4.
 * Null while nothing has decided.
 */
export function shortReason(
  leg: BetLeg,
  { explanation }: Pick<LegResult, 'explanation'>,
): ShortReason | null {
  if (!explanation) return null
  const { score, from } = explanation
  const line = leg.bet_type === 'hdp' ? lineText(leg) : null
  // From 0-0 on is the whole match.
  if (!from || from.every((goals) => goals === 0)) return { score: score.join('-'), from: null, line }
  return { score: `${score[0] - from[0]}-${score[1] - from[1]}`, from: from.join('-'), line }
}

const FACTOR_ONE = 10_000

/** A factor of a parlay in ten-thousandths, with all places that it has and two at least: "2.00", "1.4286". */
export const factorText = (factor: number): string => (factor / FACTOR_ONE).toFixed(4).replace(/0{1,2}$/, '')

/**
 * How a stake and the factors of a parlay compare with the payment, minor units: `more` where the payout limit cut it,
 * `near` where a factor has more places than are known of it.
 */
export function productAgainst(
  stake: number,
  factors: readonly number[],
  paid: number,
): 'same' | 'near' | 'more' {
  const product = factors.reduce((amount, factor) => (amount * factor) / FACTOR_ONE, stake)
  // Each factor may be off by its last place.
  const off = factors.reduce((sum, factor) => sum + 1 / Math.max(factor, 1), 0)
  if (product * (1 - off) - 1 > paid) return 'more'
  return Math.round(product) === paid ? 'same' : 'near'
}
