import { logout, userBalance, userProfile, userSettings, vUserBalance } from '@touchline/contracts/calls'
import type { Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import type { Caller } from '../../plugins/caller'
import { refuse } from '../../plugins/refusal'
import type { SourceOf } from '../../plugins/request-source'
import type { CallServer } from '../../plugins/serve-call'
import type { Uplines } from '../uplines'
import type { Wallet } from '../wallet'
import type { ProfileOf } from './profile'
import { clearSessionCookie } from './session-cookie'
import type { SessionEnds } from './session-ends'
import type { SessionRepository } from './session-repository'
import { settingsRepository } from './settings-repository'

export interface ProfileRouteDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
  readonly sessions: SessionRepository
  readonly ends: SessionEnds
  readonly uplines: Uplines
  readonly wallet: Wallet
  readonly profileOf: ProfileOf
  readonly sourceOf: SourceOf
}

/** What a member asks of their own account. */
export function registerProfile(calls: CallServer, deps: ProfileRouteDeps): void {
  const { platform, sessions, ends, uplines, wallet, profileOf, sourceOf } = deps
  const settings = settingsRepository(platform.database)

  const balance = async (caller: Caller) => {
    const [balances, changed] = await Promise.all([
      wallet.balanceOf(caller.account),
      sessions.hasNewProfile(caller.session),
    ])
    return {
      balance: balances.available_balance,
      account_balance: balances.cash_balance,
      outstanding_balance: balances.frozen_balance,
      retrieve_profile: changed,
    }
  }
  // Each kind of member has one balance call; the other one is not theirs.
  calls.member(userBalance, VIEW, (_, caller) =>
    caller.operatorType === 1 ? balance(caller) : refuse('forbiddenAccess'),
  )
  calls.member(vUserBalance, VIEW, (_, caller) =>
    caller.operatorType === 2 ? balance(caller) : refuse('forbiddenAccess'),
  )

  calls.member(userProfile, VIEW, async (_, caller) => {
    const member = await uplines.byId(caller.account)
    if (!member) return refuse('account_not_exists')
    await sessions.sawProfile(caller.session, member.profileRev)
    return { member_profile: await profileOf(member, caller.session) }
  })

  calls.member(userSettings, VIEW, async (body, caller) => {
    if (body.settings === undefined) return { settings: await settings.read(caller.account) }
    if (caller.viewOnly) return refuse('SUSPEND')
    await settings.save(caller.account, body.settings)
    return { settings: body.settings }
  })

  calls.member(logout, VIEW, async (_, caller, { request, reply }) => {
    if (await sessions.end(caller.session, platform.now(), 'session_expired'))
      ends.announce({ account: caller.account, session: caller.session, code: 'session_expired' })
    clearSessionCookie(sourceOf(request.raw), reply)
    return {}
  })
}
