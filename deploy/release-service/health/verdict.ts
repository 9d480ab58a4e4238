import type { ErrorBudget, VersionHealth } from '@touchline/contracts'
import type { Figures } from './device-window'

/** Two unlucky phones among twenty are no bad release, and neither is one address that says so of itself. */
const ERRORS_MIN = 3
const SOURCES_MIN = 3
/** A version is bad when it fails more often than this many times the one it is compared with. */
const TIMES_OTHER = 2
/** One address brings in at most this share of the devices that a verdict takes. */
const SHARE_OF_A_SOURCE = 0.1

/** A version with all that a verdict of it rests on. */
export interface Judged extends VersionHealth {
  figures: Figures
}

/** How many devices of one address count. */
export const devicesPerSource = ({ minLoads }: ErrorBudget): number =>
  Math.max(1, Math.floor(minLoads * SHARE_OF_A_SOURCE))

/** What a version's figures mean for its budget. */
export function verdictOf(
  { loads, errors, rate, failingSources }: Pick<Figures, 'loads' | 'errors' | 'rate' | 'failingSources'>,
  { minLoads, maxErrorRate }: ErrorBudget,
): VersionHealth['verdict'] {
  if (loads < minLoads) return 'too_few'
  return errors >= ERRORS_MIN && failingSources >= SOURCES_MIN && rate > maxErrorRate ? 'bad' : 'good'
}

/** Whether one fails clearly more often than the other; what nobody knows of is taken to have failed never. */
export const isWorse = (rate: number, other: number | null): boolean => rate > TIMES_OTHER * (other ?? 0)

/**
 * Whether a canary must end: over its budget and clearly worse than the version that runs beside it. When both fail
 * alike something else is broken, and ending the canary would help nobody. Pages that stop answering count as well;
 * those that never said a word only beside what the other version has of them, for robots run no scripts.
 */
export function mustEnd(canary: Judged, current: Judged | null, budget: ErrorBudget): boolean {
  const beside = current && current.verdict !== 'too_few' ? current : null
  if (canary.verdict === 'bad' && isWorse(canary.rate, beside?.rate ?? null)) return true
  const { loads, stalled, stalledSources } = canary.figures
  const counted = beside ? stalled : stalled - canary.figures.silent
  if (loads < budget.minLoads || counted < ERRORS_MIN || stalledSources < SOURCES_MIN) return false
  const rate = counted / loads
  return rate > budget.maxErrorRate && isWorse(rate, beside && beside.figures.stalled / beside.figures.loads)
}
