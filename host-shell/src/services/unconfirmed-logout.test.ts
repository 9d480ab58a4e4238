import { authLogin, logout, sessionRestore } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { ok, refused } from '../testing/fake-server'
import { inMemory } from '../testing/preferences-rig'
import {
  type Answers,
  answered,
  buildSession,
  LOGGED_OUT,
  memberIn,
  PROFILE,
  REFUSED,
  response,
  SECOND,
  stageOf,
} from '../testing/session-rig'
import { login } from './enter-session'
import { KEPT } from './storage'

describe('a logout that did not reach the server', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const later = () => jest.advanceTimersByTimeAsync(60_000)
  const sendCount = (asked: readonly string[]) => asked.filter((name) => name === logout.name).length
  const LEFT = { account_id: 'demo', session_token: 'handle-demo' }

  test.each<[string, CallResult<object>]>([
    ['answers', answered({})],
    ['says that it is over', REFUSED],
    ['says that the cookie is of another session', { ...REFUSED, code: 'invalidSession' }],
  ])('is sent again, by its handle, until the server %s', async (_, answer) => {
    const answers: Answers = {}
    const { session, asked, sent, storage } = await memberIn(answers)
    await session.logout()
    await later()
    answers[logout.name] = { ...REFUSED, code: 'requestLimit' }
    const before = sendCount(asked)
    await later()
    await later()
    expect([before > 1, sendCount(asked) > before]).toEqual([true, true])
    expect(storage.read(KEPT.left)).toEqual(LEFT)
    answers[logout.name] = answer
    await later()
    const last = sendCount(asked)
    await later()
    expect([sendCount(asked), storage.read(KEPT.left)]).toEqual([last, null])
    expect(sent.filter((_, at) => asked[at] === logout.name)).toEqual(Array(last).fill(LEFT))
  })

  test('waits longer each time, a minute at most', async () => {
    const { session, asked } = await memberIn()
    await session.logout()
    await jest.advanceTimersByTimeAsync(62_000)
    expect(sendCount(asked)).toBe(6)
    await jest.advanceTimersByTimeAsync(600_000)
    expect(sendCount(asked)).toBe(16)
  })

  test('is not sent again after another login', async () => {
    const { session, asked, storage } = await memberIn({ [authLogin.name]: answered(SECOND) })
    await session.logout()
    await login(session, 'demo', 'demo88')
    await later()
    expect([sendCount(asked), storage.read(KEPT.left)]).toEqual([1, null])
  })

  test.each([
    ['holds that session out', ok(PROFILE), 'out', 1],
    ['lets in a session that has begun since', ok(SECOND), 'in', 0],
    ['forgets it where the cookie is of nobody', refused('session_not_exists'), 'out', 0],
  ])('and a page that was loaded again %s', async (_, restored, stage, times) => {
    const storage = inMemory()
    storage.write(KEPT.left, LEFT)
    const { session, asked } = buildSession({ [logout.name]: answered({}) }, response(restored), storage)
    await session.restore()
    expect([stageOf(session), sendCount(asked), storage.read(KEPT.left)]).toEqual([stage, times, null])
  })

  test.each(['systemError', 'requestLimit', 'internalServerError'] as const)(
    'and a page that is answered %s goes on to hold it out',
    async (code) => {
      const storage = inMemory()
      storage.write(KEPT.left, LEFT)
      const { session } = buildSession(
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
  ])('another tab sends it after a minute when it %s', async (_, left, times) => {
    const { asked, storage, tabs } = await memberIn({ [logout.name]: answered({}) })
    if (left) storage.write(KEPT.left, left)
    tabs.messages$.next(LOGGED_OUT)
    await jest.advanceTimersByTimeAsync(50_000)
    expect(sendCount(asked)).toBe(0)
    await later()
    await later()
    expect([sendCount(asked), storage.read(KEPT.left)]).toEqual([times, null])
  })
})
