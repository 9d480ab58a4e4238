import type { HealthReport } from '@touchline/contracts/release'
import { whenIdle } from '@touchline/ui/when-idle'

const LATEST_MS = 10_000
const UNTOLD_MS = 5000

type Vitals = NonNullable<HealthReport['vitals']>

/** How the page felt: measured by a library that comes once the page has nothing better to do. */
export function watchVitals(onMeasured: (vitals: Vitals) => void): void {
  const start = async () => {
    const { onCLS, onINP, onLCP } = await import('web-vitals')
    onLCP(({ value }) => onMeasured({ lcp: Math.round(value) }))
    onINP(({ value }) => onMeasured({ inp: Math.round(value) }))
    onCLS(({ value }) => onMeasured({ cls: Math.round(value * 1000) / 1000 }))
  }
  // Measures are not worth a warning.
  whenIdle(() => start().catch(() => undefined), LATEST_MS, UNTOLD_MS)
}
