import type { Limits } from '../../api'

/** The smallest chip of a table, in minor units. */
const UNITS: Readonly<Record<string, number>> = {
  MYR: 100,
  CNY: 100,
  USD: 100,
  SGD: 100,
  THB: 1000,
  BDT: 1000,
  IDR: 100_000,
  MMK: 50_000,
  MMO: 50_000,
}

export const unitIn = (currency: string): number => UNITS[currency] ?? 100

export const CURRENCIES = Object.keys(UNITS)

/** Chips of a table, × the smallest one. */
const CHIPS = [1, 5, 10, 50, 100, 500]
/** Total bets of machines, in fifths of the smallest chip. */
const STAKES = [1, 2, 3, 5, 10, 15, 25, 50, 100, 250, 500, 1000, 2500]
const FIFTH = 5
const MAX_CHIPS = 500
/** No round pays more than this many smallest chips. */
const MAX_WIN_UNITS = 250_000

export type StakeKind = 'chips' | 'stakes'

export function limitsIn(currency: string, kind: StakeKind, stakeUnits = 1): Limits | null {
  const unit = UNITS[currency]
  if (!unit) return null
  const [lowest] = allAmounts(unit, kind, stakeUnits)
  return {
    min_bet: lowest ?? unit,
    max_bet: unit * MAX_CHIPS,
    max_win: unit * MAX_WIN_UNITS,
  }
}

/** Amounts that the page offers within the limits of a session; the largest total bet is its maximum. */
export function amountsIn(
  currency: string,
  kind: StakeKind,
  { min_bet, max_bet }: Limits,
  stakeUnits = 1,
): number[] {
  const amounts = allAmounts(UNITS[currency] ?? 100, kind, stakeUnits)
  const offered = amounts.filter((amount) => amount >= min_bet && amount <= max_bet)
  const highest = max_bet - (max_bet % stakeUnits)
  const isMissing = kind === 'stakes' && highest >= min_bet && highest > (offered.at(-1) ?? 0)
  return isMissing ? [...offered, highest] : offered
}

function allAmounts(unit: number, kind: StakeKind, stakeUnits: number): number[] {
  if (kind === 'chips') return CHIPS.map((chip) => chip * unit)
  return STAKES.map((stake) => (stake * unit) / FIFTH).filter((amount) => amount % stakeUnits === 0)
}
