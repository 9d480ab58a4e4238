import type { FullConfig } from '@playwright/test'
import { EVERYBODY_AT_ONE_ADDRESS, launchPlatform, type Platform, sharePublished } from './launch-platform'
import { FIRST_PORT, nginxPortOf, PORTS_EACH, publishPlatforms } from './platform-of'
import { registerSecrets } from './session-secrets'
import { forgetVariants } from './variant-build'

/**
 * A platform for every worker, with matches that end within two minutes: releases of one journey are
 * invisible to others. E2E_BASE_URL names a running platform instead.
 */
export default async function startPlatforms({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => undefined
  forgetVariants()
  const forgetSecrets = registerSecrets()
  const platforms: Platform[] = []
  const launch = async (index: number): Promise<Platform> => {
    const port = FIRST_PORT + index * PORTS_EACH
    const PUBLIC_PORTS = String(nginxPortOf(port))
    // A journey may give the browsers of one machine different addresses.
    const settings = {
      FEED_SPEED: '60',
      SANDBOX_SEED: '7',
      PUBLIC_PORTS,
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const platform = await launchPlatform(port, { ...EVERYBODY_AT_ONE_ADDRESS, ...settings })
    platforms[index] = platform
    return platform
  }
  let forget: () => void = () => undefined
  const stop = async (): Promise<void> => {
    const stops = await Promise.allSettled(platforms.map((platform) => platform.stop()))
    forget()
    forgetSecrets()
    for (const one of stops) if (one.status === 'rejected') throw one.reason
  }
  try {
    forget = sharePublished(await launch(0))
    await Promise.all(Array.from({ length: workers - 1 }, (_, more) => launch(1 + more)))
  } catch (error) {
    await stop()
    throw error
  }
  publishPlatforms(platforms)
  return stop
}
