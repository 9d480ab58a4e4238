import type { ErrorBudget } from '@touchline/contracts/release'

/** An error budget in a few words: `5 % of 20 devices in 300 s, canaries only`. */
export function budgetText({ maxErrorRate, minLoads, windowSeconds, autoFallback }: ErrorBudget): string {
  const rate = `${Number((maxErrorRate * 100).toFixed(2))} %`
  const what = autoFallback ? 'full releases too' : 'canaries only'
  return `${rate} of ${minLoads} devices or more in ${windowSeconds} s, ${what}`
}
