import { defineConfig } from '@playwright/test'
import { browserOptions } from './support/browser-options'

/** At full size figures are measured, and one journey at a time has the machine. A platform of somebody else's is one. */
const WORKERS = process.env.FULL || process.env.E2E_BASE_URL ? 1 : 2

/** Journeys over production builds, served as players get them; every worker has a platform of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'composition/**/*.spec.ts', 'operating/**/*.spec.ts'],
  globalSetup: './support/start-platform.ts',
  fullyParallel: true,
  workers: WORKERS,
  // A journey that passes at a further try is named as unsteady by the test command.
  retries: 2,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  outputDir: '../.cache/e2e-results',
  use: {
    launchOptions: browserOptions(),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Kuala_Lumpur',
    // Recording costs a good part of a journey: only one that is tried again is recorded.
    trace: 'on-first-retry',
  },
})
