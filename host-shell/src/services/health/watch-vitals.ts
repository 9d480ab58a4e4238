import type { HealthReport } from './health-report'

type Vitals = NonNullable<HealthReport['vitals']>

/** How the page felt: measured by a library that comes once the page has nothing better to do. */
export function watchVitals(window: Window, onMeasured: (vitals: Vitals) => void): void {
  const start = () =>
    import('web-vitals').then(
      ({ onCLS, onINP, onLCP }) => {
        onLCP(({ value }) => onMeasured({ lcp: Math.round(value) }))
        onINP(({ value }) => onMeasured({ inp: Math.round(value) }))
        onCLS(({ value }) => onMeasured({ cls: Math.round(value * 1000) / 1000 }))
      },
      // Measures are not worth a warning.
      () => undefined,
    )
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void start(), { timeout: 10_000 })
  else setTimeout(start, 5000)
}
