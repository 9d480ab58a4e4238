export { seedSandboxMessages } from './seed-sandbox-messages'
