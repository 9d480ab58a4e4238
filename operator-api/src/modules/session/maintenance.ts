import type { Platform } from '../../platform/module'

const HOLD_MS = 1000

/** When the announced maintenance ends, epoch milliseconds, or null when there is none. */
export type MaintenanceUntil = () => Promise<number | null>

/** Reads the operator's switch at most once a second; requests that come together share one read. */
export function maintenanceReader({ database, now }: Pick<Platform, 'database' | 'now'>): MaintenanceUntil {
  const read = async (): Promise<number | null> => {
    const { rows } = await database.pool.query<{ value: { until: number } | null }>(
      "SELECT value FROM operator_setting WHERE name = 'maintenance'",
    )
    return rows[0]?.value?.until ?? null
  }
  let held = { until: Promise.resolve<number | null>(null), at: Number.NEGATIVE_INFINITY }
  return async () => {
    if (now() - held.at > HOLD_MS) {
      const own = { until: read(), at: now() }
      held = own
      own.until.catch(() => {
        if (held === own) held = { ...own, at: Number.NEGATIVE_INFINITY }
      })
    }
    const until = await held.until
    return until !== null && until > now() ? until : null
  }
}
