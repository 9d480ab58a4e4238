export { createSession, type SessionModule } from './create-session'
export type { LiveSession, ResolveSession } from './live-session'
export { createPasswords, type Passwords } from './password'
export type { SessionEnd } from './session-end'
