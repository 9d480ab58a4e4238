import type { HealthReport } from '@touchline/contracts/release'

const PATH = '/release/health'

/** Hands a report to the browser, which delivers it even when the page goes away. Lost ones are not sent again. */
export function sendReport({ navigator }: Window & typeof globalThis, report: HealthReport): void {
  navigator.sendBeacon?.(PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
