import type { SessionTokens } from '@touchline/serving'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { Arrival, SourceOf } from '../../plugins/request-source'
import type { ActiveSession, ActiveSessions } from './active-sessions'
import { sessionSecret } from './session-cookie'

export type SessionOf = (request: Arrival) => Promise<ActiveSession | Refusal>

/**
 * The session of a request or an upgrade by its cookie; at the host of another brand there is none. A cookie that we cannot
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
