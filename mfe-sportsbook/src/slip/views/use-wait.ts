import type { Bet } from '@touchline/contracts/calls'
import { useSlip } from './slip-context'
import { useNow } from './use-now'

const TICK_MS = 250

interface Wait {
  /** Whole seconds until the decision that was announced; 0 once it takes longer. */
  readonly seconds: number
  /** The remaining share, from 1 to 0. */
  readonly share: number
}

/** How long a bet of any kind still waits for acceptance. It draws four times a second: call it where the count is shown. */
export function useWait(bet: Pick<Bet, 'decide_at' | 'placed_at'>): Wait {
  const { now } = useSlip()
  const at = useNow(now, TICK_MS)
  const end = bet.decide_at ?? at
  const leftMs = Math.max(0, end - at)
  return { seconds: Math.ceil(leftMs / 1000), share: leftMs / Math.max(1, end - (bet.placed_at ?? at)) }
}
