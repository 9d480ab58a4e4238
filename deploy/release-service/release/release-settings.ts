import { ErrorBudget, type ReleaseChange } from '@touchline/contracts/release'
import * as v from 'valibot'

/** Settings of the release of a brand and channel that are not for browsers. */
export const ReleaseSettings = v.object({
  /** Nothing but rollbacks goes through, until this time in epoch milliseconds or, with null, until it is lifted. */
  frozen: v.nullable(v.object({ until: v.nullable(v.number()) })),
  /** Area → its own error budget. */
  budgets: v.record(v.string(), ErrorBudget),
  /** Of every area without its own. */
  budget: ErrorBudget,
  /** Area → epoch milliseconds since when its current version runs. */
  since: v.record(v.string(), v.number()),
  /** Area → its current version, when that came by a rollback. */
  returned: v.optional(v.record(v.string(), v.string())),
})
export type ReleaseSettings = v.InferOutput<typeof ReleaseSettings>

/**
 * More than 1 in 20 of at least 20 devices within five minutes. One broken browser cannot spend it, and a version that
 * fails for everybody spends it with the twentieth device.
 */
export const DEFAULT_BUDGET: ErrorBudget = {
  maxErrorRate: 0.05,
  minLoads: 20,
  windowSeconds: 300,
  autoFallback: false,
}

export const NO_SETTINGS: ReleaseSettings = { frozen: null, budgets: {}, budget: DEFAULT_BUDGET, since: {} }

export const budgetOf = (settings: ReleaseSettings, area: string): ErrorBudget =>
  settings.budgets[area] ?? settings.budget

/** The budget as a change leaves it: what the change does not name stays. */
export function budgetAfter(
  settings: ReleaseSettings,
  { area, ...named }: Omit<Extract<ReleaseChange, { kind: 'budget' }>, 'kind'>,
): ErrorBudget {
  const before = area === null ? settings.budget : budgetOf(settings, area)
  const {
    maxErrorRate = before.maxErrorRate,
    minLoads = before.minLoads,
    windowSeconds = before.windowSeconds,
    autoFallback = before.autoFallback,
  } = named
  return { maxErrorRate, minLoads, windowSeconds, autoFallback }
}

/** The freeze that is in effect at this time. */
export function freezeAt({ frozen }: ReleaseSettings, now: number): ReleaseSettings['frozen'] {
  if (frozen === null) return null
  return frozen.until !== null && frozen.until <= now ? null : frozen
}
