import type { MemberProfile } from '@touchline/contracts/session'
import type { SessionTokens } from '@touchline/serving'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/module'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { SourceOf } from '../../plugins/request-source'
import type { Member } from '../uplines'
import { SUPERSEDED } from './active-sessions'
import { refusalOf } from './policy'
import type { ProfileOf } from './profile'
import { deviceSecret, setDeviceCookie, setSessionCookie } from './session-cookie'
import type { SessionEnds } from './session-ends'
import type { SessionRepository } from './session-repository'

const SECRET_BYTES = 32
const SESSION_MS = 24 * 3_600_000

export interface StartDeps {
  readonly platform: Pick<Platform, 'now' | 'newId' | 'randomBytes'>
  readonly sessions: SessionRepository
  readonly tokens: SessionTokens
  readonly ends: SessionEnds
  readonly profileOf: ProfileOf
  readonly sourceOf: SourceOf
}

/** Begins a session for a member who has proved who they are; their other session ends. */
export async function startSession(
  deps: StartDeps,
  member: Member,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<{ member_profile: MemberProfile } | Refusal> {
  const { platform, sessions, tokens, ends, profileOf, sourceOf } = deps
  const source = sourceOf(request.raw)
  const refused = refusalOf(member, { need: 'login' })
  if (refused) return refuse(refused)
  const at = platform.now()
  const secret = tokens.make(platform.randomBytes(SECRET_BYTES).toString('base64url'), member.id)
  const id = platform.newId()
  const ended = await sessions.begin(
    {
      id,
      memberId: member.id,
      secret,
      ip: request.ip,
      agent: (request.headers['user-agent'] ?? '').slice(0, 200),
      profileRev: member.profileRev,
      at,
      expiresAt: at + SESSION_MS,
    },
    SUPERSEDED,
  )
  for (const session of ended) ends.announce({ account: member.id, session, code: SUPERSEDED })
  setSessionCookie(source, reply, secret)
  // Always a new mark: the one that was brought along may have been put there by somebody who knows it.
  const device = platform.randomBytes(SECRET_BYTES).toString('base64url')
  await sessions.rememberDevice(member.id, device, deviceSecret(request, source), at)
  setDeviceCookie(source, reply, device)
  return { member_profile: await profileOf(member, id) }
}
