import type { AreaAttempt, AreaReport, CompositionOptions } from '../composition'
import { AreaRecords } from './area-records'
import { FailureLog } from './failure-log'

export interface AreaReportsDeps extends Pick<CompositionOptions, 'report' | 'onAttempt'> {
  /** A build under development counts neither as a load nor as a failure of a release. */
  isOverride: (area: string, version: string) => boolean
}

/** Reports attempts and failures of released versions, each once, and keeps the last few of every area for the panel. */
export class AreaReports {
  readonly records = new AreaRecords()
  private readonly failures = new FailureLog()
  /** Loads that have not reached the page yet, `area@version`. */
  private readonly loading = new Set<string>()

  constructor(private readonly deps: AreaReportsDeps) {}

  begun(area: string, version: string): void {
    this.loading.add(`${area}@${version}`)
    this.attempted({ area, version, stage: 'begun' })
  }

  loaded(area: string, version: string, loadMs: number): void {
    this.records.loaded(area, version, loadMs)
    this.attempted({ area, version, stage: 'loaded', loadMs })
  }

  /** However many places show it: one load is mounted once. */
  mounted({ area, version }: { area: string; version: string }): void {
    if (this.loading.delete(`${area}@${version}`)) this.attempted({ area, version, stage: 'mounted' })
  }

  failed(report: AreaReport): void {
    if (!this.failures.isNew(report)) return
    this.records.failed(report)
    if (!this.deps.isOverride(report.area, report.version)) this.deps.report(report)
  }

  /** The area is tried again: what fails then is reported once more. */
  triedAgain(area: string): void {
    this.failures.forget(area)
  }

  private attempted(attempt: AreaAttempt): void {
    if (!this.deps.isOverride(attempt.area, attempt.version)) this.deps.onAttempt?.(attempt)
  }
}
