import { defineConfig } from '@playwright/test'
import { browserOptions } from './support/browser-options'

const PORT = Number(process.env.E2E_PORT ?? 8480)

/** Journeys over production builds, served as players get them; the platform starts once for all of them. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'composition/**/*.spec.ts', 'faults/**/*.spec.ts'],
  globalSetup: './support/start-platform.ts',
  workers: 1,
  // A journey that passes at the second try is named as unsteady by the test command.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: '../.cache/e2e-results',
  use: {
    baseURL: process.env.E2E_BASE_URL ?? `http://127.0.0.1:${PORT}`,
    launchOptions: browserOptions(),
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Kuala_Lumpur',
    trace: 'retain-on-failure',
  },
})
