import { authLogin, launchLogin, logout, sessionRestore, userProfile } from '@touchline/contracts/calls'
import type { BusEvent, CallResult } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { ok, profileOf, refused } from '../testing/fake-server'
import { createFakeTabs } from '../testing/fake-tabs'
import { inMemory } from '../testing/preferences-rig'
import { launch, login } from './enter-session'
import { type Ending, SessionService } from './session-service'
import { KEPT } from './storage'

const PROFILE = profileOf(fakeAccount())
/** The same member after another login. */
const SECOND = profileOf(fakeAccount({ session_token: 'second' }))
const ENDED = { type: 'out', code: 'requested', session: 'handle-demo' } as const
const answered = (data: object): CallResult<object> => ({ kind: 'ok', data })
const REFUSED: CallResult<object> = { kind: 'refused', code: 'session_expired', text: '', details: {} }
const SILENCE: CallResult<object> = { kind: 'unknown', code: 'requestFailed', text: '' }
const response = (body: object) => Promise.resolve({ ok: true, json: async () => body } as Response)

/** A session whose calls are answered by name. */
function build(
  answers: Record<string, CallResult<object> | Promise<CallResult<object>>>,
  restored: Promise<Response> | null = null,
  storage = inMemory(),
) {
  const asked: string[] = []
  const sent: object[] = []
  const emitted: BusEvent[] = []
  const endings: Ending[] = []
  const tabs = createFakeTabs()
  const call = async ({ name }: { name: string }, request: object) => {
    asked.push(name)
    sent.push(request)
    return answers[name] ?? SILENCE
  }
  const session = new SessionService({
    call: call as never,
    tabs,
    storage,
    emit: (event) => emitted.push(event),
    restored,
  })
  session.ended$.subscribe((code) => endings.push(code))
  return { session, asked, sent, emitted, endings, tabs, storage }
}

/** An answer that comes when the test says so. */
function late<Answer>() {
  let come: (answer: Answer) => void = () => undefined
  const answer = new Promise<Answer>((done) => {
    come = done
  })
  return { answer, come }
}
const settled = () => new Promise((done) => setTimeout(done))

const stageOf = (session: SessionService) => session.session$.value.stage

describe('at the start', () => {
  test('whoever the early restore names is in, and nobody is asked again', async () => {
    const { session, asked } = build({}, response(ok(PROFILE)))
    await session.restore()
    expect(session.account?.info.account_id).toBe('demo')
    expect(asked).toEqual([])
  })

  test('a refused early restore is an answer: a visitor, asked about once', async () => {
    const { session, asked } = build({}, response(refused('session_not_exists')))
    await session.restore()
    expect(stageOf(session)).toBe('out')
    expect(asked).toEqual([])
  })

  test('an early restore that did not arrive is asked for again', async () => {
    const answers = { [sessionRestore.name]: answered(PROFILE) }
    const { session } = build(answers, Promise.reject(new Error('aborted')))
    await session.restore()
    expect(stageOf(session)).toBe('in')
  })

  test.each([
    ['nobody answers', SILENCE, true],
    ['a visitor is told that', REFUSED, false],
  ] as const)('whether it is known that nobody is in, when %s', async (_, answer, isUnsure) => {
    const { session } = build({ [sessionRestore.name]: answer }, Promise.reject(new Error('aborted')))
    await session.restore()
    expect([stageOf(session), session.isUnsure]).toEqual([isUnsure ? 'unknown' : 'out', isUnsure])
  })

  describe('that nobody answers', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    test('is asked again, and the page stays where it is for a moment', async () => {
      const answers: Parameters<typeof build>[0] = {}
      const { session, asked } = build(answers)
      await session.restore()
      expect([stageOf(session), session.isUnsure]).toEqual(['unknown', true])
      answers[sessionRestore.name] = answered(PROFILE)
      await jest.advanceTimersByTimeAsync(1000)
      expect([stageOf(session), session.isUnsure, asked.length]).toEqual(['in', false, 2])
      await jest.advanceTimersByTimeAsync(300_000)
      expect(asked).toHaveLength(2)
    })

    test('lets visitors log in after some seconds, and brings a member back whenever it is answered', async () => {
      const answers: Parameters<typeof build>[0] = {}
      const { session } = build(answers)
      await session.restore()
      await jest.advanceTimersByTimeAsync(4000)
      expect(stageOf(session)).toBe('out')
      answers[sessionRestore.name] = answered(PROFILE)
      await jest.advanceTimersByTimeAsync(8000)
      expect(stageOf(session)).toBe('in')
    })

    test('is asked no more once somebody logs in', async () => {
      const { session, asked } = build({ [authLogin.name]: answered(SECOND) })
      await session.restore()
      await login(session, 'demo', 'demo88')
      await jest.advanceTimersByTimeAsync(300_000)
      expect(asked).toEqual([sessionRestore.name, authLogin.name])
    })
  })

  test('a launch that fails leaves nobody in', async () => {
    const { session } = build({ [launchLogin.name]: REFUSED })
    await launch(session, 'used token')
    expect(stageOf(session)).toBe('out')
  })
})

describe('a login', () => {
  test('that is still on its way bars a second one', async () => {
    const { session, asked } = build({ [authLogin.name]: answered(PROFILE) })
    const [, second] = await Promise.all([login(session, 'demo', 'demo88'), login(session, 'demo', 'demo88')])
    expect(second).toMatchObject({ kind: 'refused', code: 'requestProcessing' })
    expect(asked).toEqual(['authLogin'])
  })

  test('tells the other tabs who is in now', async () => {
    const { session, tabs } = build({ [authLogin.name]: answered(PROFILE) })
    await login(session, 'demo', 'demo88')
    expect(tabs.sent).toEqual([{ type: 'in', account: 'demo', session: 'handle-demo' }])
  })

  test('of another member in another tab is taken over from the cookie', async () => {
    const other = fakeAccount({ account_id: 'demo2' })
    const { session, tabs } = build(
      { [sessionRestore.name]: answered(profileOf(other)) },
      response(ok(PROFILE)),
    )
    await session.restore()
    tabs.messages$.next({ type: 'in', account: 'demo2' })
    await settled()
    expect(session.account?.info.account_id).toBe('demo2')
  })

  test('of the same member in another tab is taken over with its session, and asked about no further', async () => {
    const { session, tabs, asked } = build({ [sessionRestore.name]: answered(SECOND) }, response(ok(PROFILE)))
    await session.restore()
    tabs.messages$.next({ type: 'in', account: 'demo', session: 'second' })
    await settled()
    tabs.messages$.next({ type: 'in', account: 'demo', session: 'second' })
    await settled()
    expect([session.account?.info.session_token, asked]).toEqual(['second', [sessionRestore.name]])
  })

  test('that another tab tells of is taken over although the session of before ends meanwhile', async () => {
    const restored = late<CallResult<object>>()
    const { session, tabs } = build({ [sessionRestore.name]: restored.answer }, response(ok(PROFILE)))
    await session.restore()
    tabs.messages$.next({ type: 'in', account: 'demo', session: 'second' })
    session.end('session_not_exists')
    restored.come(answered(SECOND))
    await settled()
    expect(session.account?.info.session_token).toBe('second')
  })
})

describe('the end of a session', () => {
  const member = async (answers: Parameters<typeof build>[0] = {}) => {
    const built = build(answers, response(ok(PROFILE)))
    await built.session.restore()
    return built
  }

  test('has one reason, however many come', async () => {
    const { session, endings, emitted } = await member()
    session.end('session_expired')
    session.end('permission_denied')
    expect(endings).toEqual(['session_expired'])
    expect(emitted).toEqual([{ type: 'logout', code: 'session_expired' }])
    expect(session.account).toBeNull()
  })

  test('is told to the other tabs', async () => {
    const { session, tabs } = await member()
    session.end('BLOCK')
    expect(tabs.sent).toEqual([{ type: 'out', code: 'BLOCK', session: 'handle-demo' }])
  })

  test('that another tab tells of ends this one too, without an echo', async () => {
    const { session, tabs, endings } = await member()
    tabs.messages$.next({ type: 'out', code: 'requested', session: 'handle-demo' })
    expect(stageOf(session)).toBe('out')
    expect(endings).toEqual(['requested'])
    expect(tabs.sent).toEqual([])
  })

  test('that a page of an older version tells of ends this one, whichever it meant', async () => {
    const { session, tabs } = await member()
    tabs.messages$.next({ type: 'out', code: 'requested' })
    expect(stageOf(session)).toBe('out')
  })

  test('of before, which another tab tells of, leaves the one that has begun since', async () => {
    const { session, tabs, endings } = await member({ [authLogin.name]: answered(SECOND) })
    await login(session, 'demo', 'demo88')
    tabs.messages$.next({ type: 'out', code: 'session_not_exists', session: 'handle-demo' })
    expect([session.account?.info.session_token, endings]).toEqual(['second', []])
  })

  test('comes with a logout although the server cannot be told', async () => {
    const { session, endings } = await member()
    await session.logout()
    expect(endings).toEqual(['requested'])
  })

  describe('with a logout of which the server did not hear', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())
    const later = () => jest.advanceTimersByTimeAsync(60_000)
    const told = (asked: readonly string[]) => asked.filter((name) => name === logout.name).length
    const LEFT = { account_id: 'demo', session_token: 'handle-demo' }

    test.each<[string, CallResult<object>]>([
      ['answers', answered({})],
      ['says that it is over', REFUSED],
      ['says that the cookie is of another session', { ...REFUSED, code: 'invalidSession' }],
    ])('tells it again, by its handle, until the server %s', async (_, answer) => {
      const answers: Parameters<typeof build>[0] = {}
      const { session, asked, sent, storage } = await member(answers)
      await session.logout()
      await later()
      answers[logout.name] = { ...REFUSED, code: 'requestLimit' }
      const before = told(asked)
      await later()
      await later()
      expect([before > 1, told(asked) > before]).toEqual([true, true])
      expect(storage.read(KEPT.left)).toEqual(LEFT)
      answers[logout.name] = answer
      await later()
      const last = told(asked)
      await later()
      expect([told(asked), storage.read(KEPT.left)]).toEqual([last, null])
      expect(sent.filter((_, at) => asked[at] === logout.name)).toEqual(Array(last).fill(LEFT))
    })

    test('waits longer each time, a minute at most', async () => {
      const { session, asked } = await member()
      await session.logout()
      await jest.advanceTimersByTimeAsync(62_000)
      expect(told(asked)).toBe(6)
      await jest.advanceTimersByTimeAsync(600_000)
      expect(told(asked)).toBe(16)
    })

    test('tells it no more once somebody else is in', async () => {
      const { session, asked, storage } = await member({ [authLogin.name]: answered(SECOND) })
      await session.logout()
      await login(session, 'demo', 'demo88')
      await later()
      expect([told(asked), storage.read(KEPT.left)]).toEqual([1, null])
    })

    test.each([
      ['holds that session out', ok(PROFILE), 'out', 1],
      ['lets in a session that has begun since', ok(SECOND), 'in', 0],
      ['forgets it where the cookie is of nobody', refused('session_not_exists'), 'out', 0],
    ])('and a page that was loaded again %s', async (_, restored, stage, times) => {
      const storage = inMemory()
      storage.write(KEPT.left, LEFT)
      const { session, asked } = build({ [logout.name]: answered({}) }, response(restored), storage)
      await session.restore()
      expect([stageOf(session), told(asked), storage.read(KEPT.left)]).toEqual([stage, times, null])
    })

    test.each(['systemError', 'requestLimit', 'internalServerError'] as const)(
      'and a page that is answered %s goes on to hold it out',
      async (code) => {
        const storage = inMemory()
        storage.write(KEPT.left, LEFT)
        const { session } = build(
          { [sessionRestore.name]: { ...REFUSED, code } },
          response(refused(code)),
          storage,
        )
        await session.restore()
        expect([session.isUnsure, storage.read(KEPT.left)]).toEqual([true, LEFT])
      },
    )

    test.each([
      ['has not been heard', LEFT, 1],
      ['was heard', null, 0],
    ])('another tab tells it after a minute when it %s', async (_, left, times) => {
      const { asked, storage, tabs } = await member({ [logout.name]: answered({}) })
      if (left) storage.write(KEPT.left, left)
      tabs.messages$.next(ENDED)
      await jest.advanceTimersByTimeAsync(50_000)
      expect(told(asked)).toBe(0)
      await later()
      await later()
      expect([told(asked), storage.read(KEPT.left)]).toEqual([times, null])
    })
  })

  test.each<[string, CallResult<object>]>([
    ['is asked for too often', { kind: 'refused', code: 'requestLimit', text: '', details: {} }],
    ['cannot be read', { kind: 'refused', code: 'systemError', text: '', details: {} }],
    ['nobody answers for', SILENCE],
  ])('does not come from a profile that %s', async (_, answer) => {
    const { session, endings } = await member({ [userProfile.name]: answer })
    await session.refreshProfile()
    expect([stageOf(session), endings]).toEqual(['in', []])
  })
})

describe('an answer that comes too late brings nobody back', () => {
  type Built = ReturnType<typeof build>
  test.each<[string, (built: Built) => unknown]>([
    ['after a logout', ({ session }) => session.logout()],
    ['after a logout in another tab', ({ tabs }) => tabs.messages$.next(ENDED)],
    ['after the session has expired', ({ session }) => session.end('session_expired')],
  ])('%s: neither a profile that was read again nor a restored session', async (_, happens) => {
    const [profile, restored] = [late<CallResult<object>>(), late<CallResult<object>>()]
    const built = build(
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
    const { session, tabs } = build({}, restored.answer)
    const asked = session.restore()
    tabs.messages$.next(ENDED)
    restored.come(await response(ok(PROFILE)))
    await asked
    expect(stageOf(session)).toBe('out')
  })

  test('after a login that failed while the cookie of before was asked about', async () => {
    const restored = late<Response>()
    const { session } = build({ [authLogin.name]: REFUSED }, restored.answer)
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
    const { session, tabs, endings } = build(
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
