import type { Bet } from '@touchline/contracts/calls'
import { winNow } from '@touchline/rules'

type OpenBet = Parameters<typeof winNow>[0] & Pick<Bet, 'kind'>

/** About two megabytes. */
const KEPT = 5000

/**
 * Possible wins of open bets. For a system with a void leg it takes a thousand products and is asked for with every page and message
 * of bets, so the last ones are kept: by everything that they depend on, so that a changed result needs no eviction.
 */
export function rememberedWins(reckon: (bet: OpenBet) => number = winNow, kept = KEPT) {
  const wins = new Map<string, number>()
  return (bet: OpenBet): number => {
    if (bet.kind !== 'system' || !bet.legs.some(({ result }) => result === 'void')) return reckon(bet)
    const key = keyOf(bet)
    const win = wins.get(key) ?? reckon(bet)
    // Evicts the least recently used entry.
    wins.delete(key)
    wins.set(key, win)
    if (wins.size > kept) wins.delete(wins.keys().next().value as string)
    return win
  }
}

const keyOf = ({ legs, units, max_payout, risk }: OpenBet): string =>
  JSON.stringify([
    legs.map(({ odds, result }) => (result === 'void' ? 0 : odds)),
    units?.map(({ size, stake }) => [size, stake]),
    max_payout,
    risk,
  ])
