import type { Round } from '@touchline/contracts/calls'

/** A selection in the slip of rounds. */
export interface SlipPick {
  readonly roundId: string
  readonly kind: string
  readonly number: number
  readonly closeAt: number
  readonly market: string
  readonly selection: readonly string[]
  /** Names of home and away; empty where nobody meets. */
  readonly sides: readonly string[]
  /** Hundredths. */
  readonly odds: number
}

export const slipKey = ({ roundId, market, selection }: Pick<SlipPick, 'roundId' | 'market' | 'selection'>) =>
  `${roundId} ${market} ${selection.join('-')}`

export const pickOf = (
  round: Round,
  { market, selection, odds }: Pick<SlipPick, 'market' | 'selection' | 'odds'>,
): SlipPick => ({
  roundId: round.round_id,
  kind: round.kind,
  number: round.number,
  closeAt: round.close_at,
  market,
  selection,
  sides: round.sides,
  odds,
})

/** Markets of which several selections of one round can win. */
const MANY_WIN = new Set(['place', 'pick', 'total', 'headToHead', 'hdp', 'ball1', 'ball2', 'ball3'])

/** The most that single bets of one stake can return together, minor units: of a market with one winner its best price counts. */
export function mostReturned(picks: readonly SlipPick[], stake: number): number {
  const best = new Map<string, number>()
  for (const pick of picks) {
    const returned = Math.floor((stake * pick.odds) / 100)
    const of = MANY_WIN.has(pick.market) ? slipKey(pick) : `${pick.roundId} ${pick.market}`
    best.set(of, Math.max(best.get(of) ?? 0, returned))
  }
  return [...best.values()].reduce((sum, one) => sum + one, 0)
}
