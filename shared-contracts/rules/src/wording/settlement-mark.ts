import type { Bet } from '@touchline/contracts/calls'

/**
 * The mark of the newest settlement of a bet that has ended: that it `corrected` the one before, or settled
 * the bet `again` after one was taken back; null otherwise.
 */
export const settlementMark = ({
  settlement_kind: kind,
}: Pick<Bet, 'settlement_kind'>): 'corrected' | 'again' | null =>
  kind === 'corrected' || kind === 'again' ? kind : null
