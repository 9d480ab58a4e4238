import { version } from '@touchline/contracts/calls'
import { CONTRACT_VERSION } from '@touchline/contracts/host'
import { sessionTokens } from '@touchline/serving'
import type { Observable } from 'rxjs'
import type { ApiModule, Platform } from '../../platform/module'
import { isRefusal } from '../../plugins/refusal'
import type { SourceOf } from '../../plugins/request-source'
import type { Gate } from '../../plugins/serve-call'
import type { Uplines } from '../uplines'
import type { OperatorWallets, Wallet } from '../wallet'
import { activeSessions, type ResolveSession, sessionsOf } from './active-sessions'
import { registerCredentials } from './credentials'
import { refusalOf } from './errors'
import { createGate } from './gate'
import type { LoginRates } from './login'
import { createLoginGuard } from './login-guard'
import { createMaintenance, type Maintenance } from './maintenance'
import { memberNews } from './member-news'
import type { Passwords } from './password'
import { sessionRepository } from './repository'
import { registerLogins, registerProfile } from './routes'
import { createSessionActivity, createSessionEnds, profileReader, type SessionEnd } from './service'

export { CLOSABLE } from '@touchline/contracts/products'
export type { LiveSession, ResolveSession } from './active-sessions'
export type { LoginRates } from './login'
export { closedAt, closingName, type Maintenance, readClosings, wholeUntil } from './maintenance'
export { createPasswords, type Passwords } from './password'
export { hashSecret } from './repository'
export type { SessionEnd } from './service'

const LOOK_EVERY_MS = 400
const END_IDLE_EVERY_MS = 10_000
const IDLE_MS = 30 * 60_000
const EVERYBODY = () => true

export interface SessionDeps {
  readonly platform: Platform
  readonly uplines: Uplines
  readonly wallet: Wallet
  /** Of members whose wallet an operator keeps. */
  readonly operators: Pick<OperatorWallets, 'balanceOf'>
  readonly passwords: Passwords
  readonly secureLoginKey: string | undefined
  readonly apiVersion: string
  /** Signs the cookies of sessions, so that made-up ones are refused without a query. */
  readonly sessionKey?: string
  readonly sourceOf: SourceOf
  /** Whether an account has a socket at this process; everybody may have one unless given. */
  readonly isListening?: (account: string) => boolean
  readonly refusalDelayMs?: number
  /** How often logins may succeed, by account and by network; as often as they do unless given. */
  readonly loginRates?: LoginRates
  /** A session ends when its player has done nothing for so long; half an hour unless given. */
  readonly sessionIdleMs?: number
}

/** Sessions: who is behind a request, and when that stops being true. */
export interface SessionModule extends ApiModule {
  readonly gate: Gate
  readonly resolveSession: ResolveSession
  readonly sessionEnds$: Observable<SessionEnd>
  /** Products that operators have closed, for the sockets of this process. */
  readonly maintenance: Pick<Maintenance, 'changes$' | 'closedNow'>
}

export function createSession(deps: SessionDeps): SessionModule {
  const { platform, uplines, wallet, sourceOf, isListening = EVERYBODY, sessionIdleMs = IDLE_MS } = deps
  const sessions = sessionRepository(platform.database, platform.brands)
  const active = activeSessions(platform, sessions, sessionIdleMs)
  const tokens = sessionTokens(deps.sessionKey)
  if (!tokens.areSigned)
    platform.log.warn(
      'SESSION_KEY is not set: cookies that nobody made cost a query, and edges cannot tell members',
    )
  const sessionOf = sessionsOf(active, tokens, sourceOf)
  const ends = createSessionEnds(platform, sessions, active)
  const maintenance = createMaintenance(platform)
  const news = memberNews(platform, active, maintenance, isListening)
  const activity = createSessionActivity(platform, sessions)
  const gate = createGate({ sessionOf, activity, maintenance })
  const guard = createLoginGuard(platform)
  const shared = {
    ...deps,
    sessions,
    tokens,
    sessionOf,
    activity,
    ends,
    profileOf: profileReader(uplines, wallet),
  }
  const endIdle = async (): Promise<void> => {
    const since = platform.now() - sessionIdleMs
    activity.forget(since)
    for (const { memberId, id, endCode } of await sessions.endIdle(since, platform.now(), 'session_expired'))
      ends.announce({ account: memberId, session: id, code: endCode })
  }
  return {
    gate,
    maintenance,
    sessionEnds$: ends.ends$,
    resolveSession: async (request) => {
      const session = await sessionOf(request)
      if (isRefusal(session) || refusalOf(session.member, { need: 'view' })) return null
      const { id, brand, commType } = session.member
      return { account: id, brand, commType, session: session.id }
    },
    register: (calls) => {
      registerLogins(calls, { ...shared, guard })
      registerProfile(calls, shared)
      registerCredentials(calls, { ...shared, guard, active })
      calls.open(version, async (_, { request }) => {
        const { brand } = sourceOf(request.raw)
        return {
          api: deps.apiVersion,
          contract: CONTRACT_VERSION,
          maintenance_until: await maintenance.wholeUntil(brand),
          closed: await maintenance.closed(brand),
        }
      })
    },
    jobs: [
      // Each process closes its own sockets.
      { name: 'ended sessions', everyMs: LOOK_EVERY_MS, by: 'each process', round: ends.look },
      // The first message of every socket lists the closed products, so they are read at the start.
      {
        name: 'changed members',
        everyMs: LOOK_EVERY_MS,
        by: 'each process',
        isStart: true,
        round: news.look,
      },
      { name: 'idle sessions', everyMs: END_IDLE_EVERY_MS, by: 'one process', round: endIdle },
    ],
  }
}
