import type { Bet, BetLeg, BetResult } from '@touchline/contracts/calls'
import { MINUS } from '../money/format-money'
import { type Wording, word } from './wording'

/** The kind of a Burmese leg, under `burmese.kind`: "Body, full time"; null for every other leg. */
export function burmeseKind({
  bet_type,
  period,
  myanmar,
}: Pick<BetLeg, 'bet_type' | 'period' | 'myanmar'>): Wording | null {
  if (!myanmar) return null
  return word(`burmese.kind.${bet_type === 'hdp' ? 'body' : 'goals'}${period === 1 ? 'Half' : ''}`)
}

/**
 * The deduction of a Burmese bet, at the rate of its placement: of a maung from its whole return, by number
 * of legs; of a body from a win, as its price says. Null for every other bet, and without a deduction.
 */
export function deductionWording({
  kind,
  deduction,
  legs,
}: Pick<Bet, 'kind' | 'deduction' | 'legs'>): Wording | null {
  if (kind === 'mmo_parlay')
    return deduction ? word('burmese.deduction', { count: legs.length, percent: deduction }) : null
  const percent = kind === 'mmo_single' ? winDeduction(legs[0]?.odds ?? 0) : 0
  return percent > 0 ? word('burmese.winDeduction', { percent }) : null
}

/** Percent that a positive Malay price keeps of a win: 5 at 0.95. A negative one makes a loss cheaper instead. */
export const winDeduction = (malay: number): number => (malay > 0 ? 100 - malay : 0)

/** "+50%", "−30%", "0%". */
export const formatSignedPercent = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? MINUS : ''}${Math.abs(percent)}%`

/** The word of a result: a Burmese bet wins or loses any percent, so that none of its results is a half. */
export function resultWord(result: BetResult, isBurmese: boolean): BetResult {
  if (!isBurmese) return result
  if (result === 'half_win') return 'win'
  return result === 'half_lose' ? 'lose' : result
}

/** Is a bet a body or a maung? */
export const isBurmeseBet = ({ kind }: Pick<Bet, 'kind'>): boolean =>
  kind === 'mmo_single' || kind === 'mmo_parlay'
