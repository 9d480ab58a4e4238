import type { Platform } from '../../platform/module'
import type { SessionRepository } from './session-repository'

// A session that is used is written down once a minute, so it may end that much early.
const WRITE_EVERY_MS = 60_000

/** Writes down when the players behind sessions last did something. */
export interface SessionActivity {
  /** A member's call came in, from a page that nobody has touched for so long. */
  called(session: string, idleSeconds?: number): void
  /** Forgets what was written before this moment. */
  forget(before: number): void
}

export function createSessionActivity(
  { now, log }: Pick<Platform, 'now' | 'log'>,
  sessions: Pick<SessionRepository, 'seen'>,
): SessionActivity {
  const written = new Map<string, number>()
  return {
    called: (session, idleSeconds = 0) => {
      const at = now() - idleSeconds * 1000
      if (at - (written.get(session) ?? Number.NEGATIVE_INFINITY) < WRITE_EVERY_MS) return
      written.set(session, at)
      sessions.seen(session, at).catch((err) => {
        written.delete(session)
        log.warn({ err }, 'activity not written down')
      })
    },
    forget: (before) => {
      for (const [session, at] of written) if (at < before) written.delete(session)
    },
  }
}
