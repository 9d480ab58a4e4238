import type { Bet, BetSums, ListSums } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'

/** Sums of some bets, minor units. */
export interface PageTotals {
  readonly currency: Currency
  readonly count: number
  readonly stake: number
  readonly risk: number
  readonly toWin: number
  /** The returned amount of ended bets. */
  readonly returned: number
  /** Win or loss on them. */
  readonly net: number
  /** Commission that was paid on them. */
  readonly commission: number
}

/** Sums of running bets and of ended bets, which no sum mixes; null without such bets. */
export interface TotalsOfPage {
  readonly open: PageTotals | null
  readonly ended: PageTotals | null
}

const isOpen = ({ status }: Bet): boolean => status === 'running' || status === 'waiting'

/** Sums of the bets on screen. */
export const pageTotals = (bets: readonly Bet[]): TotalsOfPage => ({
  open: sumsOf(bets.filter(isOpen)),
  ended: sumsOf(bets.filter((bet) => !isOpen(bet))),
})

/** Sums of all pages from the server, in the currency of the bets on screen: a member has one. */
export function listTotals(shown: readonly Bet[], { open, ended }: ListSums): TotalsOfPage | null {
  const currency = shown[0]?.currency
  if (!currency) return null
  const named = (sums: BetSums | null): PageTotals | null => {
    if (!sums) return null
    const { to_win: toWin, ...others } = sums
    return { currency, toWin, ...others }
  }
  return { open: named(open), ended: named(ended) }
}

function sumsOf(bets: readonly Bet[]): PageTotals | null {
  const first = bets[0]
  if (!first) return null
  const sum = (amount: (bet: Bet) => number): number => bets.reduce((total, bet) => total + amount(bet), 0)
  return {
    currency: first.currency,
    count: bets.length,
    stake: sum((bet) => bet.stake),
    risk: sum((bet) => bet.risk),
    toWin: sum((bet) => bet.to_win),
    returned: sum((bet) => bet.returned ?? 0),
    net: sum((bet) => bet.net ?? 0),
    commission: sum((bet) => bet.commission ?? 0),
  }
}
