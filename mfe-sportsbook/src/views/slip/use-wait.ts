import type { Bet } from '@touchline/contracts/calls'
import { useSlip } from './slip-context'
import { useNow } from './use-now'

const TICK_MS = 250

export interface Wait {
  /** Whole seconds until the decision that was announced; 0 once it takes longer. */
  readonly seconds: number
  /** What is left of it, from 1 to 0. */
  readonly share: number
}

/** How long a bet of any kind still waits for acceptance; it counts while there is one. */
export function useWait(bet: Pick<Bet, 'decide_at' | 'placed_at'> | null): Wait {
  const { now } = useSlip()
  const at = useNow(now, TICK_MS, bet !== null)
  const end = bet?.decide_at ?? at
  const leftMs = Math.max(0, end - at)
  return { seconds: Math.ceil(leftMs / 1000), share: leftMs / Math.max(1, end - (bet?.placed_at ?? at)) }
}
