import type { Bet } from '@touchline/contracts/calls'

/**
 * What is said of the newest settlement of a bet that has ended: that it `corrected` the one before, or settled the bet `again`
 * after one had been taken back; null of all others.
 */
export const settlementMark = ({
  settlement_kind: kind,
}: Pick<Bet, 'settlement_kind'>): 'corrected' | 'again' | null =>
  kind === 'corrected' || kind === 'again' ? kind : null
