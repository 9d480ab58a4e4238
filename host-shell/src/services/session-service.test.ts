import { authLogin, sessionRestore, userProfile } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { ok, profileOf } from '../testing/fake-server'
import {
  answered,
  buildSession,
  late,
  memberIn,
  PROFILE,
  response,
  SECOND,
  SILENCE,
  settled,
  stageOf,
} from '../testing/session-rig'
import { login } from './enter-session'

describe('a login', () => {
  test('that is still on its way bars a second one', async () => {
    const { session, asked } = buildSession({ [authLogin.name]: answered(PROFILE) })
    const [, second] = await Promise.all([login(session, 'demo', 'demo88'), login(session, 'demo', 'demo88')])
    expect(second).toMatchObject({ kind: 'refused', code: 'requestProcessing' })
    expect(asked).toEqual(['authLogin'])
  })

  test('notifies the other tabs of the login', async () => {
    const { session, tabs } = buildSession({ [authLogin.name]: answered(PROFILE) })
    await login(session, 'demo', 'demo88')
    expect(tabs.sent).toEqual([{ type: 'in', account: 'demo', session: 'handle-demo' }])
  })

  test('of another member in another tab is taken over from the cookie', async () => {
    const other = fakeAccount({ account_id: 'demo2' })
    const { session, tabs } = buildSession(
      { [sessionRestore.name]: answered(profileOf(other)) },
      response(ok(PROFILE)),
    )
    await session.restore()
    tabs.messages$.next({ type: 'in', account: 'demo2' })
    await settled()
    expect(session.account?.info.account_id).toBe('demo2')
  })

  test('of the same member in another tab is taken over with its session, and asked about no further', async () => {
    const { session, tabs, asked } = buildSession(
      { [sessionRestore.name]: answered(SECOND) },
      response(ok(PROFILE)),
    )
    await session.restore()
    tabs.messages$.next({ type: 'in', account: 'demo', session: 'second' })
    await settled()
    tabs.messages$.next({ type: 'in', account: 'demo', session: 'second' })
    await settled()
    expect([session.account?.info.session_token, asked]).toEqual(['second', [sessionRestore.name]])
  })

  test('from another tab is taken over although the previous session ends meanwhile', async () => {
    const restored = late<CallResult<object>>()
    const { session, tabs } = buildSession({ [sessionRestore.name]: restored.answer }, response(ok(PROFILE)))
    await session.restore()
    tabs.messages$.next({ type: 'in', account: 'demo', session: 'second' })
    session.end('session_not_exists')
    restored.come(answered(SECOND))
    await settled()
    expect(session.account?.info.session_token).toBe('second')
  })
})

describe('the end of a session', () => {
  test('has one reason, however many come', async () => {
    const { session, endings, emitted } = await memberIn()
    session.end('session_expired')
    session.end('permission_denied')
    expect(endings).toEqual(['session_expired'])
    expect(emitted).toEqual([{ type: 'logout', code: 'session_expired' }])
    expect(session.account).toBeNull()
  })

  test('notifies the other tabs', async () => {
    const { session, tabs } = await memberIn()
    session.end('BLOCK')
    expect(tabs.sent).toEqual([{ type: 'out', code: 'BLOCK', session: 'handle-demo' }])
  })

  test('from another tab ends this one too, without an echo', async () => {
    const { session, tabs, endings } = await memberIn()
    tabs.messages$.next({ type: 'out', code: 'requested', session: 'handle-demo' })
    expect(stageOf(session)).toBe('out')
    expect(endings).toEqual(['requested'])
    expect(tabs.sent).toEqual([])
  })

  test('from a page of an older version ends this one, for any session', async () => {
    const { session, tabs } = await memberIn()
    tabs.messages$.next({ type: 'out', code: 'requested' })
    expect(stageOf(session)).toBe('out')
  })

  test('of a previous session, from another tab, does not end the new one', async () => {
    const { session, tabs, endings } = await memberIn({ [authLogin.name]: answered(SECOND) })
    await login(session, 'demo', 'demo88')
    tabs.messages$.next({ type: 'out', code: 'session_not_exists', session: 'handle-demo' })
    expect([session.account?.info.session_token, endings]).toEqual(['second', []])
  })

  test('comes with a logout although the server is unreachable', async () => {
    const { session, endings } = await memberIn()
    await session.logout()
    expect(endings).toEqual(['requested'])
  })

  test.each<[string, CallResult<object>]>([
    ['is asked for too often', { kind: 'refused', code: 'requestLimit', text: '', details: {} }],
    ['cannot be read', { kind: 'refused', code: 'systemError', text: '', details: {} }],
    ['nobody answers for', SILENCE],
  ])('does not come from a profile that %s', async (_, answer) => {
    const { session, endings } = await memberIn({ [userProfile.name]: answer })
    await session.refreshProfile()
    expect([stageOf(session), endings]).toEqual(['in', []])
  })
})
