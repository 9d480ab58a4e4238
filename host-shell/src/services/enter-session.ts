import { authLogin, launchLogin } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { MemberProfile } from '@touchline/contracts/session'
import { accountOf, QUIET, type SessionService } from './session-service'

/** A session as somebody enters it, which comes late: nobody needs it who is in already. */
export type EnteredSession = Pick<
  SessionService,
  'deps' | 'session$' | 'account' | 'busy' | 'turn' | 'logouts' | 'begin' | 'sendLogout'
>

/** By name and password. */
export const login = (session: EnteredSession, name: string, password: string): Promise<CallResult<object>> =>
  enter(session, () => session.deps.call(authLogin, { account_id: name, password }, QUIET))

/** By the one-time token of an operator's own site. */
export const launch = (session: EnteredSession, token: string): Promise<CallResult<object>> =>
  enter(session, () => session.deps.call(launchLogin, { token }, QUIET))

/** Asks for a session, one at a time, and begins it here and in the other tabs. */
export async function enter(
  session: EnteredSession,
  ask: () => Promise<CallResult<{ member_profile: MemberProfile }>>,
): Promise<CallResult<object>> {
  if (session.busy) return { kind: 'refused', code: 'requestProcessing', text: '', details: {} }
  session.busy = true
  // After a failed login nobody is logged in, even if an earlier cookie is still being checked.
  session.turn += 1
  const { logouts } = session
  try {
    const result = await ask()
    if (result.kind !== 'ok') {
      if (session.session$.value.stage === 'unknown') session.session$.next({ stage: 'out' })
      return result
    }
    const { member_profile } = result.data
    // A logout during the login wins, and the late session ends.
    if (session.logouts !== logouts) {
      const { account_id, session_token } = accountOf(member_profile)?.info ?? {}
      if (account_id && session_token) void session.sendLogout({ account_id, session_token })
      return { kind: 'ok', data: {} }
    }
    session.begin(member_profile)
    notifyTabs(session)
    return { kind: 'ok', data: {} }
  } finally {
    session.busy = false
  }
}

/** Who is in now. */
export function notifyTabs({ account, deps }: Pick<EnteredSession, 'account' | 'deps'>): void {
  const { account_id = '', session_token } = account?.info ?? {}
  deps.tabs.notify({ type: 'in', account: account_id, session: session_token })
}
