import type { MemberProfile } from '@touchline/contracts/session'
import type { SessionTokens } from '@touchline/serving'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Observable, Subject } from 'rxjs'
import type { Platform } from '../../platform/module'
import type { Refusal } from '../../plugins/refusal'
import type { SourceOf } from '../../plugins/request-source'
import type { Member, Uplines } from '../uplines'
import type { Wallet } from '../wallet'
import type { ActiveSessions } from './active-sessions'
import { keptOut, SUPERSEDED } from './errors'
import type { EndCode, RenewedSession, SessionRepository } from './repository'
import { deviceSecret, setDeviceCookie, setSessionCookie } from './session-cookie'

/** Random bytes of a cookie's secret. */
export const SECRET_BYTES = 32
const SESSION_MS = 24 * 3_600_000

export interface StartDeps {
  readonly platform: Pick<Platform, 'now' | 'newId' | 'randomBytes'>
  readonly sessions: SessionRepository
  readonly tokens: SessionTokens
  readonly ends: SessionEnds
  readonly profileOf: ProfileOf
  readonly sourceOf: SourceOf
}

/**
 * Begins a session for a member after the check of the password; their other session ends. Null when their password was
 * changed meanwhile.
 */
export async function startSession(
  deps: StartDeps,
  member: Member,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<{ member_profile: MemberProfile } | Refusal | null> {
  const { platform, sessions, tokens, ends, profileOf, sourceOf } = deps
  const source = sourceOf(request.raw)
  const refused = keptOut(member, { need: 'login' })
  if (refused) return refused
  const at = platform.now()
  const secret = tokens.make(platform.randomBytes(SECRET_BYTES).toString('base64url'), member.id)
  // Always a new mark: somebody who knows the former one may have planted it.
  const device = platform.randomBytes(SECRET_BYTES).toString('base64url')
  const id = platform.newId()
  const ended = await sessions.begin(
    {
      id,
      memberId: member.id,
      passwordHash: member.passwordHash,
      device: { secret: device, former: deviceSecret(request, source) },
      secret,
      ip: request.ip,
      agent: (request.headers['user-agent'] ?? '').slice(0, 200),
      profileRev: member.profileRev,
      at,
      expiresAt: at + SESSION_MS,
    },
    SUPERSEDED,
  )
  if (!ended) return null
  for (const session of ended) ends.announce({ account: member.id, session, code: SUPERSEDED })
  setSessionCookie(source, reply, secret)
  setDeviceCookie(source, reply, device)
  return { member_profile: await profileOf(member, id) }
}

// Another process stamps its own clock: look back a little further than the last time.
const OVERLAP_MS = 5000
// The answer that brings a new cookie is with its browser after so long.
const ANSWERED_MS = 2000

/** Announces each ended session once, whether it ended here or in another process. */
export interface SessionEnds {
  readonly ends$: Observable<SessionEnd>
  announce(end: SessionEnd): void
  /** A session of this account goes on under another secret: the one before opens nothing any more. */
  renewed(account: string): void
  /** Looks for sessions that ended in another process, and for renewed ones. */
  look(): Promise<void>
}

export function createSessionEnds(
  { now }: Pick<Platform, 'now'>,
  sessions: SessionRepository,
  active: ActiveSessions,
): SessionEnds {
  const ends = new Subject<SessionEnd>()
  const announced = new Map<string, number>()

  const announce = (end: SessionEnd): void => {
    active.forget([end.account])
    if (announced.has(end.session)) return
    announced.set(end.session, now())
    ends.next(end)
  }

  /** Sockets of a renewed session begin anew: those of its browser with its new cookie, all others not at all. */
  const reconnect = ({ id, memberId, renewedAt }: RenewedSession): void => {
    const key = `${id} ${renewedAt}`
    if (announced.has(key)) return
    announced.set(key, now())
    active.forget([memberId])
    ends.next({ account: memberId, session: id, code: null })
  }

  const look = async (): Promise<void> => {
    const since = now() - OVERLAP_MS
    for (const end of await sessions.endedSince(since))
      announce({ account: end.memberId, session: end.id, code: end.endCode })
    // By then the browser has its cookie.
    for (const renewed of await sessions.renewedBetween(since - ANSWERED_MS, now() - ANSWERED_MS))
      reconnect(renewed)
    for (const [session, at] of announced) if (at < since - OVERLAP_MS) announced.delete(session)
  }

  return {
    ends$: ends,
    announce,
    renewed: (account) => active.forget([account]),
    look,
  }
}

/**
 * A session that is over; its sockets must close with `{ t: 'out', code }`. Without a code it goes on under another secret:
 * its sockets close, and pages with the new secret reconnect.
 */
export interface SessionEnd {
  readonly account: string
  readonly session: string
  readonly code: EndCode | null
}

// A session that is used is written down once a minute, so it may end that much early.
const WRITE_EVERY_MS = 60_000

/** Writes down when the players behind sessions last did something. */
export interface SessionActivity {
  /** A member's call came in, from a page that nobody has touched for so long. */
  called(session: string, idleSeconds?: number): void
  /** Forgets activity written before this moment. */
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

/** The profile of a member in one session, as login, restore and refresh answer it. */
export type ProfileOf = (member: Member, session: string) => Promise<MemberProfile>

export const profileReader =
  (uplines: Uplines, wallet: Wallet): ProfileOf =>
  async (member, session) => {
    const [balances, terms] = await Promise.all([wallet.balanceOf(member.id), uplines.betTerms(member.id)])
    return {
      player_info: [
        {
          account_id: member.name,
          session_token: session,
          operator_type: member.operatorType,
          parent_id: member.agentId,
          comm_type: member.commType,
          nickname: member.nickname ?? '',
          has_secondary_account: member.nickname !== null,
          view_only: member.state === 'suspend',
          disabled_products: [...member.disabledProducts],
        },
      ],
      player_wallet: [balances],
      player_bet_limit: [...(terms?.limits.values() ?? [])],
    }
  }
