import { wholeInput } from '@touchline/contracts'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Platform } from '../../module'
import type { SessionRepository } from './session-repository'

// A session that is used is written down once a minute, so it may end that much early.
const WRITE_EVERY_MS = 60_000

// Who is away for longer has no session any more.
const IdleSeconds = wholeInput(0, 86_400)

/** Writes down when the players behind sessions last did something. */
export interface SessionActivity {
  /** A member's call came in. */
  called(session: string, request: Pick<FastifyRequest, 'body'>): void
  /** Forgets what was written before this moment. */
  forget(before: number): void
}

export function createSessionActivity(
  { now, log }: Pick<Platform, 'now' | 'log'>,
  sessions: Pick<SessionRepository, 'seen'>,
): SessionActivity {
  const written = new Map<string, number>()
  return {
    called: (session, { body }) => {
      const at = now() - idleMs(body)
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

/**
 * The page says with each call for how long nobody has touched it: it asks by itself while a member is away. A call that
 * says nothing of it is one that somebody made.
 */
function idleMs(body: unknown): number {
  const { idle_seconds: seconds } = (body ?? {}) as { idle_seconds?: unknown }
  return v.is(IdleSeconds, seconds) ? seconds * 1000 : 0
}
