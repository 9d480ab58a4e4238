import type { ErrorBudget, VersionHealth } from '@touchline/contracts'
import type { Figures } from './device-window'

/** Two unlucky phones among twenty are no bad release. */
const ERRORS_MIN = 3
/** A canary is bad when it fails more often than this many times what runs beside it. */
const TIMES_CURRENT = 2

/** What a version's figures mean for its budget. */
export function verdictOf(
  { loads, errors, rate }: Pick<Figures, 'loads' | 'errors' | 'rate'>,
  { minLoads, maxErrorRate }: ErrorBudget,
): VersionHealth['verdict'] {
  if (loads < minLoads) return 'too_few'
  return errors >= Math.min(ERRORS_MIN, minLoads) && rate > maxErrorRate ? 'bad' : 'good'
}

/**
 * Whether a canary must end: over its budget, and clearly worse than the version that runs beside it. When both fail
 * alike something else is broken, and ending the canary would help nobody.
 */
export function mustEnd(canary: VersionHealth, current: VersionHealth | null): boolean {
  if (canary.verdict !== 'bad') return false
  return current === null || current.verdict === 'too_few' || canary.rate > TIMES_CURRENT * current.rate
}
