import { nodePreset } from '@touchline/test-kit/jest'

// A million rounds of a game, and all hands of poker, take minutes.
export default nodePreset({ testTimeout: process.env.FULL ? 900_000 : 60_000 })
