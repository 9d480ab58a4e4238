import type { FullConfig } from '@playwright/test'
import { EVERYBODY_AT_ONE_ADDRESS, launchPlatform } from './launch-platform'
import { FIRST_PORT, nginxPortOf, PORTS_EACH, publishPlatforms } from './platform-of'

/**
 * A platform for every worker, with matches that end within two minutes: what one journey releases, no other sees.
 * E2E_BASE_URL names one that already runs.
 */
export default async function startPlatforms({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => undefined
  const starting = Array.from({ length: workers }, (_, index) => {
    const port = FIRST_PORT + index * PORTS_EACH
    const PUBLIC_PORTS = String(nginxPortOf(port))
    // Browsers of one machine come from different addresses where a journey says so.
    const settings = { FEED_SPEED: '60', SANDBOX_SEED: '7', PUBLIC_PORTS, TRUSTED_PROXIES: '127.0.0.1' }
    return launchPlatform(port, { ...EVERYBODY_AT_ONE_ADDRESS, ...settings })
  })
  const outcomes = await Promise.allSettled(starting)
  const platforms = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const stop = async (): Promise<void> => {
    await Promise.all(platforms.map((platform) => platform.stop()))
  }
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue
    await stop()
    throw outcome.reason
  }
  publishPlatforms(platforms)
  return stop
}
