import type { AreaAttempt, AreaReport, Composition } from '../composition/composition'
import { HealthReporter } from '../services/health/health-reporter'
import { watchPageErrors } from '../services/health/page-errors'
import { sendReport } from '../services/health/send-report'
import { watchVitals } from '../services/health/watch-vitals'

export interface HealthIdentity {
  brand: string
  channel: string
  shell: string
  device: string
  revision: () => number
}

/** What the page tells the release service, before there is a composition that could fail. */
export function createHealth(window: Window & typeof globalThis, identity: HealthIdentity) {
  const reporter = new HealthReporter({
    identity: () => ({ ...identity, revision: identity.revision() }),
    send: (report) => sendReport(window, report),
    now: Date.now,
  })
  return {
    reporter,
    attempted: ({ area, version, loadMs }: AreaAttempt) => reporter.attempted(area, version, loadMs),
    failed: ({ area, version, fault, code, message }: AreaReport) =>
      reporter.failed(area, version, fault, `${code} ${message}`),
  }
}

export type Health = ReturnType<typeof createHealth>

/** Reports when the page goes, and what goes wrong outside of areas' lifecycles. */
export function connectHealth(
  window: Window & typeof globalThis,
  { reporter }: Health,
  composition: Composition,
  shell: string,
): void {
  reporter.attempted('shell', shell, null)
  reporter.attempted('shell', shell, Math.round(window.performance.now()))
  watchPageErrors(window, ({ kind, source, message }) => {
    const owner = composition.ownerOf(source) ?? { area: 'shell', version: shell, isOverride: false }
    if (!owner.isOverride) reporter.failed(owner.area, owner.version, kind, message)
  })
  void composition.settled().then(() => watchVitals(window, (vitals) => reporter.measured(vitals)))
  window.addEventListener('pagehide', () => reporter.flush())
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.hidden) reporter.flush()
  })
}
