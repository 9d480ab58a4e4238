import { backoffMs } from '../../time/backoff'
import type { AreaFault } from '../composition'

const FIRST_MS = 15_000
const LONGEST_MS = 60_000

/**
 * Milliseconds until a failed area is tried again by itself, doubling from 15 s to a minute. Null when trying again
 * without the player would only repeat what the area's own code did.
 */
export function retryAfterMs(fault: AreaFault, failures: number): number | null {
  switch (fault) {
    case 'timeout':
    case 'load':
    case 'style':
      return backoffMs(failures - 1, FIRST_MS, LONGEST_MS)
    case 'evaluate':
    case 'contract':
    case 'mount':
    case 'render':
    case 'screen':
      return null
  }
}
