import {
  authLogin,
  launchLogin,
  logout,
  secureLogin,
  sessionRestore,
  switchLogin,
  userBalance,
  userLogin,
  userProfile,
  userSettings,
  vUserBalance,
} from '@touchline/contracts/calls'
import { checkLaunch } from '@touchline/rules'
import type { Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import type { Caller } from '../../plugins/caller'
import { isRefusal, type Refusal, refuse } from '../../plugins/refusal'
import type { SourceOf } from '../../plugins/request-source'
import type { CallContext, CallServer } from '../../plugins/serve-call'
import type { Member, Uplines } from '../uplines'
import type { OperatorWallets, Wallet } from '../wallet'
import type { SessionOf } from './active-sessions'
import { keptOut, SWITCHED } from './errors'
import { type Credentials, checkSignature, credentialsChecker, type LoginDeps } from './login'
import type { SessionRepository } from './repository'
import {
  type ProfileOf,
  type SessionActivity,
  type SessionEnds,
  type StartDeps,
  startSession,
} from './service'
import { clearSessionCookie, deviceSecret } from './session-cookie'
import { faultIn, formFaultIn, settingsRepository } from './settings'

export interface LoginRouteDeps extends LoginDeps, StartDeps {
  readonly platform: LoginDeps['platform'] & StartDeps['platform']
  readonly operators: Pick<OperatorWallets, 'balanceOf'>
  readonly sessionOf: SessionOf
  readonly activity: SessionActivity
  /** Key that operators sign logins with; without one signed logins are refused. */
  readonly secureLoginKey: string | undefined
}

/** All the ways into a session. */
export function registerLogins(calls: CallServer, deps: LoginRouteDeps): void {
  const { platform, sessions, uplines, operators, sessionOf, ends, profileOf, sourceOf } = deps
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
    if (isRefusal(member)) return member
    const refused = await askOperator(member, operators)
    if (refused) return refused
    return (await startSession(deps, member, context)) ?? refuse('invalid_password', { field: 'password' })
  }

  // A member with a nickname types it in the same field.
  calls.open(authLogin, (body, context) => login(body, 'either', context))
  calls.open(userLogin, (body, context) => login(body, 'nickname', context))

  calls.open(secureLogin, async (body, context) => {
    const refused = await checkSignature(body, deps.secureLoginKey, platform.now(), sessions)
    return refused ?? login(body, 'id', context)
  })

  calls.open(launchLogin, async ({ token }, context) => {
    const verdict = checkLaunch(token)
    if (!verdict.ok) return refuse(verdict.code, { field: 'token' })
    const redeemed = await sessions.redeemLaunchToken({
      token,
      brand: sourceOf(context.request.raw).brand,
      at: platform.now(),
    })
    const member = redeemed && (await uplines.byId(redeemed.account))
    if (!redeemed || !member) return refuse('loginFailed')
    const refused = await askOperator(member, operators)
    if (refused) return refused
    const { passwordHash } = redeemed
    return (await startSession(deps, { ...member, passwordHash }, context)) ?? refuse('loginFailed')
  })

  calls.member(switchLogin, VIEW, async (body, caller, context) => {
    const answer = await login(body, 'either', context)
    if (isRefusal(answer)) return answer
    // Nobody is in elsewhere: it is this browser that goes on as another member.
    if (await sessions.end(caller.session, platform.now(), SWITCHED))
      ends.announce({ account: caller.account, session: caller.session, code: SWITCHED })
    return answer
  })

  calls.open(sessionRestore, async (_, { request }) => {
    const session = await sessionOf(request.raw)
    if (isRefusal(session)) return session
    // A page that is opened was opened by somebody.
    deps.activity.called(session.id)
    const refused = keptOut(session.member, { need: 'view' })
    return refused ?? { member_profile: await profileOf(session.member, session.id) }
  })
}

/** Reads the balance at the operator; a member whose operator gives none cannot log in. */
async function askOperator(
  { id, operatorType }: Member,
  operators: Pick<OperatorWallets, 'balanceOf'>,
): Promise<Refusal | null> {
  if (operatorType === 1) return null
  const held = await operators.balanceOf(id)
  return 'code' in held ? refuse('connectionFailed') : null
}

export interface ProfileRouteDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
  readonly sessions: SessionRepository
  readonly ends: SessionEnds
  readonly uplines: Uplines
  readonly wallet: Wallet
  readonly operators: Pick<OperatorWallets, 'balanceOf'>
  readonly profileOf: ProfileOf
  readonly sourceOf: SourceOf
}

/** Calls of a member about their own account. */
export function registerProfile(calls: CallServer, deps: ProfileRouteDeps): void {
  const { platform, sessions, ends, uplines, wallet, operators, profileOf, sourceOf } = deps
  const settings = settingsRepository(platform.database)

  const balance = async (caller: Caller, { request }: CallContext, read: Wallet['balanceOf']) => {
    const held = await Promise.all([read(caller.account), sessions.hasNewProfile(caller.session)]).catch(
      (err: unknown) => {
        request.log.error({ err }, 'balance not read')
        return null
      },
    )
    // The page keeps the balance that it had, and shows that it is old.
    if (!held) return refuse('unableToGetBalanceAtTheMoment')
    const [balances, changed] = held
    return {
      balance: balances.available_balance,
      account_balance: balances.cash_balance,
      outstanding_balance: balances.frozen_balance,
      retrieve_profile: changed,
    }
  }
  const operatorBalance: Wallet['balanceOf'] = async (account) => {
    const held = await operators.balanceOf(account)
    if ('code' in held) throw new Error(`the operator: ${held.code}`)
    return held
  }
  // Each kind of member has one balance call; the other one is not theirs.
  calls.member(userBalance, VIEW, (_, caller, context) =>
    caller.operatorType === 1 ? balance(caller, context, wallet.balanceOf) : refuse('forbiddenAccess'),
  )
  calls.member(vUserBalance, VIEW, (_, caller, context) =>
    caller.operatorType === 2 ? balance(caller, context, operatorBalance) : refuse('forbiddenAccess'),
  )

  calls.member(userProfile, VIEW, async (_, caller) => {
    const member = await uplines.byId(caller.account)
    if (!member) return refuse('account_not_exists')
    await sessions.sawProfile(caller.session, member.profileRev)
    return { member_profile: await profileOf(member, caller.session) }
  })

  calls.member(userSettings, VIEW, async (body, caller, { request }) => {
    // The raw body: a parsed one has defaults in place of missing settings.
    const sent = request.body as { settings: unknown; before: unknown }
    // A list passes for an object of which nothing is given.
    for (const field of ['settings', 'before'] as const)
      if (Array.isArray(sent[field])) return refuse('invalidInput', { field })
    const earlier = formFaultIn(sent.before)
    if (earlier !== null) return refuse('invalidInput', { field: `before.${earlier}` })
    if (body.settings === undefined) return settings.read(caller.account)
    if (caller.viewOnly) return caller.viewOnly
    const fault = faultIn(sent.settings)
    if (fault !== null) return refuse('invalidInput', { field: `settings.${fault}` })
    const saved = await settings.save(caller.account, sent)
    if (!saved) return refuse('requestLimit', { retry_after: 1 })
    return 'fault' in saved ? refuse('invalidInput', { field: `settings.${saved.fault}` }) : saved
  })

  calls.member(logout, VIEW, async (_, caller, { request, reply }) => {
    if (await sessions.end(caller.session, platform.now(), 'requested'))
      ends.announce({ account: caller.account, session: caller.session, code: 'requested' })
    clearSessionCookie(sourceOf(request.raw), reply)
    return {}
  })
}
