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
