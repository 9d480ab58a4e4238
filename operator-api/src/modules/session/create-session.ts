import { CONTRACT_VERSION, version } from '@touchline/contracts'
import type { Observable } from 'rxjs'
import { every } from '../../every'
import type { ApiModule, Platform } from '../../module'
import { isRefusal } from '../../plugins/refusal'
import type { SourceOf } from '../../plugins/request-source'
import type { Gate } from '../../plugins/serve-call'
import type { Uplines } from '../uplines'
import type { Wallet } from '../wallet'
import { activeSessions } from './active-sessions'
import { createGate } from './gate'
import type { ResolveSession } from './live-session'
import { createLoginGuard } from './login-guard'
import { registerLogins } from './login-routes'
import { maintenanceReader } from './maintenance'
import type { Passwords } from './password'
import { refusalOf } from './policy'
import { profileReader } from './profile'
import { registerProfile } from './profile-routes'
import type { SessionEnd } from './session-end'
import { createSessionEnds } from './session-ends'
import { sessionsOf } from './session-of'
import { sessionRepository } from './session-repository'

const PRUNE_EVERY_MS = 60_000

export interface SessionDeps {
  readonly platform: Platform
  readonly uplines: Uplines
  readonly wallet: Wallet
  readonly passwords: Passwords
  readonly secureLoginKey: string | undefined
  readonly apiVersion: string
  readonly sourceOf: SourceOf
  readonly refusalDelayMs?: number
}

/** Sessions: who is behind a request, and when that stops being true. */
export interface SessionModule extends ApiModule {
  readonly gate: Gate
  readonly resolveSession: ResolveSession
  readonly sessionEnds$: Observable<SessionEnd>
}

export function createSession(deps: SessionDeps): SessionModule {
  const { platform, uplines, wallet, sourceOf } = deps
  const sessions = sessionRepository(platform.database)
  const active = activeSessions(platform, sessions)
  const sessionOf = sessionsOf(active, sourceOf)
  const ends = createSessionEnds(platform, sessions, active)
  const maintenanceUntil = maintenanceReader(platform)
  const gate = createGate({ sessionOf, maintenanceUntil })
  const guard = createLoginGuard(platform)
  const shared = { ...deps, sessions, sessionOf, ends, profileOf: profileReader(uplines, wallet) }
  let stopPruning = async () => {}
  return {
    gate,
    sessionEnds$: ends.ends$,
    resolveSession: async (request) => {
      const session = await sessionOf(request)
      if (isRefusal(session) || refusalOf(session.member, { need: 'view' })) return null
      return { account: session.member.id, session: session.id }
    },
    register: (calls) => {
      registerLogins(calls, { ...shared, guard })
      registerProfile(calls, shared)
      calls.open(version, async () => ({
        api: deps.apiVersion,
        contract: CONTRACT_VERSION,
        maintenance_until: await maintenanceUntil(),
      }))
    },
    start: async () => {
      ends.start()
      stopPruning = every(PRUNE_EVERY_MS, () =>
        guard.prune().catch((err) => platform.log.warn({ err }, 'login checks not pruned')),
      )
    },
    stop: async () => {
      ends.stop()
      await stopPruning()
    },
  }
}
