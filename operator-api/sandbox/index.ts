export { type SandboxFeed, type SandboxFeedDeps, startSandboxFeed } from './feed/start-sandbox-feed'
