export const CURRENCIES = ['CNY', 'IDR', 'THB', 'MYR', 'USD', 'SGD', 'MMK', 'MMO', 'BDT'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'MYR'
export const MYANMAR_CURRENCIES = ['MMK', 'MMO'] as const satisfies readonly Currency[]
