import type { ApiModule, Platform } from '../../platform/module'

export { type ExposureRow, type LineExposure, lineExposures, readExposure } from './exposure'
export { createLineShifts } from './line-shifts'
export { readUplineReport, type UplineLine } from './upline-report'

const EVERY_MS = 1000
// A twentieth of a second of the database: after a great match the uplines wait, not the members.
const SETTLEMENTS_A_ROUND = 1000

export interface ReportsDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
}

/** Position taking and commission of the uplines, posted behind the settlements that they come from. */
export function createReports({ platform: { database, now } }: ReportsDeps): ApiModule {
  const share = async (): Promise<void> => {
    await database.pool.query('SELECT share_settlements($1, $2)', [SETTLEMENTS_A_ROUND, now()])
  }
  return {
    register: () => undefined,
    jobs: [{ name: 'uplines', everyMs: EVERY_MS, by: 'one process', round: share }],
  }
}
