import type { Platform } from '../../module'

const HOLD_MS = 1000

/** When the announced maintenance ends, epoch milliseconds, or null when there is none. */
export type MaintenanceUntil = () => Promise<number | null>

/** Reads the operator's switch at most once a second. */
export function maintenanceReader({ database, now }: Pick<Platform, 'database' | 'now'>): MaintenanceUntil {
  let held = { until: null as number | null, at: Number.NEGATIVE_INFINITY }
  return async () => {
    if (now() - held.at > HOLD_MS) {
      const { rows } = await database.pool.query<{ value: { until: number } | null }>(
        "SELECT value FROM operator_setting WHERE name = 'maintenance'",
      )
      held = { until: rows[0]?.value?.until ?? null, at: now() }
    }
    return held.until !== null && held.until > now() ? held.until : null
  }
}
