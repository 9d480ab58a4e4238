import type { SettlementKind } from '@touchline/contracts/calls'

/** What a settlement was, by its number and by what it added to the count of settled bets. */
export const settlementKind = (revision: number, bets: number): SettlementKind =>
  revision === 1 ? 'first' : laterKind(bets)

/** The same of one that followed another. */
export function laterKind(bets: number): Exclude<SettlementKind, 'first'> {
  if (bets === 0) return 'corrected'
  return bets < 0 ? 'taken_back' : 'again'
}
