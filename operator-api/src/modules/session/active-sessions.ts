import { hash } from 'node:crypto'
import { BoundedMap, type SessionTokens } from '@touchline/serving'
import type { Platform } from '../../platform/module'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { Arrival, SourceOf } from '../../plugins/request-source'
import type { Member } from '../uplines'
import type { SessionRepository } from './repository'
import { sessionSecret } from './session-cookie'

export type SessionOf = (request: Arrival) => Promise<ActiveSession | Refusal>

/**
 * The session of a request or an upgrade by its cookie; null at the host of another brand. A cookie that this server cannot
 * have made is refused without a query.
 */
export const sessionsOf =
  (active: ActiveSessions, tokens: SessionTokens, sourceOf: SourceOf): SessionOf =>
  async (request) => {
    const source = sourceOf(request)
    const secret = sessionSecret(request, source)
    if (!secret || !tokens.read(secret)) return refuse('session_not_exists')
    const session = await active.find(secret)
    if (isRefusal(session)) return session
    return session.member.brand === source.brand ? session : refuse('session_not_exists')
  }

/** An open session, with its member as of at most a second ago. */
export interface ActiveSession {
  readonly id: string
  readonly member: Member
}

interface Held {
  readonly found: Promise<ActiveSession | Refusal>
  readonly until: number
  /** Unknown while it is read. */
  account: string | null
}

// A block takes effect within a second; until then a request costs no query, and concurrent requests share one.
const HOLD_MS = 1000
const HELD_MAX = 20_000

/** Finds sessions by their secret and holds each for a moment. */
export function activeSessions({ now }: Pick<Platform, 'now'>, sessions: SessionRepository, idleMs: number) {
  const held = new BoundedMap<string, Held>(HELD_MAX)

  const load = async (secret: string): Promise<ActiveSession | Refusal> => {
    const session = await sessions.bySecret(secret)
    if (!session) return refuse('session_not_exists')
    if (session.endedAt !== null) {
      const { endCode } = session
      return refuse(endCode === null || endCode === 'requested' ? 'session_expired' : endCode)
    }
    if (session.expiresAt <= now() || session.seenAt + idleMs <= now()) return refuse('session_expired')
    return { id: session.id, member: session.member }
  }

  /** Forgets the sessions of these members, and those still being read, so that the next request sees the change. */
  const forget = (accounts: readonly string[]): void => {
    const members = new Set(accounts)
    for (const [key, { account }] of held) if (account === null || members.has(account)) held.delete(key)
  }

  return {
    find: (secret: string): Promise<ActiveSession | Refusal> => {
      const key = hash('sha256', secret, 'base64')
      const known = held.get(key)
      if (known && known.until > now()) return known.found
      const own: Held = { found: load(secret), until: now() + HOLD_MS, account: null }
      held.set(key, own)
      own.found.then(
        (found) => {
          own.account = 'member' in found ? found.member.id : null
        },
        () => held.get(key) === own && held.delete(key),
      )
      return own.found
    },
    forget,
  }
}
export type ActiveSessions = ReturnType<typeof activeSessions>

/** The member behind a cookie. */
export interface LiveSession {
  readonly account: string
  readonly brand: string
  /** Commission group of the member, which decides the spread of prices. */
  readonly commType: string
  /** Id of the session; the socket hub closes the sockets that carry it when it ends. */
  readonly session: string
}

/** The session of a request or of a socket's upgrade, by its cookie alone; null when it does not exist or has ended. */
export type ResolveSession = (request: Arrival) => Promise<LiveSession | null>
