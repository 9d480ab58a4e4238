export { type PastOffer, pastOffers } from './feed/past-offers'
export { type Random, seededRandom } from './feed/random'
export { type SandboxFeed, type SandboxFeedDeps, startSandboxFeed } from './feed/start-sandbox-feed'
