import type { JackpotDraw, SlotRound } from './play-slot'
import type { SlotWin } from './slot-round'

/** The summary of a round in a list: its first picture, the largest wins and the sums. */
export interface SlotSummary {
  readonly window: readonly string[]
  readonly wins: readonly Pick<SlotWin, 'kind' | 'symbol' | 'count' | 'line' | 'units'>[]
  readonly units: number
  readonly freeSpins: number
  readonly features: SlotRound['features']
  readonly steps: number
  readonly jackpot?: JackpotDraw
}

const WINS_SHOWN = 10

export function slotSummary({ steps, units, freeSpins, features, jackpot }: SlotRound): SlotSummary {
  const wins = steps
    .flatMap((step) => step.wins)
    .sort((a, b) => b.units - a.units)
    .slice(0, WINS_SHOWN)
    .map(({ kind, symbol, count, line, units }) => ({ kind, symbol, count, line, units }))
  return {
    window: steps[0]?.window ?? [],
    wins,
    units,
    freeSpins,
    features,
    steps: steps.length,
    ...(jackpot && { jackpot }),
  }
}
