import type { Bet } from '@touchline/contracts/calls'
import { ODDS_TYPE_LABEL, OddsTypeId } from '@touchline/contracts/odds'
import { combinedOddsOf, formatCombinedOdds } from '@touchline/rules'

/** A price in files. */
export interface FilePrice {
  /** With the hyphen that spreadsheets read as a minus, and without commas: they would begin another cell. */
  readonly odds: string
  /** "MY". */
  readonly type: string
}

/** The price of a single, or what a parlay or a maung multiplies its stake by; null for a system, which has none. */
export function filePrice(bet: Pick<Bet, 'kind' | 'legs' | 'deduction'>): FilePrice | null {
  const combined = combinedOddsOf(bet)
  if (combined !== null) {
    const odds = formatCombinedOdds(combined).replaceAll(',', '')
    return { odds, type: ODDS_TYPE_LABEL[OddsTypeId.DEC] }
  }
  const [leg] = bet.legs
  if (!leg || bet.legs.length > 1 || bet.kind === 'system') return null
  return { odds: (leg.odds / 100).toFixed(2), type: ODDS_TYPE_LABEL[leg.odds_type] }
}
