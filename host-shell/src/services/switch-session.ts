import { switchLogin } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { type EnteredSession, enter, notifyTabs } from './enter-session'
import { QUIET, type SessionService } from './session-service'

export type SwitchedSession = EnteredSession & Pick<SessionService, 'hold' | 'release' | 'restore' | 'logout'>

/**
 * Changes to another account, in every tab and without the landing page. A failed login ends the previous
 * session, as any failed login does; a login that was not judged ends nothing. `onFailed` receives the end.
 */
export async function switchSession(
  session: SwitchedSession,
  name: string,
  password: string,
  onFailed: (result: Extract<CallResult<object>, { kind: 'refused' }>) => void,
): Promise<CallResult<object>> {
  const { deps } = session
  const before = session.account?.info.session_token
  deps.tabs.notify({ type: 'switch', session: before })
  session.hold()
  const result = await enter(session, () => deps.call(switchLogin, { account_id: name, password }, QUIET))
  const isStill = () => session.account?.info.session_token === before
  if (result.kind === 'refused' && !NOT_JUDGED.has(result.code) && isStill()) {
    void session.logout()
    onFailed(result)
  }
  // The server may have switched although its answer was lost: the owner of the cookie decides.
  if (result.kind === 'unknown' && isStill()) await session.restore(null)
  await session.release()
  // The other tabs wait for the name of the member.
  if (result.kind !== 'ok' && session.account) notifyTabs(session)
  return result
}

/** The server is busy or in trouble, could not read the form, or does not know the session that asked, which then ends by itself. */
const NOT_JUDGED: ReadonlySet<string> = new Set<ErrorCode>([
  'requestLimit',
  'loginLimit',
  'requestProcessing',
  'systemError',
  'internalServerError',
  'invalidInput',
  'originRefused',
  'usernameRequired',
  'passwordRequired',
  'session_not_exists',
  'session_expired',
  'sessionExpired',
  'invalidSession',
  'accountIdRequired',
])
