import {
  authLogin,
  launchLogin,
  secureLogin,
  sessionRestore,
  switchLogin,
  userLogin,
} from '@touchline/contracts/calls'
import { VIEW } from '../../plugins/access'
import { isRefusal, refuse } from '../../plugins/refusal'
import type { CallContext, CallServer } from '../../plugins/serve-call'
import { SUPERSEDED } from './active-sessions'
import { type Credentials, credentialsChecker, type LoginDeps } from './login'
import { refusalOf } from './policy'
import type { SessionActivity } from './session-activity'
import { deviceSecret } from './session-cookie'
import type { SessionOf } from './session-of'
import { checkSignature } from './signed-login'
import { type StartDeps, startSession } from './start-session'

export interface LoginRouteDeps extends LoginDeps, StartDeps {
  readonly platform: LoginDeps['platform'] & StartDeps['platform']
  readonly sessionOf: SessionOf
  readonly activity: SessionActivity
  /** Key that operators sign logins with; without one signed logins are refused. */
  readonly secureLoginKey: string | undefined
}

/** All the ways into a session. */
export function registerLogins(calls: CallServer, deps: LoginRouteDeps): void {
  const { platform, sessions, uplines, sessionOf, ends, profileOf, sourceOf } = deps
  const checkCredentials = credentialsChecker(deps)

  const login = async (
    body: { account_id: string; password: string },
    by: Credentials['by'],
    context: CallContext,
  ) => {
    const source = sourceOf(context.request.raw)
    const device = deviceSecret(context.request, source)
    const member = await checkCredentials({
      brand: source.brand,
      name: body.account_id,
      password: body.password,
      by,
      device,
      address: context.request.ip,
      connection: context.request.raw.socket,
    })
    return isRefusal(member) ? member : startSession(deps, member, context)
  }

  calls.open(authLogin, (body, context) => login(body, 'id', context))
  calls.open(userLogin, (body, context) => login(body, 'nickname', context))

  calls.open(secureLogin, async (body, context) => {
    const refused = await checkSignature(body, deps.secureLoginKey, platform.now(), sessions)
    return refused ?? login(body, 'id', context)
  })

  calls.open(launchLogin, async ({ token }, context) => {
    const account = await sessions.redeemLaunchToken({
      token,
      brand: sourceOf(context.request.raw).brand,
      at: platform.now(),
    })
    const member = account === null ? null : await uplines.byId(account)
    return member ? startSession(deps, member, context) : refuse('loginFailed')
  })

  calls.member(switchLogin, VIEW, async (body, caller, context) => {
    const answer = await login(body, 'id', context)
    if (isRefusal(answer)) return answer
    if (await sessions.end(caller.session, platform.now(), SUPERSEDED))
      ends.announce({ account: caller.account, session: caller.session, code: SUPERSEDED })
    return answer
  })

  calls.open(sessionRestore, async (_, { request }) => {
    const session = await sessionOf(request.raw)
    if (isRefusal(session)) return session
    // A page that is opened was opened by somebody.
    deps.activity.called(session.id)
    const refused = refusalOf(session.member, { need: 'view' })
    return refused ? refuse(refused) : { member_profile: await profileOf(session.member, session.id) }
  })
}
