const SHOWN_WHOLE = new Set(['IDR', 'MMK', 'MMO'])
const MINOR = 100

export interface MoneyFormat {
  /** 1,250.00 */
  amount(minor: number): string
  /** +15.00, −5.00, 0.00 */
  signed(minor: number): string
  /** 1,250.00 MYR */
  full(minor: number): string
  /** On chips: 5, 0.2, 1k */
  short(minor: number): string
  /** +5, −0.2, +1.5K */
  signedShort(minor: number): string
}

export function moneyFormat(currency: string): MoneyFormat {
  const digits = SHOWN_WHOLE.has(currency) ? 0 : 2
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
  const amount = (minor: number): string => format.format(minor / MINOR)
  const short = (minor: number): string => compact.format(minor / MINOR)
  const sign = (minor: number): string => (minor > 0 ? '+' : minor < 0 ? '−' : '')
  return {
    amount,
    signed: (minor) => `${sign(minor)}${amount(Math.abs(minor))}`,
    full: (minor) => `${amount(minor)} ${currency}`,
    short,
    signedShort: (minor) => `${sign(minor)}${short(Math.abs(minor))}`,
  }
}
