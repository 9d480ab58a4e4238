/** Sums that move a balance or describe bets: of a day, of a product, of all days. */
export const MOVED_SUMS = ['debit', 'credit', 'turnover', 'valid_turnover', 'commission', 'settled'] as const

/** The same between what a day opened and what it closed with, in the order of the columns. */
export const DAY_SUMS = ['opening', ...MOVED_SUMS, 'closing'] as const
