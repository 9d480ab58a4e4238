/**
 * The effect of a settlement on its bet: `first`; `corrected` replaces the one before; `taken_back` makes the bet
 * run again; `again` settles it after that, which corrects nothing.
 */
export const SETTLEMENT_KINDS = ['first', 'corrected', 'taken_back', 'again'] as const
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number]
