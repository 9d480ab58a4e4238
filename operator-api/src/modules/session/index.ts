export type { LiveSession, ResolveSession } from './live-session'
export type { SessionEnd } from './session-end'
