export { startSandboxFeed } from './feed/start-sandbox-feed'
export { SANDBOX_CURRENCIES } from './members'
export { createPastPlay } from './past-play/past-play'
export { seedSandbox } from './seed-sandbox'
