export const CURRENCIES = ['CNY', 'IDR', 'THB', 'MYR', 'USD', 'SGD', 'MMK', 'MMO', 'BDT'] as const
export type Currency = (typeof CURRENCIES)[number]

/**
 * Units of a currency per unit of a brand's bounds of tournament fees: 10 to 1000 is 10,000 to 1,000,000 IDR.
 */
export const FEE_SCALE: Readonly<Record<Currency, number>> = {
  CNY: 1,
  IDR: 1000,
  THB: 10,
  MYR: 1,
  USD: 1,
  SGD: 1,
  MMK: 500,
  MMO: 500,
  BDT: 10,
}
export const DEFAULT_CURRENCY: Currency = 'MYR'
export const MYANMAR_CURRENCIES = ['MMK', 'MMO'] as const satisfies readonly Currency[]
