import { defineConfig } from '@playwright/test'
import { browserOptions } from './support/browser-options'

/** At full size figures are measured, and one journey at a time has the machine. A platform of somebody else's is one. */
const WORKERS = process.env.FULL || process.env.E2E_BASE_URL ? 1 : 2

/**
 * Journeys over production builds, served as players get them; every worker has a platform of its own. Those tagged `@core`
 * run in `npm test`, all of them in `npm run test:full`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'composition/**/*.spec.ts', 'operating/**/*.spec.ts'],
  globalSetup: './support/start-platform.ts',
  fullyParallel: true,
  workers: WORKERS,
  // `npm test` names a journey that passes at a further try as unsteady; at full size such a journey fails.
  retries: process.env.FULL ? 0 : 2,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  outputDir: '../.cache/e2e-results',
  use: {
    launchOptions: browserOptions(),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Kuala_Lumpur',
    // Recording makes a journey much slower: only a retry is recorded.
    trace: 'on-first-retry',
  },
})
