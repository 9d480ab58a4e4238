import { type BetType, isAsian, type OddsType } from '@touchline/contracts/odds'
import { displayOdds, formatLine, formatMyanmarPrice, formatOdds, MINUS } from '@touchline/rules'
import type { OddsLine } from '../../state/board-match'

export interface ShownPrice {
  readonly text: string
  readonly negative: boolean
}

const NOTHING: ShownPrice = { text: '–', negative: false }

/** Stored prices as this player reads them; each is worked out once, for a tick asks for hundreds. */
export class PriceFormat {
  private readonly asian = new Map<number, ShownPrice>()
  private readonly decimal = new Map<number, ShownPrice>()

  constructor(readonly oddsType: OddsType) {}

  show(betType: BetType, stored: number): ShownPrice {
    if (stored === 0) return NOTHING
    const known = isAsian(betType) ? this.asian : this.decimal
    const held = known.get(stored)
    if (held) return held
    const { odds } = displayOdds(betType, stored, this.oddsType)
    const shown = { text: formatOdds(odds), negative: odds < 0 }
    known.set(stored, shown)
    return shown
  }
}

/** The line as printed beside a price of a two-way market: quarter lines as `0-0.5`, Burmese ones as `1+30`. */
export function lineText(line: OddsLine): string {
  return line.myanmar
    ? formatMyanmarPrice(line.myanmar).replace('-', MINUS)
    : formatLine('hdp', line.value, 'asian')
}
