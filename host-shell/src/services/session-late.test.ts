import { authLogin, sessionRestore, userProfile } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { ok, profileOf } from '../testing/fake-server'
import {
  answered,
  type BuiltSession,
  buildSession,
  LOGGED_OUT,
  late,
  PROFILE,
  REFUSED,
  response,
  settled,
  stageOf,
} from '../testing/session-rig'
import { login } from './enter-session'

describe('an answer that comes too late brings nobody back', () => {
  test.each<[string, (built: BuiltSession) => unknown]>([
    ['after a logout', ({ session }) => session.logout()],
    ['after a logout in another tab', ({ tabs }) => tabs.messages$.next(LOGGED_OUT)],
    ['after the session has expired', ({ session }) => session.end('session_expired')],
  ])('%s: neither a profile that was read again nor a restored session', async (_, happens) => {
    const [profile, restored] = [late<CallResult<object>>(), late<CallResult<object>>()]
    const built = buildSession(
      { [userProfile.name]: profile.answer, [sessionRestore.name]: restored.answer },
      response(ok(PROFILE)),
    )
    const { session } = built
    await session.restore()
    const asked = [session.refreshProfile(), session.restore(null)]
    await happens(built)
    profile.come(answered(PROFILE))
    restored.come(answered(PROFILE))
    await Promise.all(asked)
    expect(stageOf(session)).toBe('out')
  })

  test('of a session that another tab has ended before it was restored here', async () => {
    const restored = late<Response>()
    const { session, tabs } = buildSession({}, restored.answer)
    const asked = session.restore()
    tabs.messages$.next(LOGGED_OUT)
    restored.come(await response(ok(PROFILE)))
    await asked
    expect(stageOf(session)).toBe('out')
  })

  test('after a login that failed while the earlier cookie was checked', async () => {
    const restored = late<Response>()
    const { session } = buildSession({ [authLogin.name]: REFUSED }, restored.answer)
    const asked = session.restore()
    await login(session, 'demo2', 'wrong')
    expect(stageOf(session)).toBe('out')
    restored.come(await response(ok(PROFILE)))
    await asked
    expect(stageOf(session)).toBe('out')
  })

  test.each<[string, CallResult<object>]>([
    ['the profile of the member who was in before another one', answered(PROFILE)],
    ['their refusal', REFUSED],
  ])('%s', async (_, answer) => {
    const profile = late<CallResult<object>>()
    const other = answered(profileOf(fakeAccount({ account_id: 'demo2' })))
    const { session, tabs, endings } = buildSession(
      { [userProfile.name]: profile.answer, [sessionRestore.name]: other },
      response(ok(PROFILE)),
    )
    await session.restore()
    const asked = session.refreshProfile()
    tabs.messages$.next({ type: 'in', account: 'demo2' })
    await settled()
    profile.come(answer)
    await asked
    expect([session.account?.info.account_id, endings]).toEqual(['demo2', []])
  })
})
