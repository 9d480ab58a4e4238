import { UNREACHED } from '@touchline/contracts/release'
import type { AreaAttempt, AreaReport, Composition } from '../composition/composition'
import { blameFor } from '../services/health/blame'
import { HealthReporter } from '../services/health/health-reporter'
import { watchPageErrors } from '../services/health/page-errors'
import { sendReport } from '../services/health/send-report'
import { watchVitals } from '../services/health/watch-vitals'
import { randomKey } from '../services/random-key'

const SHELL = 'shell'

export interface HealthIdentity {
  brand: string
  channel: string
  shell: string
  device: string
  revision: () => number
}

/**
 * Reports of the page to the release service. The shell's start is sent with the first area's load, in one
 * request: a shell that never gets there is known by the page that the edge served.
 */
export function createHealth(window: Window & typeof globalThis, identity: HealthIdentity) {
  const page = randomKey()
  const reporter = new HealthReporter({
    identity: () => ({ ...identity, page, revision: identity.revision() }),
    send: (report) => sendReport(window, report),
    now: () => window.performance.now(),
    isHidden: () => window.document.hidden,
  })
  reporter.begun(SHELL, identity.shell, { isSentWithNext: true })
  return {
    reporter,
    attempted: (attempt: AreaAttempt) => {
      const { area, version, stage } = attempt
      if (stage === 'loaded') reporter.loaded(area, version, attempt.loadMs)
      else reporter[stage](area, version)
    },
    failed: ({ area, version, fault, code, message }: AreaReport, isUnreached: boolean) =>
      reporter.failed(area, version, isUnreached ? UNREACHED : fault, `${code} ${message}`),
  }
}

export type Health = ReturnType<typeof createHealth>

/** Reports when the page is hidden or goes, and faults outside of areas' lifecycles. */
export function connectHealth(
  window: Window & typeof globalThis,
  { reporter }: Health,
  composition: Composition,
  shell: string,
): void {
  reporter.loaded(SHELL, shell, Math.round(window.performance.now()))
  reporter.mounted(SHELL, shell)
  watchPageErrors(window, ({ kind, sources, message }) => {
    const owner = blameFor(sources, composition.ownerOf)
    if (!owner || owner.isOverride) return
    const isUnreached = composition.isUnreached({ ...owner, message })
    reporter.failed(owner.area, owner.version, isUnreached ? UNREACHED : kind, message)
  })
  void composition.settled().then(() => {
    // A page without areas has said nothing yet.
    reporter.flush()
    watchVitals((vitals) => reporter.measured(vitals))
  })
  window.addEventListener('pagehide', () => reporter.leave())
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.hidden) reporter.leave()
  })
}
