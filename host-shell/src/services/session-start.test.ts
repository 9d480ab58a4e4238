import { authLogin, launchLogin, sessionRestore } from '@touchline/contracts/calls'
import { ok, refused } from '../testing/fake-server'
import {
  type Answers,
  answered,
  buildSession,
  PROFILE,
  REFUSED,
  response,
  SECOND,
  SILENCE,
  stageOf,
} from '../testing/session-rig'
import { launch, login } from './enter-session'

describe('at the start', () => {
  test('the member of the early restore is logged in without another request', async () => {
    const { session, asked } = buildSession({}, response(ok(PROFILE)))
    await session.restore()
    expect(session.account?.info.account_id).toBe('demo')
    expect(asked).toEqual([])
  })

  test('a refused early restore is an answer: a visitor, asked about once', async () => {
    const { session, asked } = buildSession({}, response(refused('session_not_exists')))
    await session.restore()
    expect(stageOf(session)).toBe('out')
    expect(asked).toEqual([])
  })

  test('an early restore that did not arrive is asked for again', async () => {
    const answers = { [sessionRestore.name]: answered(PROFILE) }
    const { session } = buildSession(answers, Promise.reject(new Error('aborted')))
    await session.restore()
    expect(stageOf(session)).toBe('in')
  })

  test.each([
    ['nobody answers', SILENCE, true],
    ['a visitor is told that', REFUSED, false],
  ] as const)('whether it is known that nobody is in, when %s', async (_, answer, isUnsure) => {
    const { session } = buildSession({ [sessionRestore.name]: answer }, Promise.reject(new Error('aborted')))
    await session.restore()
    expect([stageOf(session), session.isUnsure]).toEqual([isUnsure ? 'unknown' : 'out', isUnsure])
  })

  describe('that nobody answers', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    test('is asked again, and the page stays where it is for a moment', async () => {
      const answers: Answers = {}
      const { session, asked } = buildSession(answers)
      await session.restore()
      expect([stageOf(session), session.isUnsure]).toEqual(['unknown', true])
      answers[sessionRestore.name] = answered(PROFILE)
      await jest.advanceTimersByTimeAsync(1000)
      expect([stageOf(session), session.isUnsure, asked.length]).toEqual(['in', false, 2])
      await jest.advanceTimersByTimeAsync(300_000)
      expect(asked).toHaveLength(2)
    })

    test('lets visitors log in after some seconds, and brings a member back whenever it is answered', async () => {
      const answers: Answers = {}
      const { session } = buildSession(answers)
      await session.restore()
      await jest.advanceTimersByTimeAsync(4000)
      expect(stageOf(session)).toBe('out')
      answers[sessionRestore.name] = answered(PROFILE)
      await jest.advanceTimersByTimeAsync(8000)
      expect(stageOf(session)).toBe('in')
    })

    test('is asked no more once somebody logs in', async () => {
      const { session, asked } = buildSession({ [authLogin.name]: answered(SECOND) })
      await session.restore()
      await login(session, 'demo', 'demo88')
      await jest.advanceTimersByTimeAsync(300_000)
      expect(asked).toEqual([sessionRestore.name, authLogin.name])
    })
  })

  test('a launch that fails leaves nobody in', async () => {
    const { session } = buildSession({ [launchLogin.name]: REFUSED })
    await launch(session, 'used token')
    expect(stageOf(session)).toBe('out')
  })
})
