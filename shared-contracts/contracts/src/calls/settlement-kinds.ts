/**
 * What a settlement was to its bet: the `first`, one that `corrected` the one before, one that took it back so that the bet runs again,
 * or the one that settled it `again` after that, which corrects nothing.
 */
export const SETTLEMENT_KINDS = ['first', 'corrected', 'taken_back', 'again'] as const
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number]
