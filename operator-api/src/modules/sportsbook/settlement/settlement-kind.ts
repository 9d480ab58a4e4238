import type { SettlementKind } from '@touchline/contracts/calls'

/** What a settlement was, by its number and by what it added to the count of settled bets. */
export function settlementKind(revision: number, bets: number): SettlementKind {
  if (revision === 1) return 'first'
  if (bets === 0) return 'corrected'
  return bets < 0 ? 'taken_back' : 'again'
}
