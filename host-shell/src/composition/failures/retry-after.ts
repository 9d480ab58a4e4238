import { backoffMs } from '../../time/backoff'
import type { AreaFault } from '../composition'

const FIRST_MS = 15_000
const LONGEST_MS = 60_000

/** A missing file may arrive later; other faults would only repeat. */
const COMES_LATER: readonly AreaFault[] = ['timeout', 'load', 'style']

/** Milliseconds until a failed area is tried again by itself, doubling from 15 s to a minute; null when only the player can. */
export const retryAfterMs = (fault: AreaFault, failures: number): number | null =>
  COMES_LATER.includes(fault) ? backoffMs(failures - 1, FIRST_MS, LONGEST_MS) : null
