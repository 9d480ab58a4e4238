import type { HealthReport } from '@touchline/contracts/release'

const PATH = '/release/health'

/** Hands a report to the browser, which delivers it even when the page goes away. Lost ones are not sent again. */
export function sendReport(window: Window & typeof globalThis, report: HealthReport): void {
  const body = JSON.stringify(report)
  const { navigator } = window
  if (navigator.sendBeacon?.(PATH, new Blob([body], { type: 'application/json' }))) return
  const headers = { 'content-type': 'application/json' }
  window.fetch(PATH, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined)
}
