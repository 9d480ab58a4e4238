import type { SettlementKind } from '@touchline/contracts/calls'

/** The kind of a settlement, by its number and by its change of the count of settled bets. */
export const settlementKind = (revision: number, bets: number): SettlementKind =>
  revision === 1 ? 'first' : laterKind(bets)

/** The same of a later settlement. */
export function laterKind(bets: number): Exclude<SettlementKind, 'first'> {
  if (bets === 0) return 'corrected'
  return bets < 0 ? 'taken_back' : 'again'
}
