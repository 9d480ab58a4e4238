import { launchPlatform } from './launch-platform'

/** One platform for all journeys, with matches that end within two minutes. E2E_BASE_URL names one that already runs. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => undefined
  const platform = await launchPlatform(Number(process.env.E2E_PORT ?? 8480), {
    FEED_SPEED: '60',
    SANDBOX_SEED: '7',
  })
  process.env.E2E_DATA_DIR = platform.dataDir
  return platform.stop
}
