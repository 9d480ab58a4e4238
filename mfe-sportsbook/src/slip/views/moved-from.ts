import { formatOdds, lineText } from '@touchline/rules'
import { priceDirection } from '../../shared/domain/price-rank'
import { type SlipLeg, slipLegOf } from '../../shared/domain/slip-leg'
import type { SlipTerms } from '../../shared/domain/slip-terms'
import type { AsianSelection } from '../domain/selection-now'

export interface MovedFrom {
  /** "0.86"; "−0.5 @ 0.86" where its line moved too. */
  readonly text: string
  /** Whether the price is better now; null where it is the same, or of another line. */
  readonly isUp: boolean | null
}

/** The price of a selection before its move, as it is shown; null when nothing moved. */
export function movedFrom(
  { gate, movedFrom: last, match }: AsianSelection,
  leg: SlipLeg,
  odds: number,
  oddsOf: (terms: SlipTerms) => number,
): MovedFrom | null {
  const from = gate.gate === 'accept_price' || gate.gate === 'accept_line' ? gate.from : last
  if (!from) return null
  const before = oddsOf(from)
  const line = match && from.line !== leg.line ? `${lineText(slipLegOf(match, from))} @ ` : ''
  if (!line && before === odds) return null
  return {
    text: line + formatOdds(before),
    isUp: line || before === odds ? null : priceDirection(before, odds) > 0,
  }
}
