import type { Currency } from '@touchline/contracts/limits'

export interface CurrencyFormat {
  /** Decimal places of the minor unit in which every amount is kept. */
  readonly exponent: number
  /** Decimal places that are shown and typed. */
  readonly displayDigits: number
}

const TWO_PLACES: CurrencyFormat = { exponent: 2, displayDigits: 2 }
// Kept at two places like the others, shown whole: nobody in these markets uses the hundredths.
const SHOWN_WHOLE: CurrencyFormat = { exponent: 2, displayDigits: 0 }

/** How amounts of each currency are kept and shown. */
export const CURRENCY: Record<Currency, CurrencyFormat> = {
  CNY: TWO_PLACES,
  IDR: SHOWN_WHOLE,
  THB: TWO_PLACES,
  MYR: TWO_PLACES,
  USD: TWO_PLACES,
  SGD: TWO_PLACES,
  MMK: SHOWN_WHOLE,
  MMO: SHOWN_WHOLE,
  BDT: TWO_PLACES,
}
